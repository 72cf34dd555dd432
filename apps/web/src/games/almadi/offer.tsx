import type { ReactNode } from 'react';
import { useTable } from '../../table/store.ts';
import { whyNot } from '../../table/why-not.ts';
import { walkTargets } from '../keyboard.ts';
import { asJson, isSame, type Picking, type Wish } from './selection.ts';

/** Things in the middle, side by side; arrows go from one to the next. */
export function Offers({ children }: { readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons in it are what one acts on
    <div className="cards" onKeyDown={(event) => walkTargets(event, event.currentTarget)}>
      {children}
    </div>
  );
}

interface OfferProps {
  readonly wish: Wish;
  readonly picking: Picking;
  /** Where Tab stops, if none of them can be had. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

/** Lit if it can be had now, and then picked by a touch; if not, looking at it says why. */
export function Offer({ wish, picking, isFirst, children }: OfferProps) {
  const { store } = useTable();
  const { legal, selection, select } = picking;
  const isLegal = legal.some((other) => isSame(other, wish));
  const isPicked = selection.kind === 'offer' && isSame(selection.wish, wish);
  const pick = () => select(isPicked ? { kind: 'none' } : { kind: 'offer', wish, cell: null });
  return (
    <button
      type="button"
      className={`pc ${isPicked ? 'is-selected claim' : isLegal ? 'is-legal claim' : 'shut'}`}
      aria-disabled={!isLegal}
      aria-pressed={isPicked}
      tabIndex={isLegal || isFirst ? 0 : -1}
      onClick={() => (isLegal ? pick() : void store.explain(asJson(wish)))}
      {...whyNot(store, isLegal ? null : asJson(wish))}
    >
      {children}
    </button>
  );
}
