import { useSay } from '../../../i18n.ts';
import { SeatArt } from '../../../table/seat-art.tsx';
import { useTable } from '../../../table/store.ts';
import { MiniBoard } from '../mini.tsx';
import { wallLine } from '../outline.ts';
import type { Scored } from './sheet.ts';

interface CountedWallsProps {
  readonly scored: Scored;
  /** The walls are counted now: they are drawn from one end to the other. */
  readonly isCounting: boolean;
}

/** Everybody's Alhambra as it was counted, with its longest wall. */
export function CountedWalls({ scored: { boards, walls }, isCounting }: CountedWallsProps) {
  const say = useSay();
  const { names } = useTable();
  if (boards.length === 0) return null;
  return (
    <ul className="alh-walls" aria-label={say('alhambra.scoring.walls')}>
      {boards.map((board, seat) => {
        const wall = wallLine(walls[seat]!);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat}>
            <span className="who">
              <SeatArt seat={seat} />
              <span className="name">{names[seat]}</span>
              <b>{say('alhambra.wallLength', { length: walls[seat]!.length })}</b>
            </span>
            <MiniBoard board={board} label={say('alhambra.others', { name: names[seat] ?? '' })}>
              {isCounting && wall !== null && <path className="counted" d={wall.path} pathLength={1} />}
            </MiniBoard>
          </li>
        );
      })}
    </ul>
  );
}
