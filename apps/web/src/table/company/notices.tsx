import type { Seat } from '@majlis/kernel';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../i18n.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useTable } from '../store.ts';

/** What somebody at a table on a server must know now, each with the way on. */
export function Notices({ children }: { readonly children?: ReactNode }) {
  const { shown, online } = useTable();
  if (online === null) return null;
  const me = shown.viewer === 'spectator' ? null : shown.viewer;
  const isPlaying = shown.phase === 'playing';
  return (
    <div className="notices" aria-live="polite">
      {isPlaying && me !== null && shown.seats[me]!.standIn !== null && <StandInNotice seat={me} />}
      {isPlaying && shown.paused && <PausedNotice mayResume={me !== null} />}
      {isPlaying && shown.takeback !== null && <TakebackNotice seat={me} />}
      {children}
    </div>
  );
}

interface NoticeProps {
  readonly icon: IconName;
  readonly words: string;
  readonly children?: ReactNode;
}

export function Notice({ icon, words, children }: NoticeProps) {
  return (
    <section className="notice">
      <Icon name={icon} />
      <p>{words}</p>
      {children}
    </section>
  );
}

/** Time ran out or the host asked for a bot: one tap and the seat is one's own again. */
function StandInNotice({ seat }: { readonly seat: Seat }) {
  const say = useSay();
  const { shown, store } = useTable();
  const count = shown.log.entries.filter((move) => move.seat === seat && move.how === 'stand-in').length;
  return (
    <Notice icon="bot" words={say('company.standIn', { count })}>
      <button type="button" className="btn primary" onClick={() => void store.ask({ type: 'handBack' })}>
        {say('company.handBack')}
      </button>
    </Notice>
  );
}

function PausedNotice({ mayResume }: { readonly mayResume: boolean }) {
  const say = useSay();
  const { store } = useTable();
  return (
    <Notice icon="pause" words={say('company.paused')}>
      {mayResume && (
        <button type="button" className="btn primary" onClick={() => void store.ask({ type: 'resume' })}>
          {say('company.resume')}
        </button>
      )}
    </Notice>
  );
}

function TakebackNotice({ seat }: { readonly seat: Seat | null }) {
  const say = useSay();
  const { shown, names, store } = useTable();
  const { seat: proposer, to, yes } = shown.takeback!;
  const answer = (agrees: boolean) => void store.ask({ type: 'answerTakeback', yes: agrees });
  if (seat === proposer) {
    return (
      <Notice icon="undo" words={say('company.takeback.waiting')}>
        <button type="button" className="btn" onClick={() => answer(false)}>
          {say('company.takeback.withdraw')}
        </button>
      </Notice>
    );
  }
  const words = say('company.takeback.asked', { name: names[proposer] ?? '', count: shown.moves - to });
  return (
    <Notice icon="undo" words={words}>
      {seat !== null && !yes.includes(seat) && (
        <>
          <button type="button" className="btn primary" onClick={() => answer(true)}>
            {say('company.takeback.yes')}
          </button>
          <button type="button" className="btn" onClick={() => answer(false)}>
            {say('company.takeback.no')}
          </button>
        </>
      )}
    </Notice>
  );
}

/** Somebody who only watches may have a seat all the same. */
export function WatchingNotice({ children }: { readonly children: ReactNode }) {
  const say = useSay();
  const { shown } = useTable();
  const [isClosed, close] = useState(false);
  if (shown.viewer !== 'spectator' || shown.phase !== 'playing' || isClosed) return null;
  return (
    <Notice icon="eye" words={say('company.watching')}>
      {children}
      <button type="button" className="iconbtn" aria-label={say('company.dismiss')} onClick={() => close(true)}>
        <Icon name="close" />
      </button>
    </Notice>
  );
}
