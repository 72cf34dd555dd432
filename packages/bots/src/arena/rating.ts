/** How often the bots of a table came in which order: `hard > easy = greedy` with a tie for the second place. */
export type Orders = Readonly<Record<string, number>>;

export function orderOf(bots: readonly string[], ranks: readonly number[]): string {
  const places = [...new Set(ranks)].sort((a, b) => a - b);
  return places.map((place) => tied(bots.filter((_, seat) => ranks[seat] === place))).join(' > ');
}

const tied = (bots: string[]): string => bots.sort().join(' = ');

const ROUNDS = 200;
/** Elo's scale: 400 points for odds of ten to one. */
const SCALE = 400 / Math.LN10;
const ANCHOR = 1000;

/** Somebody is chosen for a place out of those who have none yet. */
interface Stage {
  readonly times: number;
  /** By bot: how many of its seats got the place, and how many were still without one. */
  readonly chosen: readonly number[];
  readonly left: readonly number[];
}

/**
 * Plackett-Luce ratings from the orders in which tables finished, by Hunter's minorisation-maximisation. Half a win
 * for either side is added to every pairing, or a bot that never lost would be rated infinite.
 */
export function ratingsOf(bots: readonly string[], orders: Orders, anchor: string): number[] {
  const stages = [...Object.entries(orders), ...halves(bots)].flatMap(([order, times]) => stagesOf(bots, order, times));
  const chosen = bots.map((_, bot) => stages.reduce((sum, stage) => sum + stage.times * stage.chosen[bot]!, 0));
  let strength = bots.map(() => 1);
  for (let round = 0; round < ROUNDS && bots.length > 1; round++) {
    const expected = bots.map(() => 0);
    for (const { times, chosen: places, left } of stages) {
      const rate = (times * total(places)) / left.reduce((sum, seats, bot) => sum + seats * strength[bot]!, 0);
      for (let bot = 0; bot < bots.length; bot++) expected[bot]! += rate * left[bot]!;
    }
    strength = strength.map((_, bot) => chosen[bot]! / expected[bot]!);
  }
  const zero = Math.log(strength[bots.indexOf(anchor)]!);
  return strength.map((own) => ANCHOR + SCALE * (Math.log(own) - zero));
}

const halves = (bots: readonly string[]): [string, number][] =>
  bots.flatMap((one) =>
    bots.filter((other) => other !== one).map((other): [string, number] => [`${one} > ${other}`, 0.5]),
  );

const total = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);

/** Who is the last one left was not chosen out of anybody. */
function stagesOf(bots: readonly string[], order: string, times: number): Stage[] {
  const places = order.split(' > ').map((place) => place.split(' = '));
  const count = (names: readonly string[]) => bots.map((bot) => names.filter((name) => name === bot).length);
  return places
    .map((place, i): Stage => ({ times, chosen: count(place), left: count(places.slice(i).flat()) }))
    .filter(({ left }) => total(left) > 1);
}
