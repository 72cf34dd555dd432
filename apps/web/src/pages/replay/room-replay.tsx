import type { Part } from '@majlis/i18n';
import { useEffect, useState } from 'react';
import { useParams } from 'wouter';
import { type GameUi, loadGameUi } from '../../games/ui.ts';
import { needMessages } from '../../i18n.ts';
import { botName } from '../../play/bot-names.ts';
import { ApiProblem, api } from '../../play/remote/api.ts';
import type { Recording } from '../../replay/recording.ts';
import { ReplayTable } from '../../replay/replay-table.tsx';
import { Opening } from './opening.tsx';

interface Opened {
  readonly recording: Recording;
  readonly ui: GameUi;
}

/** A finished game of the server. */
export function RoomReplay() {
  const { table = '' } = useParams();
  const [opened, setOpened] = useState<Opened | ApiProblem | null>(null);
  useEffect(() => {
    openReplay(table).then(setOpened, (error) =>
      setOpened(error instanceof ApiProblem ? error : new ApiProblem('other')),
    );
  }, [table]);
  if (opened === null || opened instanceof ApiProblem) return <Opening problem={opened} />;
  return <ReplayTable {...opened} />;
}

async function openReplay(table: string): Promise<Opened> {
  const [shown, summary] = await Promise.all([api.log(table), api.table(table)]);
  const [ui] = await Promise.all([loadGameUi(shown.game), needMessages(shown.game as Part)]);
  if (ui === null) throw new ApiProblem('no-such-game');
  const names = summary.seats.map(({ name }, seat) => name ?? botName(seat));
  const eyes = [...shown.seats.map((_, seat) => seat), 'spectator' as const];
  const positionAt: Recording['positionAt'] = (moves, viewer) => api.position(table, moves, viewer);
  return { recording: { last: { shown, names }, eyes, positionAt }, ui };
}
