import { expect, test } from 'vitest';
import { EVENT_TYPES } from '../src/events.ts';
import { frames } from '../src/frames/index.ts';
import { PROMPT_KINDS } from '../src/prompts.ts';
import { Corpus, playRandomly } from './corpus.ts';

/** `GAMES=2000 npx vitest run games/aladdins-dragon/test/corpus` plays the long corpus. */
const GAMES = Number(process.env.GAMES ?? 198);
const SETUPS = [3, 4, 5].flatMap((seats) => (['basic', 'magic'] as const).map((version) => ({ seats, version })));

/** City tax on a Double that is not paid for: once in thousands of games; `city-tax.test.ts` plays it. */
const TOO_RARE = 'doubleEnded';

const corpus = new Corpus();

test(`${GAMES} random games end, with no invariant broken on the way`, () => {
  for (let i = 0; i < GAMES; i++) {
    const { seats, version } = SETUPS[i % SETUPS.length]!;
    playRandomly(corpus, version, seats, `corpus ${i}`);
  }
  console.log(`${corpus.games} games, the longest ${corpus.longest} actions and ${corpus.mostRounds} rounds`);
});

test('every spell was declared, resolved and countered, every artifact used', () => {
  const missing = corpus.missing();
  if (missing.length > 0) console.log(`never seen: ${missing.join(', ')}`);
  expect(missing).toEqual([]);
});

test('every event, every frame kind and every kind of question occurred', () => {
  const isMissing = (type: string) => !corpus.events.has(type) && type !== TOO_RARE;
  expect(EVENT_TYPES.filter(isMissing)).toEqual([]);
  expect([...corpus.prompts].sort()).toEqual([...PROMPT_KINDS].sort());
  expect(Object.keys(frames).filter((kind) => !corpus.frames.has(kind))).toEqual([]);
});
