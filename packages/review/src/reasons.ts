import type { AnyKnown, Measured } from '@majlis/bots';
import { type Json, nullLog, rngFrom, type Seat } from '@majlis/kernel';
import { type Asked, measured } from './trials.ts';

/** Why one answer is better than another, in a form that any language can say. */
export type Reason =
  /** It brings whoever decides so many more points from this source. */
  | { readonly kind: 'gains'; readonly source: string; readonly points: Measured }
  /** It leaves a rival so many points less. */
  | { readonly kind: 'denies'; readonly seat: Seat; readonly points: Measured }
  /** Whoever decides is asked the same again at once, before anybody else. */
  | { readonly kind: 'again' };

const MOST = 3;
/** Points that are worth a word. */
const LEAST = 0.3;
/** Standard errors beyond which a difference is no accident. */
const SURE = 2;
/** No game lasts that long. */
const LONGEST = 20_000;

/** Plays both answers to the end of the game in the same imagined worlds and looks at what the points come from. */
export function reasonsFor(known: AnyKnown, asked: Asked, better: Json, worse: Json, worlds: number): Reason[] {
  const sums = new Map<string, number[]>();
  const add = (key: string, world: number, points: number) => {
    const row = sums.get(key) ?? new Array<number>(worlds).fill(0);
    row[world]! += points;
    sums.set(key, row);
  };
  for (let world = 0; world < worlds; world++) {
    for (const [answer, sign] of [[better, 1] as const, [worse, -1] as const]) {
      for (const line of linesAfter(known, asked, answer, world)) {
        if (line.seat === null) continue;
        add(line.seat === asked.seat ? `+${line.source}` : `-${line.seat}`, world, sign * line.points);
      }
    }
  }
  const counted = [...sums].map(([key, row]) => ({ key, points: measured(row) }));
  const telling = counted.filter(({ key, points }) => isTelling(points, key.startsWith('+') ? 1 : -1));
  const ordered = telling.toSorted((a, b) => Math.abs(b.points.mean) - Math.abs(a.points.mean)).slice(0, MOST);
  const reasons = ordered.map(({ key, points }): Reason => {
    const name = key.slice(1);
    if (key.startsWith('+')) return { kind: 'gains', source: name, points };
    return { kind: 'denies', seat: Number(name), points: { mean: -points.mean, error: points.error } };
  });
  return isAskedAgain(known, asked, better) && !isAskedAgain(known, asked, worse)
    ? [{ kind: 'again' }, ...reasons]
    : reasons;
}

const isTelling = ({ mean, error }: Measured, sign: 1 | -1): boolean => sign * mean > Math.max(LEAST, SURE * error);

function linesAfter({ game, heuristics }: AnyKnown, { seat, knowledge, seed }: Asked, answer: Json, world: number) {
  const luck = rngFrom(`${seed}~${world}`);
  const s: unknown = game.imagine(knowledge, luck);
  game.apply(s, seat, answer, nullLog);
  for (let moves = 0; moves < LONGEST && game.outcome(s) === null; moves++) {
    const next = game.deciders(s)[0]!;
    game.apply(s, next, heuristics.quick(s, next, luck), nullLog);
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
