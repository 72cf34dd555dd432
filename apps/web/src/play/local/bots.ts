import { type AnyBot, botByName, type Moment, type Question, Thoughts } from '@majlis/bots';
import { playableById } from '@majlis/games/heuristics';
import type { Json } from '@majlis/kernel';
import type { Grow } from './trees.ts';

/** The bots of one table, who go on from what they thought just before. */
export class LocalBots {
  private readonly game: string;
  private readonly elsewhere: Grow | null;
  private readonly made = new Map<string, AnyBot>();
  private readonly thoughts = new Thoughts();

  /** `elsewhere`: who grows trees at the same time, where there is somebody. */
  constructor(game: string, elsewhere: Grow | null) {
    this.game = game;
    this.elsewhere = elsewhere;
  }

  /** Without a moment the decision stands by itself. */
  async choose(level: string, question: Question<unknown, unknown>, moment: Moment | null): Promise<Json> {
    const asked = moment === null ? question : { ...question, ...this.thoughts.before(moment) };
    const decision = await this.decide(this.named(level), asked);
    if (moment !== null) this.thoughts.keep(moment, decision);
    return decision.action as Json;
  }

  /** The first tree grows here, the others elsewhere: the same trees as if all had grown here, one after the other. */
  private async decide(bot: AnyBot, question: Question<unknown, unknown>) {
    const { forest, name } = bot;
    const { elsewhere, game } = this;
    if (forest === undefined || forest.size === 1 || elsewhere === null) return bot.choose(question);
    const others = Array.from({ length: forest.size - 1 }, (_, i) =>
      elsewhere({ game, bot: name, question, nth: i + 1 }),
    );
    const first = forest.grow(question, 0);
    return forest.decide([first, ...(await Promise.all(others))]);
  }

  private named(level: string): AnyBot {
    const playable = playableById(this.game);
    const bot = this.made.get(level) ?? (playable === null ? null : botByName(level, playable));
    if (bot === null) throw new Error(`there is no bot "${level}"`);
    this.made.set(level, bot);
    return bot;
  }
}
