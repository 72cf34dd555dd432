import type { Content } from '../content/compile.ts';
import { cardsOf } from '../objectives/holder.ts';
import { activatedSides, sidesOfKind } from '../realm/contacts.ts';
import { countHoles, groupSizes, marketGoods, palaceValues, rowLengths } from '../realm/groups.ts';
import { drawMap } from '../realm/realm.ts';
import { fold } from '../rules/powers.ts';
import type { PublicPlayer } from '../state.ts';
import { CARAVAN, JAR, OASIS } from '../words.ts';
import { capacityOf } from './caravans.ts';
import { type LaidMosaics, layMosaics } from './mosaics.ts';

/** Everything about one player that scoring looks at. */
export interface Facts {
  readonly player: PublicPlayer;
  readonly oasisGroups: readonly number[];
  /** Goods in the markets, in the order of `GOODS`. */
  readonly goods: readonly number[];
  readonly stallGoods: number;
  readonly capacity: number;
  readonly carried: number;
  readonly uncarried: number;
  readonly palaces: readonly number[];
  readonly mosaics: LaidMosaics;
  readonly jars: number;
  readonly idleJars: number;
  readonly rowLengths: readonly number[];
  readonly holes: number;
}

export function factsOf(content: Content, player: PublicPlayer): Facts {
  const { realm } = player;
  const map = drawMap(realm);
  const goods = marketGoods(content, realm);
  const stallGoods = fold(player, 'stallGoods', printedStallGoods(content, player));
  const all = cardsOf(goods) + stallGoods;
  const capacity = capacityOf(fold(player, 'caravanGroups', groupSizes(content, realm, map, CARAVAN)));
  const carried = Math.min(all, capacity);
  const palaces = palaceValues(content, realm, map);
  const jars = activatedSides(content, realm, map)[JAR]!;
  return {
    player,
    oasisGroups: groupSizes(content, realm, map, OASIS),
    goods,
    stallGoods,
    capacity,
    carried,
    uncarried: all - carried,
    palaces,
    mosaics: layMosaics(
      cardsOf(player.mosaics),
      palaces,
      fold(player, 'mosaicsPerPalace', 1),
      fold(player, 'looseMosaicPoints', 0),
    ),
    jars,
    idleJars: sidesOfKind(content, realm, JAR) - jars,
    rowLengths: rowLengths(realm),
    holes: countHoles(realm, map),
  };
}

function printedStallGoods(content: Content, { stalls }: PublicPlayer): number {
  return stalls.reduce((sum, count, kind) => sum + count * cardsOf(content.stallGoods[kind]!), 0);
}
