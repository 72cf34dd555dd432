import { type AlhambraEvent, CURRENCIES, type View } from '@majlis/alhambra/client';
import { COIN_REFS } from '@majlis/alhambra/modules/change';
import { smallCoin } from '@majlis/art';
import { type Say, useSay } from '../../../../i18n.ts';
import { Drawing } from '../../../../ui/drawing.tsx';
import type { Telling } from '../../../ui.ts';
import { OtherMeans } from '../../means.tsx';
import { currencyName, listOf } from '../../words.ts';
import type { ModuleUi, SeatSlotProps } from '../slots.ts';

const currencyOf = (ref: number): number => (COIN_REFS as readonly number[]).indexOf(ref);
const coinsOf = (view: View, seat: number): readonly number[] => view.mod.change?.coins[seat] ?? [];
const coinName = (say: Say, currency: number): string =>
  say('alhambra.coin', { currency: currencyName(say, currency) });

/** The viewer's coins, with the hand: they are money. */
function Hand({ picking, seat }: SeatSlotProps) {
  return coinsOf(picking.view, seat).map((count, currency) =>
    count === 0 ? null : (
      <OtherMeans key={CURRENCIES[currency]} picking={picking} means={COIN_REFS[currency]!} count={count} />
    ),
  );
}

function Seat({ picking, seat }: SeatSlotProps) {
  const say = useSay();
  return coinsOf(picking.view, seat).map((count, currency) =>
    count === 0 ? null : (
      <span key={CURRENCIES[currency]} className="owned" title={coinName(say, currency)}>
        <Drawing box={48} art={smallCoin(CURRENCIES[currency]!)} label={coinName(say, currency)} />
        {count > 1 && count}
      </span>
    ),
  );
}

function event({ say }: Telling, happened: AlhambraEvent, name: string): string | undefined {
  if (happened.type !== 'change.given' && happened.type !== 'change.returned') return undefined;
  const coins = listOf(happened.coins.map((currency) => coinName(say, currency)));
  return say(`alhambra.event.${happened.type}`, { name, coins });
}

export const ui: ModuleUi = {
  Hand,
  Seat,
  art: {
    means: (ref) => (currencyOf(ref) < 0 ? null : { box: 48, svg: smallCoin(CURRENCIES[currencyOf(ref)]!) }),
  },
  words: {
    event,
    means: (say, ref) => (currencyOf(ref) < 0 ? null : coinName(say, currencyOf(ref))),
  },
};
