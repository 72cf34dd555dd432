import { automatic, sequence } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import { GUARD, GUARDS, KIND_COUNT, OUT, spaceCount } from '../content/board.ts';
import type { Event, TokenSeen } from '../events.ts';
import { anyMayPlay, isVisited } from '../rules/uses.ts';
import type { State } from '../state.ts';
import type { X } from '../x.ts';
import { openPalace } from './guard.ts';
import type { DragonFrame, SpaceFrame, TallyFrame } from './kinds.ts';
import { giveResult, skipSpace } from './results.ts';

/** ADR-1: one space after another; those without tokens are skipped (ADR-TALLY-1). */
const walk = automatic<State, TallyFrame, Action, Event, DragonFrame>({
  memory: () => ({ cavesClosed: false }),
  advance(x, { mem }) {
    const { s } = x;
    if (s.tallied === KIND_COUNT && !mem.cavesClosed) {
      mem.cavesClosed = true;
      if (anyMayPlay(s, 'caves')) x.push({ kind: 'plays', at: 'caves', but: null });
      return 'more';
    }
    if (s.tallied >= spaceCount(s.players.length)) return 'done';
    if (isVisited(s, s.tallied)) x.push({ kind: 'space', space: s.tallied });
    else skipSpace(x, s.tallied);
    return 'more';
  },
});

export const tally: typeof walk = {
  ...walk,
  copy: ({ kind, id, mem }) => ({ kind, id, mem: { cavesClosed: mem.cavesClosed } }),
};

export const tallySpace = sequence<State, SpaceFrame, Action, Event, DragonFrame>({
  steps: [
    { id: 'turnUp', run: (x, f) => beginSpace(x, f.space) },
    {
      id: 'plays',
      when: (s) => anyMayPlay(s, 'space'),
      run: (x) => x.push({ kind: 'plays', at: 'space', but: null }),
    },
    { id: 'result', run: (x, f) => endSpace(x, f.space) },
  ],
});

/** The guard is drawn only now: nobody has looked at it before (ADR-ROUND-2). */
function beginSpace(x: X, space: number): void {
  const { s } = x;
  s.current = space;
  if (space === GUARD) {
    s.guard = GUARDS[x.chance.below('guards', GUARDS.length)]!;
    x.emit({ type: 'guardTurnedUp', strength: s.guard });
  }
  turnUpTokens(x, space, true);
}

/** A spell may have brought a token here face down (ADR-40). */
function endSpace(x: X, space: number): void {
  turnUpTokens(x, space, false);
  if (space === GUARD) openPalace(x);
  else {
    x.s.current = OUT;
    x.s.tallied = space + 1;
    giveResult(x, space);
  }
}

/** ADR-TALLY-2. */
function turnUpTokens(x: X, space: number, isAllTold: boolean): void {
  const told: TokenSeen[] = [];
  x.s.players.forEach((player, seat) => {
    for (let i = 0; i < player.tokens.length; i++) {
      const token = player.tokens[i]!;
      if (token.space !== space || (token.up && !isAllTold)) continue;
      token.up = true;
      told.push({ seat, token: i, value: token.value });
    }
  });
  if (told.length === 0) return;
  x.reveal();
  x.emit({ type: 'tokensTurnedUp', space, tokens: told });
}
