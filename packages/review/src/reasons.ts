import { type AnyKnown, type Measured, outlookOf, type World } from '@majlis/bots';
import { type Json, nullLog, rngFrom, type Seat } from '@majlis/kernel';
import { type Asked, measured, worldsOf } from './trials.ts';

/** Why one answer is better than another, in a form that any language can say. */
export type Reason =
  /** It brings whoever decides so many more points from this source. */
  | { readonly kind: 'gains'; readonly source: string; readonly points: Measured }
  /** It leaves a rival so many points less. */
  | { readonly kind: 'denies'; readonly seat: Seat; readonly points: Measured }
  /** Soon after, this happens to whoever decides so many times more: an exact payment, a majority, strength at the guard. */
  | { readonly kind: 'deed'; readonly deed: string; readonly times: Measured }
  /** Whoever decides is asked the same again at once, before anybody else. */
  | { readonly kind: 'again' };

/** Reasons of either sort that are told. */
const MOST_POINTS = 3;
const MOST_DEEDS = 2;
/** Points, and times, that are worth a word. */
const LEAST = 0.3;
const LEAST_TIMES = 0.15;
/** Standard errors beyond which a difference is no accident. */
const SURE = 2;
/** No game lasts that long. */
const LONGEST = 20_000;

/** By what it is about, how much more of it there is in every world with the better answer. */
class Tally {
  private readonly rows = new Map<string, number[]>();
  private readonly worlds: number;

  constructor(worlds: number) {
    this.worlds = worlds;
  }

  add(key: string, world: number, count: number): void {
    const row = this.rows.get(key) ?? new Array<number>(this.worlds).fill(0);
    row[world]! += count;
    this.rows.set(key, row);
  }

  /** What there surely is more of, and at least so much. */
  more(least: number): { readonly key: string; readonly by: Measured }[] {
    return [...this.rows]
      .map(([key, row]) => ({ key, by: measured(row) }))
      .filter(({ by }) => by.mean > Math.max(least, SURE * by.error));
  }
}

/** Plays both answers to the end of the game in the same imagined worlds, and looks at what happens and what brings points. */
export function reasonsFor(known: AnyKnown, asked: Asked, better: Json, worse: Json, worlds: number): Reason[] {
  const points = new Tally(worlds);
  const deeds = new Tally(worlds);
  const imagined = worldsOf(known, asked);
  for (let world = 0; world < worlds; world++) {
    for (const [answer, sign] of [[better, 1] as const, [worse, -1] as const]) {
      const heard = (name: string, count: number) => deeds.add(name, world, sign * count);
      for (const line of linesAfter(known, imagined.visit(world), asked.seat, answer, heard)) {
        if (line.seat === asked.seat) points.add(`+${line.source}`, world, sign * line.points);
        else if (line.seat !== null) points.add(`-${line.seat}`, world, -sign * line.points);
      }
    }
  }
  const isAgain = isAskedAgain(known, asked, better) && !isAskedAgain(known, asked, worse);
  return [...(isAgain ? [{ kind: 'again' } as const] : []), ...deedReasons(deeds), ...pointReasons(points)];
}

/** The surest first: there is no other measure for different things. */
const deedReasons = (deeds: Tally): Reason[] =>
  deeds
    .more(LEAST_TIMES)
    .sort((a, b) => b.by.mean / (b.by.error + 0.01) - a.by.mean / (a.by.error + 0.01))
    .slice(0, MOST_DEEDS)
    .map(({ key, by }) => ({ kind: 'deed', deed: key, times: by }));

const pointReasons = (points: Tally): Reason[] =>
  points
    .more(LEAST)
    .sort((a, b) => b.by.mean - a.by.mean)
    .slice(0, MOST_POINTS)
    .map(({ key, by }) => {
      const name = key.slice(1);
      if (key.startsWith('+')) return { kind: 'gains', source: name, points: by };
      return { kind: 'denies', seat: Number(name), points: by };
    });

/** The points at the end of a game, and on the way, as far as the bots look ahead, the deeds of whoever decides. */
function linesAfter(
  known: AnyKnown,
  { s, luck }: World<unknown>,
  seat: Seat,
  answer: Json,
  heard: (name: string, count: number) => void,
) {
  const { game, heuristics } = known;
  const until = outlookOf(known).horizonOf(s);
  const emit = (event: unknown) => {
    for (const deed of heuristics.deedsIn?.(event) ?? []) if (deed.seat === seat) heard(deed.name, deed.count);
  };
  for (let moves = 0; moves < LONGEST && game.outcome(s) === null; moves++) {
    const next = moves === 0 ? seat : game.deciders(s)[0]!;
    const action = moves === 0 ? answer : heuristics.quick(s, next, luck);
    game.apply(s, next, action, heuristics.milestone(s) < until ? { emit } : nullLog);
  }
  return game.scores(s);
}

function isAskedAgain({ game }: AnyKnown, { seat, knowledge, seed }: Asked, answer: Json): boolean {
  const s: unknown = game.imagine(knowledge, rngFrom(seed));
  const kind = game.prompt(s, seat)?.kind;
  game.apply(s, seat, answer, nullLog);
  const deciders = game.deciders(s);
  return deciders.length === 1 && deciders[0] === seat && game.prompt(s, seat)?.kind === kind;
}
