import { type AnyBot, type AnyKnown, botByName } from '@majlis/bots';
import { type AnyGame, type GameRecord, nullLog, type Refusal, RulesBug, type Seat, sameJson } from '@majlis/kernel';
import { type DailyDeal, type Deal, VISITOR } from './deal.ts';
import { botSeed } from './seeds.ts';

/** A game of a bot in the visitor's seat. */
export interface BotTry {
  readonly level: string;
  /** Bots of one level differ in their luck. */
  readonly attempt: number;
}

/** What a result is compared with, the quickest to work out first. */
export const YARDSTICK: readonly BotTry[] = [
  ...tries('easy', 4),
  ...tries('medium', 3),
  ...tries('hard', 3),
  ...tries('master', 1),
];

function tries(level: string, count: number): BotTry[] {
  return Array.from({ length: count }, (_, attempt) => ({ level, attempt }));
}

/** Everybody's answers so far, and who sits where. */
class Sitting {
  readonly game: AnyGame;
  readonly state: unknown;
  private readonly answers: number[];
  private readonly deal: Deal;

  constructor(game: AnyGame, deal: Deal) {
    const checked = game.checkConfig(deal.config, deal.seats);
    if (!checked.ok) throw new RulesBug('this deal cannot be dealt', { seed: deal.seed });
    this.game = game;
    this.deal = deal;
    this.state = game.setup(checked.value, deal.seats, deal.seed, nullLog);
    this.answers = Array.from({ length: deal.seats }, () => 0);
  }

  answerOf(bot: AnyBot, seat: Seat, luck = ''): unknown {
    const { game, state, deal } = this;
    const seed = `${botSeed(deal.seed, seat, this.answers[seat]!)}${luck}`;
    return bot.choose({ seat, knowledge: game.knowledge(state, seat), legal: game.legalActions(state, seat), seed })
      .action;
  }

  play(seat: Seat, action: unknown): void {
    this.game.apply(this.state, seat, action, nullLog);
    this.answers[seat] = this.answers[seat]! + 1;
  }
}

function botOf(known: AnyKnown, level: string): AnyBot {
  const bot = botByName(level, known);
  if (bot === null) throw new Error(`there is no bot "${level}"`);
  return bot;
}

/** The points that bot makes of the deal in that seat: the same on every machine. */
export function pointsOfBot(known: AnyKnown, deal: Deal, { level, attempt }: BotTry, own: Seat = VISITOR): number {
  const { game } = known;
  const sitting = new Sitting(game, deal);
  const [visitor, other] = [botOf(known, level), botOf(known, deal.level)];
  for (;;) {
    const outcome = game.outcome(sitting.state);
    if (outcome !== null) return outcome.scores[own]!;
    const seat = game.deciders(sitting.state)[0]!;
    const action =
      seat === own ? sitting.answerOf(visitor, seat, `/${level}/${attempt}`) : sitting.answerOf(other, seat);
    sitting.play(seat, action);
  }
}

export interface DailyResult {
  readonly points: number;
  /** At the table, 1 for the winner. */
  readonly rank: number;
  /** The bots of today play otherwise: a game from before they changed, or one of bots somebody made up. */
  readonly isByOtherBots: boolean;
}

/**
 * What a record is worth, found by playing it again; or why it is no honest game of this deal. All that the rules say
 * is checked. What the bots did is compared with what those of today do; where it differs, that is told.
 */
export function checkResult(known: AnyKnown, deal: DailyDeal, record: GameRecord): DailyResult | Refusal {
  const { game } = known;
  if (!isOfDeal(game, deal, record)) return { code: 'another-deal' };
  const [segment] = record.segments;
  if (record.segments.length !== 1 || segment === undefined || segment.start !== null) return { code: 'bad-record' };
  // By other rules, the bots of today cannot say what those of then did.
  if (segment.rulesVersion !== game.rulesVersion) return { code: 'older-rules' };
  const sitting = new Sitting(game, deal);
  const bot = botOf(known, deal.level);
  let isByOtherBots = false;
  for (const [i, [seat, wish]] of segment.actions.entries()) {
    const action = game.readAction(wish);
    const isAsked = game.deciders(sitting.state).includes(seat);
    const refusal = action === null || !isAsked ? { code: 'not-asked' } : game.check(sitting.state, seat, action);
    if (refusal !== null) return { code: 'record-mismatch', params: { move: i + 1, refusal: refusal.code } };
    if (seat !== VISITOR && !isByOtherBots)
      isByOtherBots = game.actionText(sitting.answerOf(bot, seat)) !== game.actionText(action);
    sitting.play(seat, action);
  }
  const outcome = game.outcome(sitting.state);
  if (outcome === null) return { code: 'not-finished' };
  return { points: outcome.scores[VISITOR]!, rank: outcome.ranks[VISITOR]!, isByOtherBots };
}

function isOfDeal(game: AnyGame, deal: DailyDeal, record: GameRecord): boolean {
  if (record.game !== deal.game || record.seed !== deal.seed || record.seats !== deal.seats) return false;
  const [own, sent] = [deal, record].map(({ config }) => game.checkConfig(config, deal.seats));
  return own!.ok && sent!.ok && sameJson(own!.value, sent!.value);
}
