import { botByName } from '@majlis/bots';
import { playableById } from '@majlis/games/heuristics';
import { type GameRecord, type Json, nullLog, Recorder } from '@majlis/kernel';
import { botSeed, type DailyDeal, VISITOR } from '../src/index.ts';

/** A game of the deal, its first seat played by the first thing that is allowed: quick, and no bot's game. */
export function playedDeal(deal: DailyDeal): GameRecord {
  const known = playableById(deal.game)!;
  const { game } = known;
  const bot = botByName(deal.level, known)!;
  const checked = game.checkConfig(deal.config, deal.seats) as { value: Json };
  const state = game.setup(checked.value, deal.seats, deal.seed, nullLog);
  const recorder = new Recorder(game, { config: checked.value, seats: deal.seats, seed: deal.seed }, state, 10);
  const answers = [0, 0, 0];
  while (game.outcome(state) === null) {
    const seat = game.deciders(state)[0]!;
    const legal = game.legalActions(state, seat);
    const seed = botSeed(deal.seed, seat, answers[seat]!++);
    const action =
      seat === VISITOR ? legal[0] : bot.choose({ seat, knowledge: game.knowledge(state, seat), legal, seed }).action;
    game.apply(state, seat, action, nullLog);
    recorder.add(seat, action, state);
  }
  return recorder.record(state);
}
