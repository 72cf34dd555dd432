import type { Refusal, Seat } from '@majlis/kernel';
import { useState } from 'react';
import { useLocale, useSay } from '../../i18n.ts';
import type { Courtesy } from '../../play/link.ts';
import { api } from '../../play/remote/api.ts';
import { Icon } from '../../ui/icon.tsx';
import { refusalWords } from '../refusal-words.ts';
import { SeatArt } from '../seat-art.tsx';
import { useTable } from '../store.ts';
import { Chat } from './chat.tsx';

export function Company() {
  const say = useSay();
  const { shown, online, ui, telling, store } = useTable();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const ask = (courtesy: Courtesy) => void store.ask(courtesy).then(setRefusal);
  return (
    <>
      <Chat onAsk={ask} />
      <ul className="company-people">
        {shown.seats.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <Person key={seat} seat={seat} onAsk={ask} />
        ))}
      </ul>
      <p className="small mute">{say('company.spectators', { count: online?.spectators ?? 0 })}</p>
      {refusal !== null && (
        <p className="problem" role="alert">
          {say('table.refused', { reason: refusalWords(ui, telling, refusal) })}
        </p>
      )}
      {shown.viewer !== 'spectator' && shown.phase === 'playing' && <Wishes seat={shown.viewer} onAsk={ask} />}
    </>
  );
}

interface PersonProps {
  readonly seat: Seat;
  readonly onAsk: (courtesy: Courtesy) => void;
}

function Person({ seat, onAsk }: PersonProps) {
  const say = useSay();
  const { locale } = useLocale();
  const { shown, names, online } = useTable();
  const { holder, standIn, rest } = shown.seats[seat]!;
  const isMuted = shown.muted.includes(seat);
  const name = names[seat] ?? '';
  const isHere = online?.present.includes(seat) ?? false;
  const mayMute = holder.kind === 'human' && shown.viewer !== 'spectator' && shown.viewer !== seat;
  const state =
    holder.kind === 'bot' ? 'table.bot' : standIn !== null ? 'table.botPlays' : isHere ? 'company.here' : 'table.away';
  return (
    <li>
      <SeatArt seat={seat} />
      <b>{name}</b>
      <span className={`tag ${isHere ? 'here' : ''}`}>{say(state)}</span>
      {rest !== null && <span className="tag">{say('company.holiday', { date: dayOf(locale, rest) })}</span>}
      {isMuted && <span className="tag">{say('company.muted')}</span>}
      <Nudge seat={seat} />
      {mayMute && (
        <button
          type="button"
          className="iconbtn"
          aria-label={say(isMuted ? 'company.unmute' : 'company.mute', { name })}
          title={say(isMuted ? 'company.unmute' : 'company.mute', { name })}
          onClick={() => onAsk({ type: 'mute', other: seat, on: !isMuted })}
        >
          <Icon name={isMuted ? 'chat' : 'mute'} />
        </button>
      )}
    </li>
  );
}

const dayOf = (locale: string, at: number): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(at);

/** For somebody who is asked, has no bot and is not here: one tap on the shoulder a day. */
function Nudge({ seat }: { readonly seat: Seat }) {
  const say = useSay();
  const { shown, names, online } = useTable();
  const [told, setTold] = useState<boolean | null>(null);
  const { holder, standIn } = shown.seats[seat]!;
  const name = names[seat] ?? '';
  const isWaitedFor = shown.phase === 'playing' && shown.asked.includes(seat) && holder.kind === 'human' && !standIn;
  const isSomebodyElse = shown.viewer !== 'spectator' && shown.viewer !== seat;
  if (online === null || !isWaitedFor || !isSomebodyElse || online.present.includes(seat)) return null;
  if (told !== null) {
    return (
      <span className="small" role="status">
        {say(told ? 'company.nudged' : 'company.nudgedNot', { name })}
      </span>
    );
  }
  const nudge = () =>
    void api.nudge(online.table, seat).then(
      (answer) => setTold(answer.told),
      () => setTold(false),
    );
  return (
    <button type="button" className="btn" onClick={nudge}>
      <Icon name="bell" /> {say('company.nudge', { name })}
    </button>
  );
}

/** Pause, and taking back a move that undo does not reach. */
function Wishes({ seat, onAsk }: PersonProps) {
  const say = useSay();
  const { shown } = useTable();
  const mine = shown.log.entries.findLastIndex((move) => move.seat === seat);
  const mayTakeBack = mine > 0 && shown.undo !== null && shown.takeback === null && !shown.terms.rated;
  return (
    <div className="company-wishes">
      {!shown.terms.rated && (
        <button type="button" className="btn" onClick={() => onAsk({ type: shown.paused ? 'resume' : 'pause' })}>
          <Icon name={shown.paused ? 'play' : 'pause'} />
          {say(shown.paused ? 'company.resume' : 'company.pause')}
        </button>
      )}
      {mayTakeBack && (
        <button type="button" className="btn" onClick={() => onAsk({ type: 'proposeTakeback', to: mine - 1 })}>
          <Icon name="undo" />
          {say('company.takeback')}
        </button>
      )}
    </div>
  );
}
