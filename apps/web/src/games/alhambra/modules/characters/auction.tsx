import type { Seat } from '@majlis/kernel';
import { useSay } from '../../../../i18n.ts';
import { SeatArt } from '../../../../table/seat-art.tsx';
import { useTable } from '../../../../table/store.ts';
import { Stepper } from '../../../../table/ways/stepper.tsx';
import { legalOf } from '../../selection.ts';
import type { SlotProps } from '../slots.ts';
import { Character } from './character.tsx';

interface Auction {
  readonly character: number;
  readonly bid: number;
  readonly leader: Seat | null;
  readonly left: readonly Seat[];
}

/** The character with its power, everybody's last word, and how much to bid. */
export function AuctionPanel({ picking }: SlotProps) {
  const say = useSay();
  const about = picking.view.asking?.about as unknown as Auction;
  const amounts = legalOf(picking, 'characters.bid').map(({ amount }) => amount);
  const { selection, select } = picking;
  const chosen =
    selection.kind === 'wish' && selection.action.type === 'characters.bid' ? selection.action.amount : null;
  const bid = (amount: number) => select({ kind: 'wish', action: { type: 'characters.bid', amount }, piece: '' });
  return (
    <div className="alh-auction">
      <Character card={about.character} />
      <Bids about={about} />
      {amounts.length === 0 ? (
        <p className="soft">{say('alhambra.characters.cannotBid')}</p>
      ) : (
        <Stepper label={say('alhambra.characters.yourBid')} values={amounts} value={chosen} onChange={bid} />
      )}
    </div>
  );
}

function Bids({ about }: { readonly about: Auction }) {
  const say = useSay();
  const { names } = useTable();
  return (
    <ul className="bids" aria-label={say('alhambra.characters.bids')}>
      {names.map((name, seat) => {
        const isLeader = about.leader === seat;
        const isIn = isLeader || about.left.includes(seat);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat} className={isLeader ? 'leads' : isIn ? '' : 'out'}>
            <SeatArt seat={seat} />
            <span className="who">{name}</span>
            <b>{isLeader ? about.bid : ''}</b>
            <span className="small mute">
              {say(
                isLeader
                  ? 'alhambra.characters.leads'
                  : isIn
                    ? 'alhambra.characters.stillIn'
                    : 'alhambra.characters.passed',
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
