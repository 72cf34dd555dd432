import type { Step } from '@majlis/kernel';
import type { AlhambraEvent } from './events.ts';
import { chooseAction } from './flow/choose-action.ts';
import { baseEndGame, endGame } from './flow/end-game.ts';
import { baseEndOfMove, endOfMove, inTurn, outOfTurn } from './flow/end-of-move.ts';
import { baseOpening, opening } from './flow/opening.ts';
import { placeTiles } from './flow/place-tiles.ts';
import { refillMarket, refillMoney } from './flow/refill.ts';
import { baseScoring, score, scoring } from './flow/score.ts';
import { specialMoves } from './flow/special-moves.ts';
import { baseTurn, turn } from './flow/turn.ts';
import type { AlhambraFrame } from './frames.ts';
import { weighed } from './heuristics/weighed.ts';
import type {
  AlhambraModule,
  AnyFrameDef,
  BotRules,
  Hooks,
  PlacingAction,
  Rules,
  SpecialMove,
  StepInsert,
  TurnAction,
} from './hooks.ts';
import { kept } from './memo.ts';
import { MODULES } from './modules/index.ts';
import { useCompiler } from './rules/compiled.ts';
import { keyOf, type Options, type State } from './state.ts';

export const HOOKS = [
  'hideCards',
  'turnActions',
  'freeActions',
  'offers',
  'means',
  'purses',
  'paysAlone',
  'changes',
  'placings',
  'rivals',
  'scoring',
  'moneyLimit',
  'passages',
  'edges',
  'buildings',
  'places',
  'claimCard',
  'claimTile',
  'claimSpent',
  'claimSold',
  'onCardLeft',
  'onTurnBegan',
  'onTook',
  'onPaid',
  'onPurchased',
  'onLaid',
  'onLeft',
  'onRivalScored',
  'onScored',
] as const satisfies readonly (keyof Hooks)[];

export const BASE_FRAMES: Readonly<Record<string, AnyFrameDef>> = {
  opening,
  endOfMove,
  turn,
  chooseAction,
  placeTiles,
  refillMoney,
  score,
  scoring,
  refillMarket,
  specialMoves,
  endGame,
};

/** Modules in play, in canonical order; Dirk comes with two players. */
export function modulesOf({ seats, modules }: Options): AlhambraModule[] {
  return MODULES.filter(({ id }) => (id === 'dirk' ? seats === 2 : modules.includes(id)));
}

type AnyStep<F extends AlhambraFrame> = Step<State, F, AlhambraEvent, AlhambraFrame>;

function insert<F extends AlhambraFrame>(base: readonly AnyStep<F>[], inserts: readonly StepInsert<F>[]): AnyStep<F>[] {
  const steps = [...base];
  for (const { before, step } of inserts) {
    const at = before === null ? steps.length : steps.findIndex(({ id }) => id === before);
    if (at < 0) throw new Error(`there is no step "${before}"`);
    steps.splice(at, 0, step);
  }
  return steps;
}

function compileRules(options: Options): Rules {
  const modules = modulesOf(options);
  const hooks = Object.fromEntries(HOOKS.map((name) => [name, modules.flatMap((module) => module.hooks[name] ?? [])]));
  const actions = modules.flatMap((module) => Object.entries(module.turnActions ?? {}));
  const moveSteps = modules.flatMap((module) => module.moveSteps ?? []);
  const placings = modules.flatMap((module) => module.placing ?? []);
  return {
    options,
    modules,
    hooks: hooks as unknown as Rules['hooks'],
    turnActions: new Map(actions as unknown as [string, TurnAction][]),
    specialMoves: modules.flatMap((module) => module.specialMove ?? []) as unknown as SpecialMove[],
    specialOffers: modules.flatMap(({ sellsOutOfTurn, hooks: { offers } }) => (sellsOutOfTurn && offers) ?? []),
    placings: new Map((placings as unknown as PlacingAction[]).map((placing) => [placing.type, placing])),
    openingSteps: [...modules.flatMap((module) => module.openingSteps ?? []), ...baseOpening],
    turnSteps: insert(baseTurn, [
      ...moveSteps.map((step) => ({ before: 'refillMoney', step: inTurn(step) })),
      ...modules.flatMap((module) => module.turnSteps ?? []),
    ]),
    moveSteps: [...baseEndOfMove, ...moveSteps.map(outOfTurn)],
    scoringSteps: insert(
      baseScoring,
      modules.flatMap((module) => module.scoringSteps ?? []),
    ),
    endGameSteps: insert(
      baseEndGame,
      modules.flatMap((module) => module.endGameSteps ?? []),
    ),
    frames: Object.assign({}, BASE_FRAMES, ...modules.map((module) => module.frames ?? {})),
    bots: compileBots(modules),
  };
}

function compileBots(modules: readonly AlhambraModule[]): BotRules {
  const bots = modules.map(weighed);
  return {
    worth: new Map(bots.flatMap(({ worth }) => Object.entries(worth))),
    rank: new Map(bots.flatMap(({ rank }) => Object.entries(rank ?? {}))),
    spent: bots.flatMap(({ spent }) => spent ?? []),
    laying: bots.flatMap(({ laying }) => laying ?? []),
    taken: bots.flatMap(({ taken }) => taken ?? []),
    offer: bots.flatMap(({ offer }) => offer ?? []),
    wanted: bots.flatMap(({ wanted }) => wanted ?? []),
    estimate: modules.flatMap(({ id, bots: { estimate } }) =>
      estimate === undefined ? [] : { module: id, of: estimate },
    ),
  };
}

const compiled = new Map<string, Rules>();

/** Once for each set of options. */
export function rulesFor(options: Options): Rules {
  const key = keyOf(options);
  return kept(compiled, key, () => compileRules(options));
}

useCompiler(rulesFor);
