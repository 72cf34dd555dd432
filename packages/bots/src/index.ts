export { type Deal, type DealResult, playDeal, UnknownBot } from './arena/deal.ts';
export { type GameReport, type Limits, playGame } from './arena/play-game.ts';
export { type ArenaSummary, type BotSummary, type Figure, summarise } from './arena/summary.ts';
export type { AnyBot, AnyKnown, Bot, Candidate, Deadline, Decision, Known, Measured, Question } from './bot.ts';
export { type Hint, hintFor } from './hint.ts';
export { BOT_NAMES, botByName, isBotName, LEVELS, type Level } from './levels.ts';
export { type SearchSettings, searchBot } from './search/search.ts';
export { easyBot, greedyBot, randomBot } from './simple-bots.ts';
export { type Answer, askGuarded, awaitGuarded, type Guard, type Mishap } from './watchdog.ts';
