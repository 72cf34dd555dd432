import {
  type AlhambraAction,
  type Board,
  BUILDINGS,
  COIN_REFS,
  CURRENCIES,
  characterOf,
  columnOf,
  currencyOf,
  FOUNTAIN,
  faceValueOf,
  isMoney,
  KARIM_REF,
  kindOf,
  rowOf,
  TILES,
  tileFacts,
  type View,
} from '@majlis/alhambra/client';
import type { MessageId } from '@majlis/i18n';
import type { AnyScoreLine, Json, Prompt, Refusal } from '@majlis/kernel';
import type { Say, Values } from '../../i18n.ts';
import type { Sentence, Telling } from '../ui.ts';
import { sentence, valuesOf } from './module-words.ts';
import { wallLetters } from './pieces.ts';

export const buildingName = (say: Say, kind: number): string => say(`alhambra.building.${BUILDINGS[kind]!}`);
export function tileName(say: Say, tile: number): string {
  const { form, building, colour, price } = tileFacts(tile);
  if (building !== null) return say('alhambra.tile', { building: buildingName(say, kindOf(tile)), price: price ?? 0 });
  const named = colour === undefined ? {} : { building: buildingName(say, BUILDINGS.indexOf(colour)) };
  return say(`alhambra.tile.${form}` as MessageId, { ...named, price: price ?? 0 });
}

/** With its walls, if another tile has the same name. */
export function exactName(say: Say, tile: number): string {
  const { form, building, price, edges } = tileFacts(tile);
  const isOnly = TILES.filter((other) => other.building === building && other.price === price).length === 1;
  return isOnly || form === 'camp' ? tileName(say, tile) : `${tileName(say, tile)} (${wallsText(say, edges)})`;
}

/** Where its walls stand, for those who do not see them. */
export function wallsText(say: Say, walls: number): string {
  const sides = [...wallLetters(walls)].map((side) => say(`alhambra.side.${side}` as MessageId));
  return sides.length === 0 ? say('alhambra.walls.none') : say('alhambra.walls', { sides: listOf(sides) });
}

/** A tile in its place: what it is, where, and its walls. */
export function lyingName(say: Say, { tiles, cells, walls }: Board, at: number): string {
  const tile = tiles[at]!;
  const place = placeName(say, cells[at]!);
  return tile === FOUNTAIN
    ? `${say('alhambra.fountain')}, ${place}`
    : `${tileName(say, tile)}, ${place}, ${wallsText(say, walls[at]!)}`;
}

export function currencyName(say: Say, currency: number): string {
  return say(`alhambra.currency.${CURRENCIES[currency] ?? 'diamond'}`);
}

/** A means of payment: a money card, a coin, or Abdul Karim. */
export function meansName(say: Say, ref: number): string {
  if (isMoney(ref)) {
    return say('alhambra.card', { value: faceValueOf(ref), currency: currencyName(say, currencyOf(ref)) });
  }
  const coin = COIN_REFS.findIndex((id) => id === ref);
  if (coin >= 0) return say('alhambra.coin', { currency: currencyName(say, coin) });
  return ref === KARIM_REF ? say('alhambra.character.abdul-karim') : characterName(say, ref);
}

const characterName = (say: Say, card: number): string => say(`alhambra.character.${characterOf(card)}`);

export const listOf = (items: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang).format(items);

const meansList = (say: Say, refs: readonly number[]): string => listOf(refs.map((ref) => meansName(say, ref)));

export const placeName = (say: Say, cell: number): string =>
  say('alhambra.cell', { column: columnOf(cell), row: rowOf(cell) });

const viewOf = ({ shown }: Telling): View => shown.view as unknown as View;

export function prompt(telling: Telling, { kind, params }: Prompt): Sentence {
  const { say } = telling;
  const facts = (params ?? {}) as { actions?: number; tiles?: number[]; bid?: number; character?: number };
  const character = facts.character === undefined ? '' : characterName(say, facts.character);
  switch (kind) {
    case 'chooseAction':
      return (facts.actions ?? 0) > 0
        ? { title: say('alhambra.prompt.again'), hint: say('alhambra.prompt.again.hint') }
        : { title: say('alhambra.prompt.chooseAction'), hint: say('alhambra.prompt.chooseAction.hint') };
    case 'placeTiles':
      return {
        title: say('alhambra.prompt.placeTiles', { count: facts.tiles?.length ?? 1 }),
        hint: say('alhambra.prompt.placeTiles.hint'),
      };
    case 'specialMoves':
      return { title: say('alhambra.prompt.specialMoves'), hint: say('alhambra.prompt.specialMoves.hint') };
    case 'characters.auction':
      return {
        title: say('alhambra.prompt.auction', { character }),
        hint: say('alhambra.prompt.auction.hint', { bid: facts.bid ?? 0 }),
      };
    case 'characters.pay':
      return {
        title: say('alhambra.prompt.pay', { character, bid: facts.bid ?? 0 }),
        hint: say('alhambra.prompt.pay.hint'),
      };
    default:
      return otherPrompt(say, kind);
  }
}

/** Questions of modules are said under their own names. */
function otherPrompt(say: Say, kind: string): Sentence {
  const id = OTHER_PROMPTS[kind] ?? `alhambra.prompt.${kind}`;
  const hint = sentence(say, `${id}.hint`, {});
  const title = sentence(say, id, {}) ?? say('alhambra.prompt.chooseAction');
  return hint === null ? { title } : { title, hint };
}

const OTHER_PROMPTS: Readonly<Record<string, MessageId>> = {
  'characters.fatima': 'alhambra.prompt.fatima',
  'characters.hakim': 'alhambra.prompt.hakim',
  'characters.pick': 'alhambra.prompt.pick',
  'characters.redesign': 'alhambra.prompt.redesign',
};

export function action(telling: Telling, value: Json): string {
  const { say } = telling;
  const wish = value as unknown as AlhambraAction;
  const view = viewOf(telling);
  const offered = (offer: number) => exactName(say, view.market[offer] ?? 0);
  const lying = (cell: number) => {
    const own = view.players[telling.shown.viewer as number]?.board;
    const tile = own?.tiles[own.cells.indexOf(cell)] ?? -1;
    return tile < 0 ? say('alhambra.fountain') : tileName(say, tile);
  };
  switch (wish.type) {
    case 'take':
      return say('alhambra.action.take', { cards: meansList(say, wish.cards) });
    case 'buy':
      return say('alhambra.action.buyTile', { building: offered(wish.offer), cards: meansList(say, wish.with) });
    case 'vizier.buy':
      return say('alhambra.action.vizier.buy', { building: offered(wish.offer), cards: meansList(say, wish.with) });
    case 'place':
    case 'add':
      return layingText(say, wish);
    case 'reserve':
    case 'dirk.give':
      return say(`alhambra.action.${wish.type}`, { building: exactName(say, wish.tile) });
    case 'remove':
      return say('alhambra.action.remove', { building: lying(wish.cell), place: placeName(say, wish.cell) });
    case 'exchange':
      return say('alhambra.action.exchange', {
        old: lying(wish.cell),
        place: placeName(say, wish.cell),
        building: exactName(say, wish.tile),
      });
    case 'thieves.steal':
    case 'characters.pick':
      return say(`alhambra.action.${wish.type}`, { card: meansName(say, wish.card) });
    case 'characters.bid':
      return say('alhambra.action.characters.bid', { amount: wish.amount });
    case 'characters.pay':
      return say('alhambra.action.characters.pay', { cards: meansList(say, wish.with) });
    case 'characters.hakim':
      return say('alhambra.action.characters.hakim', { building: buildingName(say, wish.building) });
    case 'characters.laila':
      return say('alhambra.action.characters.laila', {
        building: offered(wish.square),
        currency: currencyName(say, wish.square),
      });
    case 'characters.machma':
      return say('alhambra.action.characters.machma', {
        give: meansName(say, wish.give),
        get: meansName(say, wish.get),
      });
    default:
      return say(`alhambra.action.${wish.type}` as MessageId, valuesOf(say, wish as unknown as Record<string, Json>));
  }
}

/** A tile in a place, and the gate that opens its wall. */
function layingText(say: Say, wish: Extract<AlhambraAction, { type: 'place' | 'add' }>): string {
  const id = wish.type === 'place' ? 'alhambra.action.placeTile' : 'alhambra.action.add';
  const laying = say(id, { building: exactName(say, wish.tile), place: placeName(say, wish.cell) });
  if (wish.passage === null) return laying;
  const [side] = [...wallLetters(1 << wish.passage)];
  return say('alhambra.action.withPassage', { action: laying, side: say(`alhambra.side.${side}` as MessageId) });
}

export function refusal({ say }: Telling, { code, params }: Refusal): string {
  const id = `alhambra.refusal.${code}` as MessageId;
  const said = say(id, (params ?? {}) as Values);
  return said === id ? say('alhambra.refusal.other') : said;
}

export function source({ say }: Telling, { source: from }: AnyScoreLine): string {
  const kind = BUILDINGS.findIndex((building) => building === from);
  if (kind >= 0) return buildingName(say, kind);
  if (from === 'wall') return say('alhambra.source.wall');
  return from === 'yusuf' || from === 'fatima' ? say(`alhambra.character.${from}`) : say('alhambra.source.other');
}

export { characterName };
