import { lantern } from '@majlis/art';
import type { TableSummary } from '@majlis/protocol';
import { type FormEvent, useState } from 'react';
import { useSay } from '../../i18n.ts';
import { botName } from '../../play/bot-names.ts';
import { ApiProblem, api, introduce, me, seatKeyOf } from '../../play/remote/api.ts';
import { SeatArt } from '../../table/seat-art.tsx';
import { Confirmed } from '../../ui/confirmed.tsx';
import { Floor } from '../../ui/defs.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { GAMES } from '../home/faces.ts';

interface LobbyProps {
  readonly summary: TableSummary;
  readonly onChange: () => void;
}

/** Before the deal: who sits where, the link to send, bots in empty seats. */
export function Lobby({ summary, onChange }: LobbyProps) {
  const say = useSay();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const open = summary.seats.filter(({ kind }) => kind === 'open').length;
  const isHost = me()?.id === summary.host;
  const key = seatKeyOf(summary.id);
  const mySeat = key !== null && summary.seats[key.seat]?.player === me()?.id ? key : null;
  const attempt = async (what: () => Promise<unknown>) => {
    try {
      await what();
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof ApiProblem ? error : new ApiProblem('other'));
    }
    onChange();
  };
  const sit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    void attempt(async () => {
      await introduce(name);
      await api.join(summary.id);
    });
  };
  return (
    <div className="court lobby">
      <Floor pattern="p-girih8" />
      <TopBar where={<b>{GAMES.find(({ id }) => id === summary.game)?.name}</b>} />
      <main id="content">
        <Drawing className="lobby-lantern" box="0 0 60 110" art={lantern(true)} />
        <h1 className="display">{say('lobby.title')}</h1>
        <ShareLink />
        <ul className="lobby-seats">
          {summary.seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={i} className="seat">
              <SeatArt seat={i} />
              <div className="name">{seat.name ?? (seat.kind === 'bot' ? botName(i) : say('table.open'))}</div>
              {seat.kind === 'bot' && !isHost && <span className="tag">{say('table.bot')}</span>}
              {isHost && seat.kind !== 'human' && (
                <button
                  type="button"
                  className="btn"
                  onClick={() => void attempt(() => changeBot(summary.id, i, seat.kind))}
                >
                  {say(seat.kind === 'bot' ? 'lobby.noBot' : 'lobby.bot')}
                </button>
              )}
              {isHost && seat.kind === 'human' && seat.player !== me()?.id && (
                <Confirmed
                  icon="close"
                  label={say('host.remove')}
                  question={say('host.remove.ask', { name: seat.name ?? '' })}
                  yes={say('host.remove')}
                  onYes={() => void attempt(() => remove(summary.id, i, seat.player))}
                />
              )}
            </li>
          ))}
        </ul>
        {problem !== null && <ProblemLine problem={problem} />}
        {key !== null && mySeat === null && <p role="status">{say('lobby.removed')}</p>}
        {mySeat === null ? (
          <form className="lobby-sit" onSubmit={sit}>
            <label className="field">
              <span>{say('new.name')}</span>
              <input name="name" required maxLength={24} defaultValue={me()?.name ?? ''} autoComplete="nickname" />
            </label>
            <button type="submit" className="btn primary" disabled={open === 0}>
              {say('lobby.sit')}
            </button>
          </form>
        ) : (
          <>
            <p className="small mute">{say('lobby.words', { words: mySeat.words })}</p>
            <Confirmed
              icon="back"
              label={say('lobby.leave')}
              question={say('lobby.leave.ask')}
              yes={say('lobby.leave')}
              onYes={() => void attempt(() => api.leave(summary.id))}
            />
          </>
        )}
        {open > 0 && <p className="soft">{say('lobby.needSeats', { count: open })}</p>}
        {isHost ? (
          <button
            type="button"
            className="btn primary big"
            disabled={open > 0}
            onClick={() => void attempt(() => api.start(summary.id))}
          >
            {say('lobby.start')}
          </button>
        ) : (
          mySeat !== null && <p className="soft">{say('lobby.waiting')}</p>
        )}
        {isHost && (
          <Confirmed
            icon="warn"
            label={say('host.delete')}
            question={say('host.delete.ask')}
            yes={say('host.delete')}
            onYes={() => void attempt(() => api.deleteTable(summary.id))}
          />
        )}
      </main>
    </div>
  );
}

/** Somebody may have sat down since this page looked: nobody is sent away by mistake. */
async function changeBot(table: string, seat: number, seen: string): Promise<void> {
  const { seats } = await api.table(table);
  if (seats[seat]?.kind === seen) await api.seatBot(table, seat, seen === 'bot' ? null : 'medium');
}

/** Only the one whom the host meant: somebody else may have sat down there since. */
async function remove(table: string, seat: number, player: string | null): Promise<void> {
  const { seats } = await api.table(table);
  if (seats[seat]?.player === player) await api.seatBot(table, seat, null);
}

function ShareLink() {
  const say = useSay();
  const [isCopied, setCopied] = useState(false);
  const link = location.href;
  return (
    <div className="share">
      <p className="soft">{say('lobby.lead')}</p>
      <label className="field">
        <span className="vh">{say('lobby.link')}</span>
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <button
        type="button"
        className="btn"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        <Icon name={isCopied ? 'check' : 'link'} /> {say(isCopied ? 'lobby.copied' : 'lobby.copy')}
      </button>
    </div>
  );
}
