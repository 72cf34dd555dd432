import { type AnyKnown, botByName } from '@majlis/bots';
import type { GameRecord, Json } from '@majlis/kernel';
import type { KeyMoment, Option } from '@majlis/review';
import { type Difficulty, type Puzzle, positionOf, rounded, type Weighed } from './puzzle.ts';
import { themeOf } from './themes.ts';

/** Of the chance to win: what was better by less is no riddle. */
const AHEAD = 0.04;
/** And by so many standard errors. */
const SURE = 3;

/** A mistake of a game that was looked back at, as a puzzle; null where it is not clear enough. */
export function puzzleOfMoment(known: AnyKnown, record: GameRecord, moment: KeyMoment): Puzzle | null {
  const { game } = known;
  const { kind, loss, thought, best, seat, at, budget } = moment;
  const [segment, ...more] = record.segments;
  const isToday = more.length === 0 && segment!.rulesVersion === game.rulesVersion;
  if (!isToday || kind !== 'mistake' || thought === null) return null;
  if (loss.win.mean < Math.max(AHEAD, SURE * loss.win.error)) return null;
  const weighed = weighedOf(moment);
  const margin = weighed[0]!.wins - weighed[1]!.wins;
  if (weighed[0]!.move !== best.text || margin < 100 * AHEAD) return null;
  const { config, seats, seed } = record;
  const puzzle: Omit<Puzzle, 'theme' | 'difficulty'> = {
    id: `${game.id}-${seed.slice(0, 8)}-${at}`,
    game: game.id,
    config,
    seats,
    seed,
    rulesVersion: game.rulesVersion,
    moves: segment!.actions.slice(0, at).map(([by, action]) => `${by} ${game.actionText(action)}`),
    seat,
    margin: rounded(margin),
    budget,
    weighed,
  };
  const state = positionOf(game, puzzle);
  const theme = themeOf(game, state, seat, best.action as never);
  return theme === null ? null : { ...puzzle, theme, difficulty: difficultyOf(known, state, puzzle) };
}

/** Every answer once, the best first. */
function weighedOf({ best, played, others, seat }: KeyMoment): Weighed[] {
  const options = new Map([...others, played, best].map((option) => [option.text, option]));
  const weighed = ({ text, wins, scores }: Option): Weighed => ({
    move: text,
    wins: rounded(100 * wins[seat]!),
    points: rounded(scores[seat]!),
  });
  return [...options.values()].map(weighed).sort((a, b) => b.wins - a.wins);
}

function difficultyOf(known: AnyKnown, state: unknown, { seat, id, weighed }: Omit<Puzzle, 'theme' | 'difficulty'>) {
  const { game } = known;
  const legal: readonly Json[] = game.legalActions(state, seat);
  const finds = (level: string): boolean => {
    const { action } = botByName(level, known)!.choose({
      seat,
      knowledge: game.knowledge(state, seat),
      legal,
      seed: id,
    });
    return game.actionText(action) === weighed[0]!.move;
  };
  const difficulty: Difficulty = finds('medium') ? 1 : finds('hard') ? 2 : 3;
  return difficulty;
}
