import type { ToldBill } from '@majlis/alhambra/client';
import { type Say, useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { whyNot } from '../../table/why-not.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { affordText, allIn } from './market.tsx';
import type { Art } from './modules/slots.ts';
import { asJson, billFor, type Picking, payFor } from './selection.ts';
import { amountText } from './words.ts';

interface OfferButtonProps {
  readonly picking: Picking;
  readonly offer: number;
  readonly art: Art;
  readonly label: string;
  readonly className?: string;
}

/** Something for sale besides the market: a touch begins to pay for it; what cannot be had says why. */
export function OfferButton({ picking, offer, art, label, className = '' }: OfferButtonProps) {
  const say = useSay();
  const { store, ui, telling } = useTable();
  const told = billFor(picking.tell, offer);
  if (told === undefined) return <Drawing className={`piece ${className}`} box={art.box} art={art.svg} label={label} />;
  const isPayable = told.wish !== null && told.best !== null;
  const isPicked = picking.selection.kind === 'bill' && picking.selection.offer === offer;
  const state = told.closed === null ? affordText(say, told) : ui.refusal(telling, told.closed);
  // What is closed is asked for all the same: the answer names the rule.
  const asked = { ...told, wish: told.wish ?? { type: 'buy', offer } };
  const vain = isPayable || picking.question !== 'chooseAction' ? null : asJson(allIn(asked));
  return (
    <button
      type="button"
      className={`pc piece ${className} ${isPicked ? 'is-selected' : isPayable ? 'is-legal' : ''}`}
      aria-label={[label, state].filter(Boolean).join(', ')}
      aria-pressed={isPicked}
      aria-disabled={!isPayable}
      data-offer={offer}
      onClick={() => (isPayable ? payFor(picking, offer) : vain !== null && void store.explain(vain))}
      {...whyNot(store, vain)}
    >
      <Drawing box={art.box} art={art.svg} />
    </button>
  );
}

export function isForSale({ tell }: Picking, offer: number): boolean {
  const told = billFor(tell, offer);
  return told !== undefined && told.wish !== null && told.best !== null;
}

/** What a door says of what it sells: the price of the first that can be had, or what is missing. */
export function offerNote(say: Say, picking: Picking, offers: readonly number[]): string {
  const offer = offers.find((one) => isForSale(picking, one)) ?? offers[0];
  const told = offer === undefined ? undefined : billFor(picking.tell, offer);
  return told === undefined ? '' : [costText(say, told), affordText(say, told)].filter(Boolean).join(', ');
}

export function costText(say: Say, { bill: { price, exact }, currency }: ToldBill): string {
  const sum = currency === null ? price : amountText(say, price, currency);
  return say(exact ? 'alhambra.door.exactly' : 'alhambra.door.price', { price: sum });
}
