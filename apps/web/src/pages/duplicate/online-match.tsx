import type { MatchSummary } from '@majlis/protocol';
import { Link, useParams } from 'wouter';
import { useSay } from '../../i18n.ts';
import { me } from '../../play/remote/api.ts';
import { SeatArt } from '../../table/seat-art.tsx';
import { Floor } from '../../ui/defs.tsx';
import { ProblemLine } from '../../ui/problem-line.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { GAMES } from '../home/faces.ts';
import { Gathering } from './gathering.tsx';
import { useMatch } from './match-api.ts';
import { Standings } from './standings.tsx';
import './duplicate.css';

/** A match on the server: who takes part, one's own tables, and what is known of deals that are over. */
export function OnlineMatch() {
  const say = useSay();
  const { match: id = '' } = useParams();
  const { match, problem, attempt } = useMatch(id);
  const game = GAMES.find((face) => face.id === match?.game)?.name ?? '';
  return (
    <div className="court duplicate">
      <Floor pattern="p-girih8" />
      <TopBar />
      <main id="content">
        {match !== null && <h1 className="display">{say('match.title', { game })}</h1>}
        {problem !== null && <ProblemLine problem={problem} />}
        {match?.phase === 'gathering' && <Gathering match={match} attempt={(what) => void attempt(what)} />}
        {match !== null && match.phase !== 'gathering' && (
          <>
            <Deals match={match} />
            <Standings match={match} />
          </>
        )}
      </main>
    </div>
  );
}

/** What somebody plays at each deal. */
function Deals({ match }: { readonly match: MatchSummary }) {
  const say = useSay();
  const isIn = match.players.some(({ id }) => id === me()?.id);
  if (!isIn) return <p className="duplicate-lead">{say('match.watching')}</p>;
  const next = match.deals.findIndex(({ mine }) => mine?.phase === 'playing');
  return (
    <>
      <p className="duplicate-lead">{say('match.secret')}</p>
      <ol className="duplicate-deals">
        {match.deals.map(({ mine, isOver, tables }, deal) => {
          const playing = tables.filter(({ phase }) => phase === 'playing').length;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a deal is its number
            <li key={deal} className="niche">
              <b className="display">{say('duplicate.deal', { number: deal + 1 })}</b>
              {mine !== null && (
                <span>
                  <SeatArt seat={mine.seat} />
                  {say('duplicate.seat', { number: mine.seat + 1 })}
                </span>
              )}
              {mine?.phase === 'playing' && (
                <Link className={deal === next ? 'btn primary' : 'btn'} href={`/t/${mine.table}`}>
                  {say(mine.isAsked ? 'match.yourTurn' : 'duplicate.play')}
                </Link>
              )}
              {mine !== null && mine.phase !== 'playing' && (
                <span className="small soft">
                  {isOver ? say('match.dealOver') : say('match.stillPlaying', { count: playing })}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </>
  );
}
