import { isCave, rankingSeen, strengthsSeen, TENT } from '@majlis/aladdins-dragon/client';
import type { Seat } from '@majlis/kernel';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import type { Desk } from './desk.ts';
import { seatName } from './names.ts';
import { TokenRow, Treasure, Who } from './pieces.tsx';
import { AbilitySign } from './prize.tsx';

interface RankLanesProps {
  readonly desk: Desk;
  readonly space: number;
  /** Without the prizes. */
  readonly isBrief?: boolean;
}

/** Shelf, rank and lane are one: the ranked players stand on the shelves they empty. */
export function RankLanes({ desk, space, isBrief = false }: RankLanesProps) {
  const say = useSay();
  const { scene, me } = desk;
  const ranking = rankingSeen(scene, space);
  const strengths = strengthsSeen(scene, space);
  if (ranking.length === 0) return <p className="nothing">{say('dragon.lane.nobody')}</p>;
  return (
    <ol className={`lanes ${isBrief ? 'brief' : ''} ${isCave(space) ? 'shelves' : ''}`}>
      {ranking.map((seat, rank) => (
        <li key={seat} className={`lane ${seat === me ? 'you' : ''}`}>
          <span className="rk">{rank + 1}</span>
          <LaneWho seat={seat} before={ranking[rank - 1]} strengths={strengths} isSmuggler={scene.smuggler === seat} />
          <TokenRow scene={scene} seat={seat} space={space} />
          <span className="sum">{strengths[seat]}</span>
          {!isBrief && <LanePrize desk={desk} space={space} rank={rank} />}
        </li>
      ))}
    </ol>
  );
}

interface LaneWhoProps {
  readonly seat: Seat;
  readonly before: Seat | undefined;
  readonly strengths: readonly number[];
  readonly isSmuggler: boolean;
}

function LaneWho({ seat, before, strengths, isSmuggler }: LaneWhoProps) {
  const { telling } = useTable();
  const { say } = telling;
  const isTied = before !== undefined && strengths[before] === strengths[seat];
  const note = isTied
    ? say('dragon.tie', { name: seatName(telling, before) })
    : isSmuggler && strengths[seat] === 0
      ? say('dragon.lane.smuggler')
      : undefined;
  return <Who seat={seat} note={note} />;
}

function LanePrize({ desk, space, rank }: { readonly desk: Desk; readonly space: number; readonly rank: number }) {
  const say = useSay();
  if (isCave(space)) {
    const amount = desk.scene.shelves[space]![rank] ?? 0;
    if (amount === 0) return <span className="prz none">{say('dragon.lane.noShelf')}</span>;
    return (
      <span className="prz">
        {Array.from({ length: amount }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a kind are alike
          <Treasure key={i} kind={space} />
        ))}
        <b>{amount}</b>
      </span>
    );
  }
  if (rank === 0) {
    return (
      <span className="prz">
        <span className="sign">
          <AbilitySign space={space} />
        </span>
        <span>{say('dragon.lane.served')}</span>
      </span>
    );
  }
  return <span className="prz none">{rank === 1 && space === TENT ? say('dragon.lane.second') : ''}</span>;
}
