import {
  type Action,
  type CharacterId,
  columnOf,
  designedPack,
  type Event,
  GOODS,
  rowOf,
  TYPES,
  type View,
} from '@majlis/almadi/client';
import type { Good } from '@majlis/art';
import type { MessageId } from '@majlis/i18n';
import type { AnyScoreLine, Json, Prompt, Refusal, ShownEvent } from '@majlis/kernel';
import { hasWords, type Say, type Values } from '../../i18n.ts';
import type { Sentence, Telling } from '../ui.ts';
import { content, goodsOf, sidesOf, typeOf } from './content.ts';

const listOf = (items: readonly string[]): string => new Intl.ListFormat(document.documentElement.lang).format(items);

export const typeName = (say: Say, landscape: number): string => say(`almadi.type.${typeOf(landscape)}`);
/** A landscape in words: its kind, its goods, and what is on its sides. */
export function landscapeText(say: Say, landscape: number): string {
  const goods = Object.entries(goodsOf(landscape)).map(([good, n]) => `${n} ${say(`almadi.good.${good as Good}`)}`);
  const sides = [...sidesOf(landscape)].flatMap((letter, side) => {
    const sign = SIGNS[letter];
    if (sign === undefined) return [];
    return [say('almadi.side', { side: say(`almadi.side.${SIDES[side]!}`), sign: say(sign) })];
  });
  return [typeName(say, landscape), ...goods, ...sides].join(', ');
}

const SIDES = ['north', 'east', 'south', 'west'] as const;
const SIGNS: Readonly<Record<string, MessageId>> = {
  '>': 'almadi.arrow',
  G: 'almadi.effect.genie',
  M: 'almadi.effect.marteline',
  S: 'almadi.effect.stall',
  O: 'almadi.effect.moon',
  R: 'almadi.effect.ruby',
  J: 'almadi.effect.jar',
};

/** The pattern an objective wants, row by row; empty where it wants none. */
export function figureText(say: Say, objective: number): string {
  const word = (letter: string): string => {
    if (letter === '#') return say('almadi.figure.any');
    if (letter === '0') return say('almadi.figure.gap');
    const type = TYPES.find((id) => id[0]!.toUpperCase() === letter);
    return type === undefined ? say('almadi.figure.free') : say(`almadi.type.${type}`);
  };
  const rows = designedPack.figures[objective]?.grid ?? [];
  return rows.map((row) => [...row].map(word).join(', ')).join('; ');
}

export const characterName = (say: Say, id: CharacterId): string => say(`almadi.character.${id}`);
export const placeName = (say: Say, cell: number): string =>
  say('almadi.cell', { row: rowOf(cell), column: columnOf(cell) });
export const objectiveName = (say: Say, objective: number): string => say(`almadi.objective.${objective}` as MessageId);
export const mosaicName = (say: Say, card: number): string =>
  say('almadi.mosaic', { pattern: content.patterns[card]! });

export function stallName(say: Say, card: number): string {
  const goods = GOODS.filter((_, i) => content.stallGoods[card]![i]! > 0).map((good) => say(`almadi.good.${good}`));
  return say('almadi.stallOf', { goods: listOf(goods) });
}

export function effectList(say: Say, effects: { readonly [name: string]: number | undefined }): string {
  const named = Object.entries(effects).filter(([, count]) => (count ?? 0) > 0);
  return listOf(
    named.map(([name, count]) => `${count === 1 ? '' : `${count} × `}${say(`almadi.effect.${name}` as MessageId)}`),
  );
}

const realmOf = ({ shown }: Telling) => {
  const view = shown.view as unknown as View;
  return view.players[shown.viewer === 'spectator' ? 0 : shown.viewer]!.realm;
};

interface EffectsAsked {
  readonly waiting: Readonly<Record<string, number>>;
  readonly movesLeft: number;
}

/** Names the effects at hand; where one of them needs a choice and no other is left, what to choose. */
function effectsPrompt(say: Say, { decision }: Telling['shown'], { waiting, movesLeft }: EffectsAsked): Sentence {
  const legal = (decision?.legal ?? []) as unknown as readonly Action[];
  const types = new Set<string>(legal.map((wish) => (wish.type === 'perform' ? wish.effect : wish.type)));
  const hasGenie = types.has('move') || types.has('switch');
  const isAwake = (effect: string) =>
    effect === 'genie' ? hasGenie : effect === 'moon' ? types.has('claim') : types.has(effect);
  const awake = Object.fromEntries(Object.entries(waiting).filter(([effect]) => isAwake(effect)));
  const names = Object.keys(awake).filter((effect) => awake[effect]! > 0);
  if (names.length === 1 && names[0] === 'genie')
    return { title: say('almadi.prompt.genie'), hint: say('almadi.prompt.genie.hint', { moves: movesLeft }) };
  if (names.length === 1 && names[0] === 'moon')
    return { title: say('almadi.prompt.moon'), hint: say('almadi.prompt.moon.hint') };
  if (names.length > 0)
    return {
      title: say('almadi.prompt.woke', { effects: effectList(say, awake) }),
      hint: say('almadi.prompt.woke.hint'),
    };
  if (legal.length > 1) return { title: say('almadi.prompt.rest') };
  return { title: say('almadi.prompt.nothing'), hint: say('almadi.prompt.nothing.hint') };
}

export function prompt({ say, shown }: Telling, { kind, params }: Prompt): Sentence {
  const title = say(`almadi.prompt.${kind}` as MessageId);
  if (kind === 'performEffects') return effectsPrompt(say, shown, params as unknown as EffectsAsked);
  const hint = `almadi.prompt.${kind}.hint` as MessageId;
  const said = say(hint);
  return said === hint ? { title } : { title, hint: said };
}

/** Whether both landscapes of a row of the gate are of one kind. */
function isTwin({ board }: View, slot: number): boolean {
  const [one, other] = [board[slot] ?? null, board[slot ^ 1] ?? null];
  return one !== null && other !== null && typeOf(one) === typeOf(other);
}

export function action(telling: Telling, value: Json): string {
  const { say, shown } = telling;
  const wish = value as unknown as Action;
  const view = shown.view as unknown as View;
  const lying = (cell: number): string => {
    const { cells, landscapes } = realmOf(telling);
    const at = cells.indexOf(cell);
    return at < 0 ? '' : typeName(say, landscapes[at]!);
  };
  const onBoard = (slot: number) => ({
    type: typeName(say, view.board[slot] ?? 0),
    row: Math.floor(slot / 2) + 1,
    which: isTwin(view, slot) ? (slot % 2 === 0 ? 'left' : 'right') : 'only',
  });
  const placed = (cell: number): string => `${lying(cell)} (${placeName(say, cell)})`;
  switch (wish.type) {
    case 'take':
      return say('almadi.action.takeTile', { ...onBoard(wish.slot), place: placeName(say, wish.cell) });
    case 'start':
      return say('almadi.action.start', { tile: wish.tile + 1 });
    case 'keep':
      return say('almadi.action.keep', { names: listOf(wish.characters.map((id) => characterName(say, id))) });
    case 'place':
      return say('almadi.action.place', { place: placeName(say, wish.cell) });
    case 'replace':
      return say('almadi.action.replace', { ...onBoard(wish.slot), place: placeName(say, wish.cell) });
    case 'perform':
      return say(`almadi.action.perform.${wish.effect}`);
    case 'claim':
      return say('almadi.action.claim', { name: objectiveName(say, wish.objective) });
    case 'move':
      return say('almadi.action.move', {
        type: lying(wish.from),
        from: placeName(say, wish.from),
        place: placeName(say, wish.to),
      });
    case 'switch':
      return say('almadi.action.switch', { first: placed(wish.first), second: placed(wish.second) });
    case 'bonus':
    case 'copy':
      return say(`almadi.action.${wish.type}`, { name: characterName(say, wish.character) });
    case 'recruit':
      return say('almadi.action.recruit', {
        name: characterName(say, wish.character),
        cost: say('almadi.rubies', { count: content.costs[wish.character]! }),
      });
    case 'exchange':
      return say('almadi.action.exchange', {
        card: wish.give === 'mosaic' ? mosaicName(say, wish.card) : stallName(say, wish.card),
      });
    default:
      return say(`almadi.action.${wish.type}`);
  }
}

export function event(telling: Telling, { event: told, secret }: ShownEvent<Json>): string | null {
  // Its words come a moment after the table; what happened is told then.
  if (!hasWords('almadi.event.firstPlayerChosen')) return null;
  const { say } = telling;
  const happened = told as unknown as Event;
  const name = 'seat' in happened ? telling.nameOf(happened.seat) : '';
  // Who does it says it as "you", in languages where the verb needs to know.
  const doer = { name, who: 'seat' in happened && telling.isViewer(happened.seat) ? 'you' : 'other' };
  const people = (ids: readonly CharacterId[]) => listOf(ids.map((id) => characterName(say, id)));
  switch (happened.type) {
    case 'firstPlayerChosen':
    case 'copyDeclined':
    case 'cardExchanged':
    case 'landscapesSwitched':
      return say(`almadi.event.${happened.type}`, { ...doer });
    case 'startingTileTaken':
      return say('almadi.event.startingTileTaken', { ...doer, tile: happened.tile + 1 });
    case 'charactersDealt':
      return secret === undefined
        ? null
        : say('almadi.event.charactersDealt', { names: people(secret as CharacterId[]) });
    case 'charactersRevealed':
      return say('almadi.event.charactersRevealed', { names: people(happened.characters) });
    case 'landscapeDrawn':
    case 'landscapePlaced':
    case 'landscapeMoved':
      return say(`almadi.event.${happened.type}`, { ...doer, type: typeName(say, happened.landscape) });
    case 'effectsActivated':
      return say('almadi.event.effectsActivated', { ...doer, effects: effectList(say, happened.effects) });
    case 'mosaicTaken':
      return say('almadi.event.mosaicTaken', { ...doer, card: mosaicName(say, happened.card) });
    case 'stallTaken':
      return say('almadi.event.stallTaken', { ...doer, card: stallName(say, happened.card) });
    case 'rubiesTaken':
      return say('almadi.event.rubiesTaken', { ...doer, rubies: say('almadi.rubies', { count: happened.rubies }) });
    case 'objectiveTaken': {
      const objective = objectiveName(say, happened.objective);
      return happened.from === null
        ? say('almadi.event.objectiveTaken', { ...doer, objective })
        : say('almadi.event.objectiveTakenFrom', {
            ...doer,
            objective,
            from: telling.nameOf(happened.from),
            victim: telling.isViewer(happened.from) ? 'you' : 'other',
          });
    }
    case 'objectiveCompleted':
      return say('almadi.event.objectiveCompleted', { ...doer, objective: objectiveName(say, happened.objective) });
    case 'characterRecruited':
    case 'characterCopied':
      return say(`almadi.event.${happened.type}`, { ...doer, character: characterName(say, happened.character) });
    case 'gameEnded':
      return say('almadi.event.gameEnded', {
        points: listOf(happened.totals.map((points, seat) => `${telling.nameOf(seat)} ${points}`)),
      });
    default:
      return null;
  }
}

export function refusal({ say }: Telling, { code, params }: Refusal): string {
  const id = `almadi.refusal.${code}` as MessageId;
  const said = say(id, plainValues(params));
  return said === id ? say('almadi.refusal.other') : said;
}

/** Lists as people write them. */
const plainValues = (params: Json | undefined): Values =>
  Object.fromEntries(
    Object.entries((params ?? {}) as Record<string, Json>).map(([key, value]) => [
      key,
      typeof value === 'number' ? value : Array.isArray(value) ? value.join(', ') : String(value),
    ]),
  );

export const source = ({ say }: Telling, line: AnyScoreLine): string =>
  say(`almadi.source.${line.source}` as MessageId);
