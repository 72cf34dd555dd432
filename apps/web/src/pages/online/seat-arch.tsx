import { seatArch } from '@majlis/art';
import type { TableSummary } from '@majlis/protocol';
import { useSay } from '../../i18n.ts';
import { botName } from '../../play/bot-names.ts';
import { isLevel, type Level } from '../../play/levels.ts';
import { api, me } from '../../play/remote/api.ts';
import { SeatArt } from '../../table/seat-art.tsx';
import { Confirmed } from '../../ui/confirmed.tsx';
import { Drawing } from '../../ui/drawing.tsx';

interface SeatArchProps {
  readonly summary: TableSummary;
  readonly at: number;
  /** Of a bot that is put there. */
  readonly level: Level;
  readonly attempt: (what: () => Promise<unknown>) => void;
}

/** A seat before the deal: its lamp is lit once somebody sits there, and the host may put a bot in it. */
export function SeatArch({ summary, at, level, attempt }: SeatArchProps) {
  const say = useSay();
  const seat = summary.seats[at]!;
  const isHost = me()?.id === summary.host;
  const isTaken = seat.kind !== 'open';
  const isMe = isTaken && seat.player !== null && seat.player === me()?.id;
  return (
    <li className="lobby-seat">
      <Drawing className="lobby-arch" box="0 0 240 330" art={seatArch(`var(--seat-${at + 1})`, isTaken)} />
      <SeatArt seat={at} />
      <div className="name">
        <b>{seat.name ?? (seat.kind === 'bot' ? botName(at) : say('table.open'))}</b>
        {isMe && <span className="tag you">{say('table.you')}</span>}
        {seat.kind === 'bot' && <span className="tag">{say('table.bot')}</span>}
        {isLevel(seat.level) && <span className="tag">{say(`level.${seat.level}`)}</span>}
      </div>
      {isHost && seat.kind !== 'human' && (
        <button
          type="button"
          className="btn"
          onClick={() => attempt(() => changeBot(summary.id, at, seat.kind, level))}
        >
          {say(seat.kind === 'bot' ? 'lobby.noBot' : 'lobby.bot')}
        </button>
      )}
      {isHost && seat.kind === 'human' && !isMe && (
        <Confirmed
          icon="close"
          label={say('host.remove')}
          question={say('host.remove.ask', { name: seat.name ?? '' })}
          yes={say('host.remove')}
          onYes={() => attempt(() => remove(summary.id, at, seat.player))}
        />
      )}
    </li>
  );
}

/** Somebody may have sat down since this page looked: nobody is sent away by mistake. */
async function changeBot(table: string, seat: number, seen: string, level: Level): Promise<void> {
  const { seats } = await api.table(table);
  if (seats[seat]?.kind === seen) await api.seatBot(table, seat, seen === 'bot' ? null : level);
}

/** Only the one whom the host meant: somebody else may have sat down there since. */
async function remove(table: string, seat: number, player: string | null): Promise<void> {
  const { seats } = await api.table(table);
  if (seats[seat]?.player === player) await api.seatBot(table, seat, null);
}
