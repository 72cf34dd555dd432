import type { Seat } from '@majlis/kernel';
import { useState } from 'react';
import { useSay } from '../../i18n.ts';
import { ApiProblem, api } from '../../play/remote/api.ts';
import { Confirmed } from '../../ui/confirmed.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { useTable } from '../store.ts';

/** What only the host of a table may do. The server has the last word on each. */
export function HostTools({ table }: { readonly table: string }) {
  const say = useSay();
  const { shown } = useTable();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const attempt = (what: () => Promise<unknown>) => {
    setProblem(null);
    what().catch((error) => setProblem(error instanceof ApiProblem ? error : new ApiProblem('other')));
  };
  const isRunning = shown.phase === 'playing' || shown.phase === 'stopped';
  return (
    <section className="host-tools" aria-label={say('host.title')}>
      {shown.seats.map((_, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <SeatTools key={seat} seat={seat} table={table} onAttempt={attempt} />
      ))}
      <div className="host-row">
        {isRunning && (
          <Confirmed
            icon="close"
            label={say('host.close')}
            question={say('host.close.ask')}
            yes={say('host.close')}
            onYes={() => attempt(() => api.close(table))}
          />
        )}
        <Confirmed
          icon="warn"
          label={say('host.delete')}
          question={say('host.delete.ask')}
          yes={say('host.delete')}
          onYes={() => attempt(() => api.deleteTable(table))}
        />
      </div>
      {problem !== null && <ProblemLine problem={problem} />}
    </section>
  );
}

interface SeatToolsProps {
  readonly seat: Seat;
  readonly table: string;
  readonly onAttempt: (what: () => Promise<unknown>) => void;
}

function SeatTools({ seat, table, onAttempt }: SeatToolsProps) {
  const say = useSay();
  const { shown, names, online } = useTable();
  const { holder, standIn, silenced } = shown.seats[seat]!;
  if (holder.kind !== 'human' || seat === shown.viewer) return null;
  const name = names[seat] ?? '';
  const isAway = online !== null && !online.present.includes(seat) && standIn === null && shown.phase === 'playing';
  return (
    <div className="host-row">
      <Confirmed
        icon={silenced ? 'chat' : 'mute'}
        label={say(silenced ? 'host.unsilence' : 'host.silence', { name })}
        question={say(silenced ? 'host.unsilence.ask' : 'host.silence.ask', { name })}
        yes={say('host.yes')}
        onYes={() => onAttempt(() => api.silence(table, seat, !silenced))}
      />
      {isAway && (
        <Confirmed
          icon="bot"
          label={say('host.standIn', { name })}
          question={say('host.standIn.ask', { name })}
          yes={say('host.yes')}
          onYes={() => onAttempt(() => api.standIn(table, seat))}
        />
      )}
    </div>
  );
}
