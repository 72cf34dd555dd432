import {
  type AlhambraAction,
  type Board,
  BUILDINGS,
  CURRENCIES,
  columnOf,
  currencyOf,
  FOUNTAIN,
  faceValueOf,
  isMoney,
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
import { fromModules, moduleOf } from './modules/index.ts';
import { wallLetters } from './pieces.ts';

export const buildingName = (say: Say, kind: number): string => say(`alhambra.building.${BUILDINGS[kind]!}`);
export function tileName(say: Say, tile: number): string {
  if (tile === FOUNTAIN) return say('alhambra.fountain');
  const { form, building, colour, price } = tileFacts(tile);
  if (building !== null) return say('alhambra.tile', { building: buildingName(say, kindOf(tile)), price: price ?? 0 });
  const named = colour === undefined ? {} : { building: buildingName(say, BUILDINGS.indexOf(colour)) };
  return (
    fromModules((ui) => ui.words?.piece?.(say, tile)) ??
    say(`alhambra.tile.${form}` as MessageId, { ...named, price: price ?? 0 })
  );
}

/** With its walls, if another tile has the same name. */
export function exactName(say: Say, tile: number): string {
  const { form, building, price, edges } = tileFacts(tile);
  const isOnly = TILES.filter((other) => other.building === building && other.price === price).length === 1;
  return isOnly || form === 'camp' ? tileName(say, tile) : `${tileName(say, tile)} (${wallsText(say, edges)})`;
}

export const sideName = (say: Say, side: number): string => say(`alhambra.side.${wallLetters(1 << side)}` as MessageId);

/** Where its walls stand, for those who do not see them. */
export function wallsText(say: Say, walls: number): string {
  const sides = [...wallLetters(walls)].map((side) => say(`alhambra.side.${side}` as MessageId));
  return sides.length === 0 ? say('alhambra.walls.none') : say('alhambra.walls', { sides: listOf(sides) });
}

/** A tile in its place: what it is, where, and its walls. */
export function lyingName(say: Say, { tiles, cells, walls }: Board, at: number): string {
  const tile = tiles[at]!;
  const place = placeName(say, cells[at]!);
  const name = tile === FOUNTAIN ? say('alhambra.fountain') : tileName(say, tile);
  return walls[at] === 0 && tile === FOUNTAIN
    ? `${name}, ${place}`
    : `${name}, ${place}, ${wallsText(say, walls[at]!)}`;
}

export const currencyName = (say: Say, currency: number): string =>
  say(`alhambra.currency.${CURRENCIES[currency] ?? 'diamond'}`);

/** So much of a currency: "3 florins". */
export const amountText = (say: Say, value: number, currency: number): string =>
  say(`alhambra.amount.${CURRENCIES[currency] ?? 'diamond'}`, { value });

/** A card of the row or of a hand, or another means of payment. */
export function meansName(say: Say, ref: number): string {
  const named = fromModules((ui) => ui.words?.means?.(say, ref));
  if (named !== null) return named;
  if (!isMoney(ref)) return String(ref);
  return amountText(say, faceValueOf(ref), currencyOf(ref));
}

export const listOf = (items: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang).format(items);

export const meansList = (say: Say, refs: readonly number[]): string => listOf(refs.map((ref) => meansName(say, ref)));

export const placeName = (say: Say, cell: number): string =>
  say('alhambra.cell', { column: columnOf(cell), row: rowOf(cell) });

export const viewOf = ({ shown }: Telling): View => shown.view as unknown as View;

/** The tile a viewer has in this cell, by name. */
export function ownTileName(telling: Telling, cell: number): string {
  const own = viewOf(telling).players[telling.shown.viewer as number]?.board;
  const tile = own?.tiles[own.cells.indexOf(cell)] ?? FOUNTAIN;
  return tile === FOUNTAIN ? telling.say('alhambra.fountain') : tileName(telling.say, tile);
}

/** Said by the rule of names, with the values that are there; null if there are no such words. */
export const sayPlainly = (say: Say, id: string, values: object): string | null =>
  sentence(say, id, valuesOf(say, values as Readonly<Record<string, Json>>));

export function prompt(telling: Telling, asked: Prompt): Sentence {
  const { say } = telling;
  const { kind, params } = asked;
  const facts = (params ?? {}) as { actions?: number; tiles?: number[] };
  switch (kind) {
    case 'chooseAction':
      return (facts.actions ?? 0) > 0
        ? { title: say('alhambra.prompt.again'), hint: say('alhambra.prompt.again.hint') }
        : { title: say('alhambra.prompt.chooseAction'), hint: say('alhambra.prompt.chooseAction.hint') };
    case 'placeTiles':
      return {
        title: say('alhambra.prompt.placeTiles', { count: facts.tiles?.length ?? 1 }),
        hint: say('alhambra.prompt.placeTiles.hint', { fits: mayDo(telling, 'place') ? 'yes' : 'no' }),
      };
    case 'specialMoves':
      return {
        title: say('alhambra.prompt.specialMoves'),
        hint: say('alhambra.prompt.specialMoves.hint', { moves: specialMovesOf(telling) }),
      };
    default:
      return moduleOf(kind)?.words?.prompt?.(telling, asked) ?? plainPrompt(say, kind, facts);
  }
}

const mayDo = ({ shown: { decision } }: Telling, type: AlhambraAction['type']): boolean =>
  decision?.legal.some((one) => (one as unknown as AlhambraAction).type === type) ?? false;

/** What somebody could do between turns now. */
function specialMovesOf(telling: Telling): 'standing' | 'both' | 'vizier' | 'thieves' | 'none' {
  if (telling.shown.standing.some(({ prompt: kind }) => kind === 'specialMoves')) return 'standing';
  const isBuying = mayDo(telling, 'vizier.buy');
  return mayDo(telling, 'thieves.steal') ? (isBuying ? 'both' : 'thieves') : isBuying ? 'vizier' : 'none';
}

function plainPrompt(say: Say, kind: string, facts: object): Sentence {
  const hint = sayPlainly(say, `alhambra.prompt.${kind}.hint`, facts);
  const title = sayPlainly(say, `alhambra.prompt.${kind}`, facts) ?? say('alhambra.prompt.chooseAction');
  return hint === null ? { title } : { title, hint };
}

export function action(telling: Telling, value: Json): string {
  const { say } = telling;
  const wish = value as unknown as AlhambraAction;
  switch (wish.type) {
    case 'take':
      return say('alhambra.action.take', { cards: meansList(say, wish.cards) });
    case 'buy':
      return say('alhambra.action.buyTile', {
        building: offeredName(telling, wish.offer),
        cards: meansList(say, wish.with),
      });
    case 'place':
    case 'add':
      return layingText(say, wish);
    case 'reserve':
      return say('alhambra.action.reserve', { building: exactName(say, wish.tile) });
    case 'remove':
      return say('alhambra.action.remove', {
        building: ownTileName(telling, wish.cell),
        place: placeName(say, wish.cell),
      });
    case 'exchange':
      return say('alhambra.action.exchange', {
        old: ownTileName(telling, wish.cell),
        place: placeName(say, wish.cell),
        building: exactName(say, wish.tile),
      });
    case 'pass':
      return say('alhambra.action.pass');
    default:
      return (
        moduleOf(wish.type)?.words?.action?.(telling, wish) ??
        sentence(say, `alhambra.action.${wish.type}`, exactValues(say, wish)) ??
        wish.type
      );
  }
}

/** Of two tiles with one name an answer must say which. */
function exactValues(say: Say, wish: AlhambraAction): Values {
  const values = valuesOf(say, wish as unknown as Readonly<Record<string, Json>>);
  return 'tile' in wish && typeof wish.tile === 'number' ? { ...values, building: exactName(say, wish.tile) } : values;
}

/** What an offer is for: a tile on the market, or what a module sells. */
export function offeredName(telling: Telling, offer: number): string {
  const tile = viewOf(telling).market[offer];
  if (tile !== null && tile !== undefined) return exactName(telling.say, tile);
  return fromModules((ui) => ui.words?.offer?.(telling, offer)) ?? '';
}

/** The same without its price. */
export function soldName(telling: Telling, offer: number): string {
  const tile = viewOf(telling).market[offer];
  const kind = tile === null || tile === undefined ? null : (tileFacts(tile)?.building ?? null);
  return kind === null ? offeredName(telling, offer) : telling.say(`alhambra.building.${kind}`);
}

/** A tile in a place, and the passage that opens its wall. */
function layingText(say: Say, wish: Extract<AlhambraAction, { type: 'place' | 'add' }>): string {
  const id = wish.type === 'place' ? 'alhambra.action.placeTile' : 'alhambra.action.add';
  const laying = say(id, { building: exactName(say, wish.tile), place: placeName(say, wish.cell) });
  if (wish.passage === null) return laying;
  return say('alhambra.action.withPassage', { action: laying, side: sideName(say, wish.passage) });
}

export function refusal({ say }: Telling, { code, params }: Refusal): string {
  const id = `alhambra.refusal.${code}` as MessageId;
  const said = say(id, (params ?? {}) as Values);
  return said === id ? say('alhambra.refusal.other') : said;
}

export function source(telling: Telling, line: Pick<AnyScoreLine, 'source'>): string {
  const { say } = telling;
  const { source: from } = line;
  const kind = BUILDINGS.findIndex((building) => building === from);
  if (kind >= 0) return buildingName(say, kind);
  return (
    fromModules((ui) => ui.words?.source?.(telling, from)) ??
    sayPlainly(say, `alhambra.source.${from}`, {}) ??
    say('alhambra.source.other')
  );
}
