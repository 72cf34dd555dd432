import type { Action } from '@majlis/almadi/client';
import type { ReactNode } from 'react';
import { useTable } from '../../table/store.ts';
import { whyNot } from '../../table/why-not.ts';
import { walkTargets } from '../keyboard.ts';
import { asJson } from './selection.ts';

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
  readonly wish: Extract<Action, { type: 'claim' | 'recruit' }>;
  readonly legal: readonly Action[];
  /** Where Tab stops, if none of them can be had. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

/** Lit if it can be had now; if not, looking at it says why. */
export function Offer({ wish, legal, isFirst, children }: OfferProps) {
  const { store } = useTable();
  const isLegal = legal.some((other) => isSame(other, wish));
  return (
    <button
      type="button"
      className={`pc ${isLegal ? 'is-legal claim' : 'shut'}`}
      aria-disabled={!isLegal}
      tabIndex={isLegal || isFirst ? 0 : -1}
      onClick={() => void (isLegal ? store.act(asJson(wish)) : store.explain(asJson(wish)))}
      {...whyNot(store, isLegal ? null : asJson(wish))}
    >
      {children}
    </button>
  );
}

const isSame = (one: Action, other: OfferProps['wish']): boolean =>
  (one.type === 'claim' && other.type === 'claim' && one.objective === other.objective) ||
  (one.type === 'recruit' && other.type === 'recruit' && one.character === other.character);
