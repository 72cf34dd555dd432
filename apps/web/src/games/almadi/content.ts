import {
  compilePack,
  designedPack,
  GOODS,
  litSides as litSidesOf,
  type Realm,
  SIDE_LETTERS,
  TYPES,
} from '@majlis/almadi/client';
import { type Good, type Landscape, landscapeTile } from '@majlis/art';

export const content = compilePack(designedPack);

export const typeOf = (landscape: number): Landscape => TYPES[content.typeOf[landscape]!]!;

/** The sides as the drawings want them: north, east, south, west. */
export const sidesOf = (landscape: number): string =>
  [0, 1, 2, 3].map((side) => SIDE_LETTERS[content.sides[4 * landscape + side]!]).join('');

export function goodsOf(landscape: number): Partial<Record<Good, number>> {
  const goods: Partial<Record<Good, number>> = {};
  GOODS.forEach((good, i) => {
    const count = content.goods[4 * landscape + i]!;
    if (count > 0) goods[good] = count;
  });
  return goods;
}

export function landscapeArt(landscape: number, lit: readonly boolean[] = [], isSmall = false): string {
  const goods = goodsOf(landscape);
  const hasGoods = Object.keys(goods).length > 0;
  return landscapeTile(typeOf(landscape), sidesOf(landscape), { lit, s: isSmall, ...(hasGoods ? { goods } : {}) });
}

export const litSides = (realm: Realm, cell: number): boolean[] => litSidesOf(content, realm, cell);
