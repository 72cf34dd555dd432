import type { Bill, ToldBill } from '@majlis/alhambra/client';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Icon } from '../../ui/icon.tsx';
import { meansArt } from './pieces.ts';
import type { Picking } from './selection.ts';
import { meansName, soldName } from './words.ts';

/** What one means is worth for this bill. */
const valueIn = ({ purses }: Bill, ref: number): number =>
  purses.flatMap(({ sources }) => sources).find((source) => source.ref === ref)?.value ?? 0;

/** What is being paid, as a measure: one block for each means, as wide as its worth, and the sum at the end. */
export function BillMeasure({ picking, bill: told }: { readonly picking: Picking; readonly bill: ToldBill }) {
  const say = useSay();
  const { telling } = useTable();
  const { paid, quote } = picking;
  const { bill, offer } = told;
  if (quote === null) return null;
  const isGood = quote.refusal === null && quote.over === 0;
  return (
    <section className="alh-bill" aria-label={say('alhambra.bill')}>
      <div className="cap">
        <b className="display">
          {offer === null
            ? say('alhambra.bill.debt', { price: bill.price })
            : say('alhambra.bill.for', { what: soldName(telling, offer), price: bill.price })}
        </b>
        <span className="small mute">{say(bill.exact ? 'alhambra.bill.exactly' : 'alhambra.bill.touch')}</span>
      </div>
      <div className="measure">
        {paid.map((ref, i) => {
          const { box, svg } = meansArt(ref, true);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two means can look alike
            <span key={`${i}.${ref}`} className="block" style={{ flexGrow: valueIn(bill, ref) }}>
              <Drawing box={box} art={svg} label={meansName(say, ref)} />
              <b>{valueIn(bill, ref) || ''}</b>
            </span>
          );
        })}
        {quote.missing > 0 && <span className="block gap" style={{ flexGrow: quote.missing }} aria-hidden="true" />}
        <output className={`sum ${isGood ? 'good' : quote.refusal === null ? 'over' : 'short'}`}>
          <b>
            {isGood && <Icon name="check" />}
            {quote.total}
          </b>
          <span>{sumText()}</span>
        </output>
      </div>
    </section>
  );

  function sumText(): string {
    if (quote === null) return '';
    if (quote.missing > 0) return say('alhambra.afford.short', { short: quote.missing });
    if (quote.over === 0) return say('alhambra.afford.exact');
    const over = say('alhambra.afford.over', { over: quote.over });
    return quote.coins > 0 ? `${over}, ${say('alhambra.bill.coins', { count: quote.coins })}` : over;
  }
}
