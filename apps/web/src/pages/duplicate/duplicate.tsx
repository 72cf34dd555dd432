import { matchOf, seatAt } from '@majlis/daily';
import { useState } from 'react';
import { Link, useLocation, useParams, useSearch } from 'wouter';
import { useSay } from '../../i18n.ts';
import { useGivenTable } from '../../play/local/given-table.ts';
import { localTableId } from '../../play/local/names.ts';
import { LeaveSlip } from '../../table/leave-slip.tsx';
import { Opening } from '../../table/opening.tsx';
import { TablePage } from '../../table/table-page.tsx';
import { Floor } from '../../ui/defs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TopBar } from '../../ui/top-bar.tsx';
import { GAMES } from '../home/faces.ts';
import { Segments } from '../home/segments.tsx';
import { NotFound } from '../not-found.tsx';
import { freshMatch, keepMatch, keyOf, useMatches, withResult } from './kept.ts';
import { MatchPage } from './match-page.tsx';
import { NewOnlineMatch } from './new-online-match.tsx';
import './duplicate.css';

/** A match of which everybody plays the same deals: to begin one, its page, or the table of one deal. */
export function Duplicate() {
  const { game, code = '', deal } = useParams();
  const face = GAMES.find(({ id }) => id === game);
  if (game === undefined) return <NewMatch />;
  const match = matchOf(game, code);
  if (face === undefined || match === null) return <NotFound />;
  if (deal === undefined) return <MatchPage key={code} match={match} name={face.name} />;
  const number = Number(deal) - 1;
  if (match.deals[number] === undefined) return <NotFound />;
  return <DealTable key={deal} game={game} code={code} number={number} />;
}

const SEATS = [2, 3, 4] as const;

function NewMatch() {
  const say = useSay();
  const [, go] = useLocation();
  const [game, setGame] = useState(GAMES[0]!.id);
  const [seats, setSeats] = useState(3);
  const fewest = Math.max(SEATS[0], GAMES.find(({ id }) => id === game)!.seats.min);
  const begin = () => {
    const word = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => (byte % 36).toString(36)).join('');
    go(`/duplicate/${game}/${Math.max(fewest, seats)}-${word}`);
  };
  return (
    <div className="court duplicate">
      <Floor pattern="p-girih8" />
      <TopBar />
      <main id="content">
        <h1 className="display">{say('duplicate.title')}</h1>
        <p className="duplicate-lead">{say('duplicate.lead')}</p>
        <div className="duplicate-wish">
          <Segments legend={say('duplicate.game')} options={GAMES.map(({ id }) => id)} chosen={game} onChoose={setGame}>
            {(id) => GAMES.find((face) => face.id === id)!.name}
          </Segments>
          <Segments
            legend={say('duplicate.seats')}
            options={SEATS.filter((count) => count >= fewest)}
            chosen={Math.max(fewest, seats)}
            onChoose={setSeats}
          >
            {(count) => count}
          </Segments>
        </div>
        <p>
          <button type="button" className="btn primary big" onClick={begin}>
            <Icon name="cards" /> {say('duplicate.begin')}
          </button>
        </p>
        <NewOnlineMatch game={game} seats={Math.max(fewest, seats)} />
      </main>
    </div>
  );
}

interface DealTableProps {
  readonly game: string;
  readonly code: string;
  readonly number: number;
}

/** One deal of a match, from the seat that is this player's at it. */
function DealTable({ game, code, number }: DealTableProps) {
  const say = useSay();
  const [, go] = useLocation();
  const search = useSearch();
  const match = matchOf(game, code)!;
  const key = keyOf(game, code);
  const kept = useMatches(({ matches }) => matches[key]) ?? freshMatch(0, match.deals.length);
  const seat = seatAt(match, kept.own.player, number);
  const name = `duplicate=${code}-${number + 1}-${kept.own.player + 1}`;
  const opened = useGivenTable({
    deal: match.deals[number]!,
    seat,
    id: localTableId(game, name),
    onMessage: ({ shown: { outcome } }) => {
      if (outcome !== null) keepMatch(key, (before) => withResult(before ?? kept, number, outcome.scores[seat]!));
    },
  });
  if (opened === null || typeof opened === 'string') return <Opening problem={opened} />;
  const back = `/duplicate/${game}/${code}${search === '' ? '' : `?${search}`}`;
  return (
    <TablePage
      store={opened.store}
      game={say('duplicate.table', { number: number + 1, count: match.deals.length })}
      onAgain={() => go(back)}
      replay={`/solo/${game}/replay?${name}`}
      leaving={<LeaveSlip onNew={() => go(back)} onGiveUp={() => void opened.link.giveUp()} />}
      share={
        <Link className="btn primary" href={back}>
          {say('duplicate.back')}
        </Link>
      }
    />
  );
}
