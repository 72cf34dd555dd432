import { THEMES } from '@majlis/puzzles';
import { useParams, useSearch } from 'wouter';
import { Opening } from '../../table/opening.tsx';
import { NotFound } from '../not-found.tsx';
import { Overview } from './overview.tsx';
import { Sheet } from './sheet.tsx';
import { filtered, OWN, readFilter, usePuzzles } from './shelf.ts';
import './puzzles.css';

const FROM: readonly string[] = [...Object.keys(THEMES), OWN];

/** All puzzles of a game, or one of them. */
export function Puzzles() {
  const { game = FROM[0]!, id } = useParams();
  const search = useSearch();
  const puzzles = usePuzzles(FROM.includes(game) ? game : OWN);
  if (!FROM.includes(game)) return <NotFound />;
  if (puzzles === null) return <Opening problem={null} />;
  const filter = readFilter(search);
  if (id === undefined) return <Overview from={game} puzzles={puzzles} filter={filter} />;
  const puzzle = puzzles.find((one) => one.id === id);
  if (puzzle === undefined) return <NotFound />;
  return <Sheet key={id} puzzle={puzzle} from={game} all={filtered(puzzles, filter)} filter={filter} />;
}
