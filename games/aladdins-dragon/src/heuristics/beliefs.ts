import { type Rng, type Seat, shuffle } from '@majlis/kernel';
import { OUT, TOKENS } from '../content/board.ts';
import type { Player, State } from '../state.ts';
import { constants } from './constants.ts';
import { allRivals, layoutWorth } from './placing.ts';

/** Hands that are weighed for each rival; worlds draw from them. */
const WEIGHED = 48;
const FINE = 0x40000000;

/** Which values a rival may have put face down, in the order of its tokens, and the chance of this or one before it. */
interface Guess {
  readonly values: readonly number[];
  readonly upTo: number;
}

/**
 * Values that a rival would have put where its tokens lie are likelier there: many ways to deal them are weighed by what
 * they promise their owner, as far as it can see.
 */
export function believe(s: State, seat: Seat, rng: Rng): ((world: State, rng: Rng) => void) | null {
  const guesses = s.players.map((player, owner) =>
    owner !== seat && hidden(player).some(({ space }) => space !== OUT) ? guessesAt(s, owner, rng) : null,
  );
  if (guesses.every((guess) => guess === null)) return null;
  return (world, luck) => {
    guesses.forEach((guess, owner) => {
      if (guess !== null) lay(world.players[owner]!, drawn(guess, luck));
    });
  };
}

const hidden = ({ tokens }: Player) => tokens.filter(({ up }) => !up);

/** Leaves other values with the owner than it found. */
function guessesAt(s: State, owner: Seat, rng: Rng): Guess[] {
  const player = s.players[owner]!;
  const down = hidden(player).length;
  const left = TOKENS.filter((value) => !player.tokens.some((token) => token.up && token.value === value));
  const rivals = allRivals(s, owner);
  const ways = Array.from({ length: WEIGHED }, () => shuffle([...left], rng).slice(0, down));
  const worths = ways.map((values) => {
    lay(player, values);
    return layoutWorth(s, owner, rivals);
  });
  const best = Math.max(...worths);
  let sum = 0;
  const sums = worths.map((worth) => (sum += Math.exp((worth - best) / constants.now.careless)));
  return ways.map((values, i) => ({ values, upTo: sums[i]! / sum }));
}

function lay({ tokens }: Player, values: readonly number[]): void {
  let next = 0;
  for (const token of tokens) if (!token.up) token.value = values[next++]!;
}

function drawn(guesses: readonly Guess[], rng: Rng): readonly number[] {
  const at = rng.below(FINE) / FINE;
  return (guesses.find(({ upTo }) => at < upTo) ?? guesses.at(-1)!).values;
}
