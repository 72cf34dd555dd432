import { type FrameDef, type Seat, window } from '@majlis/kernel';
import { type Action, pass } from '../actions.ts';
import type { SpellId } from '../content/spell-cards.ts';
import type { Event } from '../events.ts';
import {
  checkPlay,
  countPlays,
  isPlay,
  listPlays,
  type PlayAction,
  playAt,
  resolvePlay,
  spendArtifact,
  spendSpell,
} from '../magic/declare.ts';
import { wrongAction } from '../refusals.ts';
import { sequenceFrom } from '../rules/order.ts';
import { mayCounter, mayPlay } from '../rules/uses.ts';
import type { State } from '../state.ts';
import type { X } from '../x.ts';
import { guessAnswers } from './guess.ts';
import type { DragonFrame, Moment, PlaysFrame } from './kinds.ts';

/** Whatever has been declared is this seat's own. */
function isAloneIn(declared: readonly { readonly seat: Seat }[], seat: Seat): boolean {
  for (let i = 0; i < declared.length; i++) if (declared[i]!.seat !== seat) return false;
  return true;
}

/**
 * ADR-13: all who may are asked together; what is declared takes effect in player sequence once all pass. Then all are
 * asked again, until nobody declares anything.
 */
const asked = window<State, PlaysFrame, Action, Event, DragonFrame>({
  ask: 'together',
  resolve: 'onClose',
  order: (s) => sequenceFrom(s.camel, s.players.length),
  reopens: true,
  mayAct(s, { at, but, mem }, seat) {
    if (seat === but && isAloneIn(mem.declared, but)) return false;
    return mayPlay(s, seat, at, mem.declared.length > 0);
  },
  prompt: (s, f) => ({ kind: 'plays', params: { at: f.at, space: s.current, declared: f.mem.declared.length } }),
  legal: (s, f, seat) => listPlays(s, seat, f.at),
  counted: {
    count: (s, f, seat) => countPlays(s, seat, f.at),
    at: (s, f, seat, place) => playAt(s, seat, f.at, place),
  },
  check: (s, f, seat, action) =>
    isPlay(action) ? checkPlay(s, seat, f.at, action) : wrongAction('use', 'cast', 'pass'),
  pass,
  declare: (x, f, { seat, action }) => declare(x, f, seat, action),
  act: (x, _f, seat, action) => {
    if (isPlay(action)) resolvePlay(x, seat, action);
  },
  about: (s, f) => ({
    at: f.at,
    space: s.current,
    declared: [...f.mem.declared, ...f.mem.said].map(({ seat, action }) => ({ seat, action })),
  }),
});

/** ADR-42: who is asked something plays within that question; the others may answer. */
export function playWithin(x: X, at: Moment, seat: Seat, action: PlayAction): void {
  x.push({ kind: 'plays', at, but: seat });
  const frame = x.s.stack.at(-1)!;
  if (frame.kind === 'plays') frame.mem.said.push({ seat, action });
}

/** A use spent on a Counterspell since the answer was given may be missing now (ADR-33). */
function declare(x: X, f: PlaysFrame, seat: Seat, action: Action): void {
  if (!isPlay(action)) return;
  if (checkPlay(x.s, seat, f.at, action) !== null) {
    f.mem.declared.pop();
    x.emit({ type: 'declarationLapsed', seat });
  } else if (action.type === 'use') {
    spendArtifact(x, seat, action.artifact, action.on);
  } else {
    spendSpell(x, seat, action.spell, action.on);
    offerCounterspell(x, seat, action.spell);
  }
}

function offerCounterspell(x: X, seat: Seat, spell: SpellId): void {
  const isCounterable = x.s.players.some((_, other) => other !== seat && mayCounter(x.s, other));
  if (isCounterable) x.push({ kind: 'counter', caster: seat, spell, isCountered: false });
}

export const plays: FrameDef<State, PlaysFrame, Action, Event, DragonFrame> = {
  ...asked,
  guess: (s, f, rng) => guessAnswers(f.mem, (seat) => asked.legal(s, f, seat), rng),
};
