import { parentPort } from 'node:worker_threads';
import { askGuarded, botByName, Thoughts } from '@majlis/bots';
import { gameById } from '@majlis/games';
import { playableById } from '@majlis/games/heuristics';
import { type Json, rngFrom, type Seat } from '@majlis/kernel';
import { thrownOf } from './thrown.ts';

/** What a bot is asked, as the rules worker wrote it, with its level and a seed. */
export interface BotQuestion {
  readonly game: string;
  readonly seat: Seat;
  /** The line of moves at that table, and how many there are: a bot that decided just before goes on from there. */
  readonly line: string;
  readonly moves: number;
  readonly knowledge: unknown;
  readonly legal: readonly Json[];
  readonly level: string;
  readonly seed: string;
  /** Milliseconds after which it should have answered. */
  readonly cap: number;
}

const port = parentPort!;
const now = () => performance.now();
const thoughts = new Thoughts();

/** A level this game has no bot for plays at random. */
function choose({ game, seat, line, moves, knowledge, legal, level, seed, cap }: BotQuestion): Json {
  const known = playableById(game);
  const bot = known === null ? null : botByName(level, known);
  if (known === null || bot === null) return legal[rngFrom(seed).below(legal.length)]!;
  const isReadable = (action: unknown) => gameById(game)!.readAction(action) !== null;
  const guard = { now, cap, check: (action: unknown) => (isReadable(action) ? null : { code: 'not-an-action' }) };
  const moment = { line, moves, seat };
  const question = { seat, knowledge, legal, seed, ...thoughts.before(moment) };
  const { decision } = askGuarded(bot, known, question, guard);
  thoughts.keep(moment, decision);
  return decision.action;
}

port.on('message', ({ id, text }: { id: number; text: string }) => {
  try {
    port.postMessage({ id, text: JSON.stringify(choose(JSON.parse(text))) });
  } catch (error) {
    port.postMessage({ id, error: thrownOf(error) });
  }
});
port.postMessage('ready');
