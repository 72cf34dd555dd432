import { BUILDINGS, CURRENCIES } from '@majlis/alhambra/client';
import { coloursOfBazaar, currencyOfBazaar, isBazaar } from '@majlis/alhambra/modules/bazaars';
import { bazaarMini, bazaarTile } from '@majlis/art';
import { type Say, useSay } from '../../../../i18n.ts';
import { affordText } from '../../market.tsx';
import { costText, isForSale, OfferButton } from '../../offer-button.tsx';
import { billFor } from '../../selection.ts';
import { buildingName, currencyName, listOf } from '../../words.ts';
import type { ModuleUi, SlotProps } from '../slots.ts';

const coloursOn = (tile: number) => coloursOfBazaar(tile).map((kind) => BUILDINGS[kind]!);
const bazaarName = (say: Say, tile: number): string =>
  say('alhambra.tile.bazaar', {
    currency: currencyName(say, currencyOfBazaar(tile)),
    buildings: listOf(coloursOfBazaar(tile).map((kind) => buildingName(say, kind))),
  });

/** Bazaars on offer beside the arches, at the price of the tile on their square. */
function Beside({ picking }: SlotProps) {
  const say = useSay();
  const beside = picking.view.mod.bazaars?.beside ?? [];
  return beside.map((tile) => {
    const told = billFor(picking.tell, tile);
    const price = told === undefined || told.closed !== null ? undefined : told.bill.price;
    const art = bazaarTile(CURRENCIES[currencyOfBazaar(tile)], coloursOn(tile), {
      s: true,
      ...(price === undefined ? {} : { price }),
    });
    return (
      <figure key={tile} className="alh-beside">
        <OfferButton picking={picking} offer={tile} art={{ box: 96, svg: art }} label={bazaarName(say, tile)} />
        {told !== undefined && (
          <figcaption className={`small mute ${isForSale(picking, tile) ? 'exact' : ''}`}>
            {told.closed !== null ? (
              say('alhambra.bazaars.closed')
            ) : (
              <>
                <span className="cost">{costText(say, told)}, </span>
                {affordText(say, told)}
              </>
            )}
          </figcaption>
        )}
      </figure>
    );
  });
}

export const ui: ModuleUi = {
  Beside,
  art: {
    piece: (tile, isSmall) =>
      isBazaar(tile) ? bazaarTile(CURRENCIES[currencyOfBazaar(tile)], coloursOn(tile), { s: isSmall }) : null,
    mini: (tile) => (isBazaar(tile) ? bazaarMini(coloursOn(tile)) : null),
  },
  words: {
    piece: (say, tile) => (isBazaar(tile) ? bazaarName(say, tile) : null),
    offer: ({ say }, offer) => (isBazaar(offer) ? bazaarName(say, offer) : null),
    event({ say }, happened) {
      if (happened.type !== 'bazaars.laidBeside') return undefined;
      return say('alhambra.event.bazaars.laidBeside', { bazaar: bazaarName(say, happened.tile) });
    },
  },
};
