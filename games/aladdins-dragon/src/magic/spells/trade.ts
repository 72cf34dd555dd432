import type { Refusal, Seat } from '@majlis/kernel';
import { type Action, decline } from '../../actions.ts';
import { KIND_COUNT } from '../../content/board.ts';
import { refuse, wrongAction } from '../../refusals.ts';
import { checkHoard } from '../../rules/paying.ts';
import { sumOf } from '../../rules/shelves.ts';
import { moveTreasures, NO_TREASURES, shortKind, type Treasures } from '../../rules/treasures.ts';
import type { State } from '../../state.ts';
import { anyTime, type SpellDef } from '../play.ts';
import { askOf } from '../questions.ts';

/** Lists exchanges of one kind for another; any other exchange of equal value is allowed too. */
function exchanges(s: State, seat: Seat): Action[] {
  const actions: Action[] = [];
  for (let from = 0; from < KIND_COUNT; from++) {
    for (let to = 0; to < KIND_COUNT; to++) {
      const most = from === to ? 0 : Math.min(s.players[seat]!.hoard[from]!, s.treasury[to]!);
      for (let n = 1; n <= most; n++) {
        actions.push({ type: 'trade', give: NO_TREASURES.with(from, n), take: NO_TREASURES.with(to, n) });
      }
    }
  }
  return actions;
}

function checkTrade(s: State, seat: Seat, give: Treasures, take: Treasures): Refusal | null {
  if (sumOf(give) !== sumOf(take) || sumOf(give) === 0) return refuse('unequal-trade');
  const refusal = checkHoard(s, seat, give);
  if (refusal !== null) return refusal;
  const stock = s.treasury.map((n, kind) => n + give[kind]!);
  const kind = shortKind(take, stock);
  return kind < 0 ? null : refuse('treasury-short', { kind });
}

/** ADR-TRADE-1: own treasures for as many of the treasury. */
export const trade: SpellDef = {
  id: 'trade',
  targets: [],
  isTime: anyTime,
  resolve(x, seat) {
    askOf(x, trade, seat, []);
    return true;
  },
  question: {
    order: (_s, f) => [f.caster],
    prompt: () => ({ kind: 'trade' }),
    legal: (s, _f, seat) => [...exchanges(s, seat), decline],
    check(s, _f, seat, action) {
      if (action.type === 'decline') return null;
      return action.type === 'trade' ? checkTrade(s, seat, action.give, action.take) : wrongAction('trade', 'decline');
    },
    answer(x, _f, seat, action) {
      if (action.type !== 'trade') return;
      const { hoard } = x.s.players[seat]!;
      moveTreasures(hoard, x.s.treasury, action.give);
      moveTreasures(x.s.treasury, hoard, action.take);
      x.emit({ type: 'treasureTraded', seat, given: action.give, taken: action.take });
    },
  },
};
