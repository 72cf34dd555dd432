import { type AnyBot, botByName, type Moment, type Question, Thoughts } from '@majlis/bots';
import { playableById } from '@majlis/games/heuristics';
import type { Json } from '@majlis/kernel';

/** The bots of one table, who go on from what they thought just before. */
export class LocalBots {
  private readonly game: string;
  private readonly made = new Map<string, AnyBot>();
  private readonly thoughts = new Thoughts();

  constructor(game: string) {
    this.game = game;
  }

  /** Without a moment the decision stands by itself. */
  choose(level: string, question: Question<unknown, unknown>, moment: Moment | null): Json {
    const bot = this.named(level);
    if (moment === null) return bot.choose(question).action as Json;
    const decision = bot.choose({ ...question, ...this.thoughts.before(moment) });
    this.thoughts.keep(moment, decision);
    return decision.action as Json;
  }

  private named(level: string): AnyBot {
    const playable = playableById(this.game);
    const bot = this.made.get(level) ?? (playable === null ? null : botByName(level, playable));
    if (bot === null) throw new Error(`there is no bot "${level}"`);
    this.made.set(level, bot);
    return bot;
  }
}
