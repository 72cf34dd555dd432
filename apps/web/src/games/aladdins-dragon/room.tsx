import { ARTIFACTS, FIRST_ROOM, KINDS, rankingSeen, strengthsSeen } from '@majlis/aladdins-dragon/client';
import { playerToken, type SeatNumber } from '@majlis/art';
import { useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import type { Desk } from './desk.ts';
import { artifactName, doesText, kindName } from './names.ts';
import { NOTHING, paidBy, pricesOf, withKind } from './picking.ts';
import { PicksPanel } from './picks.tsx';
import { ArtifactPic, TokenRow, TreasureSign, Who } from './pieces.tsx';
import { artifactNumber } from './scene.ts';

interface RoomProps {
  readonly desk: Desk;
  readonly space: number;
}

/** The artifact, who may buy it in which order, and what it would cost me. */
export function RoomSpotlight({ desk, space }: RoomProps) {
  const { question } = desk;
  const isBuying = question?.kind === 'buy';
  const isChoosing = question?.kind === 'abracadabra' || question?.kind === 'mirage';
  return (
    <div className={`buywrap ${isBuying || isChoosing ? '' : 'alone'}`}>
      <Lot desk={desk} space={space} />
      {isBuying && <Bill desk={desk} />}
      {isChoosing && <PicksPanel desk={desk} />}
    </div>
  );
}

function Lot({ desk, space }: RoomProps) {
  const say = useSay();
  const { scene, view, episode } = desk;
  const { open, count } = scene.rooms[space - FIRST_ROOM]!;
  const sold = episode?.events.find((event) => event.type === 'artifactBought');
  const artifact = sold?.type === 'artifactBought' ? artifactNumber(sold.artifact) : open;
  const id = artifact === null ? null : ARTIFACTS[artifact]!;
  return (
    <div className="lot">
      <ArtifactPic artifact={artifact} />
      <div>
        <b>{id === null ? say('dragon.bay.faceDown') : artifactName(say, id)}</b>
        <p>
          {id !== null && view.magic ? `${doesText(say, id)} ` : ''}
          {desk.slide === null ? say('dragon.bay.left', { count: count + (open === null ? 0 : 1) }) : ''}
        </p>
      </div>
      <Queue desk={desk} space={space} />
    </div>
  );
}

function Queue({ desk, space }: RoomProps) {
  const say = useSay();
  const { scene, me, episode } = desk;
  const ranking = rankingSeen(scene, space);
  const strengths = strengthsSeen(scene, space);
  const buyer = episode?.events.find((event) => event.type === 'artifactBought');
  const refused = (episode?.events ?? []).flatMap((event) => (event.type === 'purchaseDeclined' ? [event.seat] : []));
  const paid = (episode?.events ?? []).find((event) => event.type === 'treasurePaid' && event.why === 'room');
  const owner = buyer?.type === 'artifactBought' ? buyer.seat : paid?.type === 'treasurePaid' ? paid.seat : null;
  const isOver = owner !== null || desk.slide !== null;
  const now = isOver ? undefined : ranking.find((seat) => !refused.includes(seat));
  const tagOf = (seat: number): string => {
    if (seat === owner) return say('dragon.queue.bought');
    if (refused.includes(seat)) return say('dragon.queue.passed');
    if (isOver) return '';
    return seat === now ? say('dragon.queue.now') : say('dragon.queue.next');
  };
  return (
    <ol className="lanes brief">
      {ranking.map((seat, rank) => (
        <li key={seat} className={`lane ${seat === me ? 'you' : ''}`}>
          <span className="rk">{rank + 1}</span>
          <Who seat={seat} />
          <TokenRow scene={scene} seat={seat} space={space} />
          <span className="sum">{strengths[seat]}</span>
          {tagOf(seat) !== '' && (
            <span className={`prz tag ${seat === now || seat === owner ? 'you' : ''}`}>{tagOf(seat)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Tokens by kinds: one choice a row, one a column. */
function Bill({ desk }: { readonly desk: Desk }) {
  const say = useSay();
  const { question, picked, pick, view, me } = desk;
  if (question === null || me === null) return null;
  const hoard = view.players[me]!.hoard ?? NOTHING;
  const prices = pricesOf(question);
  const paid = paidBy(picked.bill, prices);
  const cannot = !question.legal.some(({ type }) => type === 'buy');
  return (
    <fieldset className="bill">
      <span className="rh">
        <small>{say('dragon.bill.hoard')}</small>
      </span>
      {KINDS.map((id, kind) => (
        <span key={id} className="hd">
          <TreasureSign kind={kind} />
          {hoard[kind]}
        </span>
      ))}
      {prices.map((price, row) => (
        <BillRow
          // biome-ignore lint/suspicious/noArrayIndexKey: two tokens can have the same price
          key={row}
          desk={desk}
          row={row}
          price={price}
          prices={prices}
          onPick={(kind) => pick({ bill: withKind(picked.bill, row, kind) })}
        />
      ))}
      <span className="rh">
        <small>{say('dragon.bill.then')}</small>
      </span>
      {KINDS.map((id, kind) => (
        <span key={id} className="ft">
          <b>{hoard[kind]! - paid[kind]!}</b>
        </span>
      ))}
      <span className="rule">
        {prices.length > KINDS.length
          ? say('dragon.bill.tooMany')
          : cannot
            ? say('dragon.bill.cannot')
            : say('dragon.bill.rule')}
      </span>
    </fieldset>
  );
}

interface BillRowProps {
  readonly desk: Desk;
  readonly row: number;
  readonly price: number;
  readonly prices: readonly number[];
  readonly onPick: (kind: number) => void;
}

function BillRow({ desk, row, price, prices, onPick }: BillRowProps) {
  const say = useSay();
  const { picked, view, me } = desk;
  const hoard = view.players[me!]!.hoard ?? NOTHING;
  return (
    <>
      <span className="rh">
        <Drawing className="tk" sign="token" box={48} art={playerToken((me! + 1) as SeatNumber, price)} />
        <small>{say('dragon.bill.oneKind')}</small>
      </span>
      {KINDS.map((id, kind) => {
        const have = hoard[kind]!;
        const isPicked = picked.bill[row] === kind;
        const other = picked.bill.findIndex((k, i) => k === kind && i !== row);
        const look = isPicked ? 'sel' : have < price ? 'cant' : 'may';
        const note =
          have < price
            ? say('dragon.bill.short', { count: price - have })
            : other >= 0
              ? say('dragon.bill.frees', { value: prices[other]! })
              : say('dragon.bill.left', { count: have - price });
        return (
          <button
            type="button"
            key={id}
            className={`btn opt ${look} ${have < price ? 'is-disabled' : ''}`}
            aria-pressed={isPicked}
            aria-disabled={have < price}
            aria-label={`${say('dragon.bill.option', { value: price, kind: kindName(say, kind) })}, ${note}`}
            onClick={() => have >= price && onPick(kind)}
          >
            <b>{have < price ? have : price}</b>
            <small>{note}</small>
          </button>
        );
      })}
    </>
  );
}
