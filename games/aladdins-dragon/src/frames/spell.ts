import { eachInOrder, RulesBug } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import type { SpellId } from '../content/spell-cards.ts';
import type { Event } from '../events.ts';
import type { Question } from '../magic/play.ts';
import { spellDef } from '../magic/spells/index.ts';
import type { State } from '../state.ts';
import type { DragonFrame, SpellFrame } from './kinds.ts';

function questionOf(spell: SpellId): Question {
  const { question } = spellDef(spell);
  if (question === undefined) throw new RulesBug('this spell asks nothing', { spell });
  return question;
}

/** Whatever a spell asks while it takes effect, as its own definition says. */
export const spellQuestion = eachInOrder<State, SpellFrame, Action, Event, DragonFrame>({
  order: (s, f) => questionOf(f.spell).order(s, f),
  when: (s, f, seat) => questionOf(f.spell).when?.(s, f, seat) ?? true,
  prompt: (s, f, seat) => questionOf(f.spell).prompt(s, f, seat),
  legal: (s, f, seat) => questionOf(f.spell).legal(s, f, seat),
  check: (s, f, seat, action) => questionOf(f.spell).check(s, f, seat, action),
  answer: (x, f, seat, action) => questionOf(f.spell).answer(x, f, seat, action),
  about: (_s, f) => ({ spell: f.spell, caster: f.caster, on: f.on }),
});
