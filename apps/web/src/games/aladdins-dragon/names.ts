import {
  ARTIFACTS,
  amountOf,
  FIRST_ROOM,
  isRoom,
  KINDS,
  NONE,
  numberOf,
  OUT,
  ownerOf,
  SPACES,
  SPELLS,
  type SpellId,
  type Treasures,
  type View,
} from '@majlis/aladdins-dragon/client';
import type { MessageId } from '@majlis/i18n';
import type { Seat } from '@majlis/kernel';
import type { Say } from '../../i18n.ts';
import type { Telling } from '../ui.ts';

export const listOf = (items: readonly string[]): string =>
  new Intl.ListFormat(document.documentElement.lang).format(items);

export const seatName = (telling: Telling, seat: Seat): string =>
  telling.isViewer(seat) ? telling.say('dragon.you') : telling.nameOf(seat);

export const viewOf = ({ shown }: Telling): View => shown.view as unknown as View;

export function spaceName(say: Say, space: number): string {
  if (isRoom(space)) return roomName(say, space - FIRST_ROOM);
  return say(`dragon.space.${SPACES[space]}` as MessageId);
}

export const roomName = (say: Say, room: number): string => say('dragon.space.room', { number: room + 1 });

const SHORT: ReadonlySet<string> = new Set(['tent', 'djinn', 'caravanserai', 'guard', 'gem']);

/** As it stands on the rail and in narrow cells. */
export function shortName(say: Say, space: number): string {
  const id = SPACES[space] ?? '';
  return SHORT.has(id) ? say(`dragon.short.${id}` as MessageId) : spaceName(say, space);
}

export const kindName = (say: Say, kind: number): string => say(`dragon.space.${KINDS[kind]!}`);
export const amountName = (say: Say, kind: number, count: number): string =>
  say(`dragon.amount.${KINDS[kind]!}`, { count });

/** `2 crowns and 1 gem`. */
export function treasuresText(say: Say, treasures: Treasures): string {
  const parts = treasures.flatMap((count, kind) => (count === 0 ? [] : [amountName(say, kind, count)]));
  return parts.length === 0 ? say('dragon.amount.none') : listOf(parts);
}

export const artifactName = (say: Say, artifact: string): string => say(`dragon.artifact.${artifact}` as MessageId);
export const spellName = (say: Say, spell: string): string => say(`dragon.spell.${spell}` as MessageId);

/** What an artifact or a spell does, in one sentence. */
export function doesText(say: Say, id: string): string {
  const amount = (SPELLS as readonly string[]).includes(id) ? amountOf(id as SpellId) : 0;
  return say(`dragon.does.${id}` as MessageId, { amount });
}

export const isSpell = (id: string): boolean => (SPELLS as readonly string[]).includes(id);
export const playName = (say: Say, id: string): string => (isSpell(id) ? spellName(say, id) : artifactName(say, id));

export type TargetWord = 'token' | 'space' | 'artifact';

/** What the targets of a play are, in order. */
export const TARGETS: Readonly<Record<string, readonly TargetWord[]>> = {
  double: ['token'],
  secondChance: ['token', 'space'],
  dragonLeaves: ['space'],
  dragonsReturn: ['space'],
  eyeForAnEye: ['token', 'token'],
  lunarEclipse: ['space'],
  solarEclipse: ['space'],
  magesApprentice: ['space', 'artifact'],
  mirage: ['space'],
  parasite: ['artifact', 'token'],
  taboo: ['space'],
  teleport: ['token', 'space'],
};

export function targetName(telling: Telling, word: TargetWord | undefined, target: number): string {
  const { say } = telling;
  if (target === NONE || word === undefined) return say('dragon.target.none');
  if (word === 'space') return spaceName(say, target);
  if (word === 'artifact') return artifactName(say, ARTIFACTS[target] ?? '');
  const seat = ownerOf(target);
  const token = viewOf(telling).players[seat]?.tokens[numberOf(target)];
  const space = token === undefined || token.space === OUT ? '' : spaceName(say, token.space);
  const name = seatName(telling, seat);
  return token?.value == null
    ? say('dragon.target.down', { name, space, nth: downNumber(viewOf(telling), target) })
    : say('dragon.target.up', { name, value: token.value, space });
}

/** Which of its owner's face-down tokens in that space, in the order of placing; 0 if it is the only one. */
function downNumber({ players }: View, target: number): number {
  const tokens = players[ownerOf(target)]?.tokens ?? [];
  const space = tokens[numberOf(target)]?.space;
  const alike = tokens.flatMap((token, i) => (token.value === null && token.space === space ? [i] : []));
  return alike.length > 1 ? alike.indexOf(numberOf(target)) + 1 : 0;
}

/** `Taboo (Market)`. */
export function aimedName(telling: Telling, id: string, on: readonly number[]): string {
  const play = playName(telling.say, id);
  const aims = on.flatMap((target, i) => (target === NONE ? [] : [targetName(telling, TARGETS[id]?.[i], target)]));
  return aims.length === 0 ? play : telling.say('dragon.action.aimed', { play, aim: aims.join(', ') });
}
