import { playableById } from '@majlis/games/heuristics';
import { type GameRecord, type Json, nullLog, type Seat } from '@majlis/kernel';
import { expect, test } from 'vitest';
import { checkResult, pointsOfBot, YARDSTICK } from '../src/bots.ts';
import { type DailyDeal, dealOf, VISITOR } from '../src/index.ts';
import { playedDeal } from './record.ts';

const deal: DailyDeal = dealOf('2026-11-16');
const known = playableById(deal.game)!;
const record = playedDeal(deal);
const [segment] = record.segments;
const played = (actions: readonly (readonly [Seat, Json])[]): GameRecord => ({
  ...record,
  segments: [{ ...segment!, actions }],
});

test('an honest game is worth what it ended with', () => {
  const { outcome } = record.result!;
  expect(checkResult(known, deal, record)).toEqual({
    points: outcome.scores[0],
    rank: outcome.ranks[0],
    isByOtherBots: false,
  });
});

test('another deal, moves that are not allowed, an end that is missing', () => {
  expect(checkResult(known, dealOf('2026-11-19'), record)).toEqual({ code: 'another-deal' });
  expect(checkResult(known, deal, { ...record, seed: '0'.repeat(32) })).toEqual({ code: 'another-deal' });
  expect(checkResult(known, deal, played(segment!.actions.slice(1)))).toMatchObject({ code: 'record-mismatch' });
  expect(checkResult(known, deal, played([[0, { type: 'nonsense' }]]))).toMatchObject({ code: 'record-mismatch' });
  expect(checkResult(known, deal, played(segment!.actions.slice(0, -1)))).toEqual({ code: 'not-finished' });
  const older = { ...record, segments: [{ ...segment!, rulesVersion: 0 }] };
  expect(checkResult(known, deal, older)).toEqual({ code: 'older-rules' });
});

/** Something else that was allowed there. */
function otherMove(move: number, seat: Seat): Json | undefined {
  const { game } = known;
  const checked = game.checkConfig(deal.config, deal.seats) as { value: Json };
  const state = game.setup(checked.value, deal.seats, deal.seed, nullLog);
  for (const [who, action] of segment!.actions.slice(0, move)) game.apply(state, who, action, nullLog);
  const played = game.actionText(segment!.actions[move]![1]);
  return game.legalActions(state, seat).find((action) => game.actionText(action) !== played) as Json | undefined;
}

/** The deal played on from there, the first answer of a bot being another one than today's bots give. */
function byOtherBots(): GameRecord {
  const { game } = known;
  const { actions } = segment!;
  const at = actions.findIndex(([seat], move) => seat !== VISITOR && otherMove(move, seat) !== undefined);
  const checked = game.checkConfig(deal.config, deal.seats) as { value: Json };
  const state = game.setup(checked.value, deal.seats, deal.seed, nullLog);
  const line: [Seat, Json][] = [];
  while (game.outcome(state) === null) {
    const seat = line.length < at ? actions[line.length]![0] : game.deciders(state)[0]!;
    const action = line.length < at ? actions[line.length]![1] : game.legalActions(state, seat).at(-1);
    const answer = (line.length === at ? otherMove(at, seat) : action) as Json;
    game.apply(state, seat, answer, nullLog);
    line.push([seat, answer]);
  }
  return played(line);
}

test('of bots that play otherwise than today’s it is told, whether they were earlier ones or made up', () => {
  expect(checkResult(known, deal, byOtherBots())).toMatchObject({ points: expect.any(Number), isByOtherBots: true });
});

test('a bot always makes the same points of a deal', () => {
  const [easy] = YARDSTICK;
  const points = pointsOfBot(known, deal, easy!);
  expect(pointsOfBot(known, deal, easy!)).toBe(points);
  expect(new Set(YARDSTICK.map(({ level }) => level))).toEqual(new Set(['easy', 'medium', 'hard', 'master']));
});
