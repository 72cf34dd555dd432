import { joinable } from '@majlis/alhambra/client';
import { useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Art } from './modules/slots.ts';
import { meansArt } from './pieces.ts';
import { type Picking, toggleMeans } from './selection.ts';
import { signOfMeans } from './sign-ids.ts';
import { meansName } from './words.ts';

interface MeansProps {
  readonly means: number;
  readonly isPicked: boolean;
  readonly isLegal: boolean;
  /** It does not go with what is picked. */
  readonly isApart?: boolean;
  /** Whether Tab stops here; arrows go everywhere. */
  readonly isStop: boolean;
  readonly onPick: () => void;
  /** What is said of it besides its name. */
  readonly note?: string;
  /** How many there are, and are picked, of something that is no card. */
  readonly count?: number;
  readonly used?: number;
  /** What tells it from cards that look alike, for those that others may take. */
  readonly data?: Readonly<Record<`data-${string}`, string>>;
  readonly look?: { onPointerEnter(): void; onFocus(): void };
  /** Instead of its usual drawing. */
  readonly art?: Art | undefined;
}

/** A card, a coin, whatever pays: picked by a touch, laid down by another. */
export function Means({
  means,
  isPicked,
  isLegal,
  isApart = false,
  isStop,
  onPick,
  note,
  count,
  used = 0,
  data,
  look,
  art,
}: MeansProps) {
  const say = useSay();
  const { box, svg } = art ?? meansArt(means);
  const state = isPicked ? 'is-selected' : isLegal ? 'is-legal' : isApart ? 'is-disabled' : '';
  return (
    <button
      type="button"
      {...data}
      data-sign={signOfMeans(means)}
      className={`pc means ${typeof box === 'number' ? 'round' : ''} ${state}`}
      aria-pressed={isPicked}
      aria-label={[meansName(say, means), note].filter(Boolean).join(', ')}
      tabIndex={isStop ? 0 : -1}
      onClick={onPick}
      {...look}
    >
      <Drawing box={box} art={svg} />
      {count !== undefined && count > 1 && (
        <span className="count" aria-hidden="true">
          {used > 0 ? `${used}/${count}` : `×${count}`}
        </span>
      )}
      {isPicked && (
        <span className="tick">
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}

interface OtherMeansProps {
  readonly picking: Picking;
  readonly means: number;
  readonly count: number;
  readonly art?: Art;
}

/** A means of payment of a module, beside the hand: each touch pays with one more, and after the last with none. */
export function OtherMeans({ picking, means, count, art }: OtherMeansProps) {
  const say = useSay();
  const { bill, paid, selection, select } = picking;
  const used = paid.filter((ref) => ref === means).length;
  const mayJoin = bill !== null && (used > 0 || joinable(bill.bill, paid).includes(means));
  const isPart = bill?.bill.purses.some(({ sources }) => sources.some(({ ref }) => ref === means)) ?? false;
  const pick = () => {
    if (selection.kind !== 'bill' || !isPart) return;
    if (mayJoin) toggleMeans(picking, means, count);
    else select({ ...selection, places: [], extra: [means] });
  };
  return (
    <Means
      means={means}
      isPicked={used > 0}
      isLegal={false}
      isApart={bill !== null && !mayJoin}
      isStop={bill !== null}
      onPick={pick}
      count={count}
      used={used}
      art={art}
      note={count > 1 ? say('alhambra.means.count', { count, used }) : ''}
    />
  );
}
