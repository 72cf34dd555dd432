import type { Own } from '@majlis/kernel';
import type { AlhambraModule } from './hooks.ts';
import type { Slices } from './modules/slices.ts';
import { rulesOf } from './rules/compiled.ts';
import type { Player, State } from './state.ts';

const copyPlayer = ({ hand, unseen, unseenFrom, waiting, reserve, board }: Player): Player => ({
  hand,
  unseen,
  unseenFrom,
  waiting,
  reserve,
  board,
});

export function copyModules(modules: readonly AlhambraModule[], mod: Partial<Slices>): Partial<Slices> {
  const copy: Record<string, unknown> = {};
  for (let i = 0; i < modules.length; i++) {
    const { id } = modules[i]!;
    copy[id] = modules[i]!.copy(mod[id]!);
  }
  return copy;
}

/** What is replaced and never changed is shared between copies. */
export function copyState(s: State): Own<State> {
  return {
    options: s.options,
    players: s.players.map(copyPlayer),
    deck: s.deck.slice(),
    piles: s.piles,
    row: s.row,
    discard: s.discard.slice(),
    reshuffled: s.reshuffled,
    bag: s.bag.slice(),
    market: s.market.slice(),
    turn: { seat: s.turn.seat, actions: s.turn.actions, over: s.turn.over },
    scorings: s.scorings,
    scoringsDue: s.scoringsDue,
    lines: s.lines,
    mod: copyModules(rulesOf(s).modules, s.mod),
  };
}
