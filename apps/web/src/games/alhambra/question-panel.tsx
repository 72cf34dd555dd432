import { useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { BillMeasure } from './bill.tsx';
import { Market } from './market.tsx';
import { moduleOf } from './modules/index.ts';
import { MoneyRow } from './money.tsx';
import { tileArt } from './pieces.ts';
import type { Picking } from './selection.ts';
import { Slot } from './slot.tsx';
import { tileName } from './words.ts';

/** The market's place: in a turn what is for sale, otherwise what a module asks about. */
export function QuestionPanel({ picking }: { readonly picking: Picking }) {
  const { bill, question } = picking;
  const Asked = question === null ? undefined : moduleOf(question)?.panels?.[question];
  if (Asked !== undefined) {
    return (
      <div className="alh-offer asked">
        <Asked picking={picking} />
        {bill !== null && <BillMeasure picking={picking} bill={bill} />}
        <SmallMarket picking={picking} />
      </div>
    );
  }
  return (
    <div className="alh-offer">
      <Market picking={picking} />
      <Slot name="Beside" picking={picking} />
      {bill === null ? <MoneyRow picking={picking} /> : <BillMeasure picking={picking} bill={bill} />}
    </div>
  );
}

/** The four tiles for sale, only to be looked at. */
function SmallMarket({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  return (
    <ul className="alh-small-market" aria-label={say('alhambra.market')}>
      {picking.view.market.map((tile, square) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
        <li key={square}>
          {tile !== null && <Drawing box={96} art={tileArt(tile, true)} label={tileName(say, tile)} />}
        </li>
      ))}
    </ul>
  );
}
