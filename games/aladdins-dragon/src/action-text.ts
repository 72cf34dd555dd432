import { type Action, type ActionType, readAction } from './actions.ts';
import { ARTIFACTS, type ArtifactId } from './content/artifacts.ts';
import { KINDS, SPACES } from './content/board.ts';
import type { SpellId } from './content/spell-cards.ts';
import { artifactDef } from './magic/artifacts/index.ts';
import type { Target } from './magic/play.ts';
import { spellDef } from './magic/spells/index.ts';
import { NONE } from './magic/targets.ts';
import { numberOf, ownerOf, tokenRef } from './rules/tokens.ts';
import { NO_TREASURES, type Treasures } from './rules/treasures.ts';

/** `2 crown 1 gem`, or `nothing`. */
function treasuresText(treasures: Treasures): string {
  const parts = KINDS.flatMap((kind, i) => (treasures[i] === 0 ? [] : [`${treasures[i]} ${kind}`]));
  return parts.length === 0 ? 'nothing' : parts.join(' ');
}

function parseTreasures(words: readonly string[]): number[] {
  const treasures = [...NO_TREASURES];
  if (words.length === 1 && words[0] === 'nothing') return treasures;
  for (let i = 0; i < words.length; i += 2) {
    const kind = KINDS.indexOf(words[i + 1] as never);
    treasures[kind] = Number(words[i]);
  }
  return treasures;
}

type Word = Target['word'];
const playTargets = (targets: readonly Target[] | undefined): Word[] => (targets ?? []).map(({ word }) => word);
const useWords = (artifact: ArtifactId): Word[] => playTargets(artifactDef(artifact)?.power?.targets);
const castWords = (spell: SpellId): Word[] => playTargets(spellDef(spell)?.targets);

/** `p1.3` is the fourth token the second seat placed; `-` is none. */
function targetText(word: Word | undefined, target: number): string {
  if (target === NONE) return '-';
  if (word === 'space') return SPACES[target] ?? `#${target}`;
  if (word === 'artifact') return ARTIFACTS[target] ?? `#${target}`;
  return word === 'token' ? `p${ownerOf(target)}.${numberOf(target)}` : `#${target}`;
}

function parseTarget(word: Word | undefined, text: string): number {
  if (text === '-') return NONE;
  if (text.startsWith('#')) return Number(text.slice(1));
  if (word === 'space') return SPACES.indexOf(text as never);
  if (word === 'artifact') return ARTIFACTS.indexOf(text as never);
  const [, owner, number] = /^p(\d)\.(\d)$/.exec(text) ?? [];
  return tokenRef(Number(owner), Number(number));
}

const aimText = (words: readonly Word[], on: readonly number[]): string =>
  on.map((target, i) => ` ${targetText(words[i], target)}`).join('');
const parseAim = (words: readonly Word[], texts: readonly string[]): number[] =>
  texts.map((text, i) => parseTarget(words[i], text));

export function actionText(action: Action): string {
  switch (action.type) {
    case 'place':
      return `place ${action.token} at ${SPACES[action.space]}`;
    case 'take':
    case 'bribe':
    case 'buy':
    case 'pay':
      return `${action.type} ${treasuresText(action.treasures)}`;
    case 'give':
      return `give ${KINDS[action.kind]}`;
    case 'camel':
      return `camel p${action.seat}`;
    case 'keep':
      return `keep ${action.spell}`;
    case 'trade':
      return `trade ${treasuresText(action.give)} for ${treasuresText(action.take)}`;
    case 'choose':
      return `choose ${action.artifact}`;
    case 'use':
      return `use ${action.artifact}${aimText(useWords(action.artifact), action.on)}`;
    case 'cast':
      return `cast ${action.spell}${aimText(castWords(action.spell), action.on)}`;
    case 'decline':
    case 'pass':
      return action.type;
  }
}

type Parser = (words: readonly string[]) => object;
const parsers: { readonly [T in ActionType]: Parser } = {
  place: ([token, , space]) => ({ token: Number(token), space: SPACES.indexOf(space as never) }),
  take: (words) => ({ treasures: parseTreasures(words) }),
  bribe: (words) => ({ treasures: parseTreasures(words) }),
  buy: (words) => ({ treasures: parseTreasures(words) }),
  pay: (words) => ({ treasures: parseTreasures(words) }),
  give: ([kind]) => ({ kind: KINDS.indexOf(kind as never) }),
  camel: ([seat]) => ({ seat: Number(seat?.replace(/^p/, '')) }),
  keep: ([spell]) => ({ spell }),
  trade: (words) => ({
    give: parseTreasures(words.slice(0, words.indexOf('for'))),
    take: parseTreasures(words.slice(words.indexOf('for') + 1)),
  }),
  choose: ([artifact]) => ({ artifact }),
  use: ([artifact, ...aim]) => ({ artifact, on: parseAim(useWords(artifact as ArtifactId), aim) }),
  cast: ([spell, ...aim]) => ({ spell, on: parseAim(castWords(spell as SpellId), aim) }),
  decline: () => ({}),
  pass: () => ({}),
};

/** Reads back exactly what `actionText` writes, whatever the spaces between words. */
export function parseAction(text: string): Action | null {
  const [verb = '', ...words] = text.trim().split(/\s+/);
  if (!Object.hasOwn(parsers, verb)) return null;
  const action = readAction({ type: verb, ...parsers[verb as ActionType](words) });
  return action !== null && actionText(action) === [verb, ...words].join(' ') ? action : null;
}
