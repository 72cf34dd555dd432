import { band } from '@majlis/art';
import type { Json } from '@majlis/kernel';
import type { TableSummary } from '@majlis/protocol';
import { type FormEvent, useState } from 'react';
import { useSay } from '../../i18n.ts';
import { LEVELS, type Level, USUAL_LEVEL } from '../../play/levels.ts';
import { ApiProblem, api, introduce, me, seatKeyOf } from '../../play/remote/api.ts';
import { codeOf } from '../../play/remote/table-code.ts';
import { Confirmed } from '../../ui/confirmed.tsx';
import { Floor } from '../../ui/defs.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { GAMES } from '../home/faces.ts';
import './lobby.css';
import { clockWords } from './clock-words.ts';
import { PlayedModules } from './played-modules.tsx';
import { SeatArch } from './seat-arch.tsx';

const BAND = `<path d="M0 0h1440v30H0z" fill="#2a1238"/>${band(1440, 30, { fg: '#c98a5a', accent: '#4fd6ca' })}`;

interface LobbyProps {
  readonly summary: TableSummary;
  readonly onChange: () => void;
}

/** Before the deal: who sits where, the link to send, bots in empty seats. */
export function Lobby({ summary, onChange }: LobbyProps) {
  const say = useSay();
  const [problem, setProblem] = useState<ApiProblem | null>(null);
  const [level, setLevel] = useState(USUAL_LEVEL);
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
  const words = open > 0 ? say('lobby.needSeats', { count: open }) : say('lobby.ready');
  return (
    <div className="court lobby">
      <Floor pattern="p-girih8" />
      <TopBar where={<b>{GAMES.find(({ id }) => id === summary.game)?.name}</b>} />
      <main id="content">
        <h1 className="display">{say('lobby.title')}</h1>
        <ul className="lobby-seats" aria-label={say('lobby.seats')}>
          {summary.seats.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <SeatArch key={i} summary={summary} at={i} level={level} attempt={(what) => void attempt(what)} />
          ))}
        </ul>
        <Drawing className="lobby-band" box="0 0 1440 30" art={BAND} fit="cover" />
        <p className="lobby-terms">
          <Icon name="clock" /> {clockWords(say, summary.clock)}
        </p>
        <PlayedModules game={summary.game} config={summary.config as Json} seats={summary.seats.length} />
        <ShareLink table={summary.id} />
        {problem !== null && <ProblemLine problem={problem} />}
        {key !== null && mySeat === null && <p role="status">{say('lobby.removed')}</p>}
        <section className="lobby-bar" aria-label={say('lobby.title')}>
          <div className="say">
            <b>{words}</b>
            {summary.rated && <span>{say('lobby.rated')}</span>}
            {summary.hints && <span>{say('lobby.hints')}</span>}
            {mySeat !== null && <span>{say('lobby.words', { words: mySeat.words })}</span>}
            {mySeat !== null && !isHost && <span>{say('lobby.waiting')}</span>}
          </div>
          {mySeat === null ? (
            <form className="lobby-sit" onSubmit={sit}>
              <label className="field">
                <span>{say('new.name')}</span>
                <input name="name" required maxLength={24} defaultValue={me()?.name ?? ''} autoComplete="nickname" />
              </label>
              <button type="submit" className={isHost ? 'btn' : 'btn primary'} disabled={open === 0}>
                {say('lobby.sit')}
              </button>
            </form>
          ) : (
            <Confirmed
              icon="back"
              label={say('lobby.leave')}
              question={say('lobby.leave.ask')}
              yes={say('lobby.leave')}
              onYes={() => void attempt(() => api.leave(summary.id))}
            />
          )}
          {isHost && (
            <>
              {open > 0 && <BotLevel level={level} onChoose={setLevel} />}
              <Confirmed
                icon="warn"
                label={say('host.delete')}
                question={say('host.delete.ask')}
                yes={say('host.delete')}
                onYes={() => void attempt(() => api.deleteTable(summary.id))}
              />
              <button
                type="button"
                className="btn primary big"
                disabled={open > 0}
                onClick={() => void attempt(() => api.start(summary.id))}
              >
                {say('lobby.start')}
              </button>
            </>
          )}
        </section>
      </main>
    </div>
  );
}

/** How well the next bot that is put into a seat shall play. */
function BotLevel({ level, onChoose }: { readonly level: Level; readonly onChoose: (level: Level) => void }) {
  const say = useSay();
  return (
    <label className="setting lobby-level">
      <span>{say('home.bots')}</span>
      <select value={level} onChange={(event) => onChoose(event.target.value as Level)}>
        {LEVELS.map((id) => (
          <option key={id} value={id}>
            {say(`level.${id}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A link to send, or a code to read out. */
function ShareLink({ table }: { readonly table: string }) {
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
      <p className="table-code">
        <span className="soft">{say('lobby.code')}</span> <b>{codeOf(table)}</b>
      </p>
    </div>
  );
}
