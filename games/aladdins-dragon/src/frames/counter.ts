import { type FrameDef, type Refusal, type Seat, window } from '@majlis/kernel';
import { type Action, pass } from '../actions.ts';
import { COUNTERSPELL } from '../content/artifacts.ts';
import type { Event } from '../events.ts';
import { checkArtifact, checkSpell, isPlay, type PlayAction, spendArtifact, spendSpell } from '../magic/declare.ts';
import { NONE } from '../magic/targets.ts';
import { refuse, wrongAction } from '../refusals.ts';
import { sequenceFrom } from '../rules/order.ts';
import { mayCounter, opponentUsed } from '../rules/uses.ts';
import type { State } from '../state.ts';
import type { X } from '../x.ts';
import { guessAnswers } from './guess.ts';
import type { CounterFrame, DragonFrame } from './kinds.ts';

const counter: Action = { type: 'use', artifact: 'counterspell', on: [] };
/** The Parasite borrows a Counterspell an opponent has used. */
const borrow: Action = { type: 'cast', spell: 'parasite', on: [COUNTERSPELL, NONE] };

/** ADR-14: the spell declared last may be countered at once. */
const asked = window<State, CounterFrame, Action, Event, DragonFrame>({
  ask: 'together',
  resolve: 'atOnce',
  order: (s) => sequenceFrom(s.camel, s.players.length),
  mayAct: (s, f, seat) => !f.isCountered && seat !== f.caster && mayCounter(s, seat),
  prompt: (_s, f) => ({ kind: 'counter', params: { caster: f.caster, spell: f.spell } }),
  legal: (s, _f, seat) => [counter, borrow].filter((action) => checkCounter(s, seat, action) === null),
  check: (s, _f, seat, action) => checkCounter(s, seat, action),
  pass,
  act: (x, f, seat, action) => {
    if (isPlay(action)) counterWith(x, f, seat, action);
  },
  close: finish,
  about: (_s, f) => ({ caster: f.caster, spell: f.spell }),
});

export const counterspells: FrameDef<State, CounterFrame, Action, Event, DragonFrame> = {
  ...asked,
  guess: (s, f, rng) => guessAnswers(f.mem, (seat) => asked.legal(s, f, seat), rng),
};

function checkCounter(s: State, seat: Seat, action: Action): Refusal | null {
  if (action.type === 'use' && action.artifact === 'counterspell') {
    return action.on.length === 0 ? checkArtifact(s, seat, 'counterspell') : refuse('wrong-targets', { count: 0 });
  }
  if (action.type === 'use') return refuse('artifact-not-now', { artifact: action.artifact });
  if (action.type !== 'cast') return wrongAction('use', 'cast', 'pass');
  if (action.spell !== 'parasite') return refuse('spell-not-now', { spell: action.spell });
  if (action.on[0] !== COUNTERSPELL || action.on[1] !== NONE) return refuse('wrong-targets', { count: 2 });
  if (!opponentUsed(s, seat, COUNTERSPELL)) return refuse('power-not-used', { target: COUNTERSPELL });
  return checkSpell(s, seat, 'parasite');
}

/** A borrowed Counterspell is itself a spell and may be countered first. */
function counterWith(x: X, f: CounterFrame, seat: Seat, action: PlayAction): void {
  if (action.type === 'cast') {
    spendSpell(x, seat, action.spell, action.on);
    x.push({ kind: 'counter', caster: seat, spell: action.spell, isCountered: false });
    return;
  }
  spendArtifact(x, seat, action.artifact, action.on);
  f.isCountered = true;
  x.emit({ type: 'spellCountered', seat, caster: f.caster, spell: f.spell });
  x.emit({ type: 'artifactResolved', seat, artifact: action.artifact, done: true });
}

/** Below lies what the spell was declared in: the moment for plays, or the spell a borrowed power answers. */
function finish(x: X, f: CounterFrame): void {
  const below = x.s.stack.at(-1)!;
  if (below.kind === 'plays' && f.isCountered) below.mem.declared.pop();
  if (below.kind !== 'counter' || f.isCountered) return;
  below.isCountered = true;
  x.emit({ type: 'spellResolved', seat: f.caster, spell: f.spell, done: true });
  x.emit({ type: 'spellCountered', seat: f.caster, caster: below.caster, spell: below.spell });
}
