import { EventLog, type Rng, rngFrom } from '@majlis/kernel';
import { seedFrom } from '@majlis/testkit';
import type { Version } from '../src/config.ts';
import { ARTIFACTS, type ArtifactId } from '../src/content/artifacts.ts';
import { SPELLS, type SpellId } from '../src/content/spell-cards.ts';
import { type Action, aladdinsDragon, type Event, type State } from '../src/index.ts';
import { faults, maxActions } from '../src/testing.ts';

const PLAYED = ['declared', 'resolved', 'countered'] as const;

/** What occurred in the games played so far. */
export class Corpus {
  readonly events = new Map<string, number>();
  readonly frames = new Set<string>();
  readonly prompts = new Set<string>();
  readonly spells = new Map<string, number>();
  readonly artifacts = new Map<string, number>();
  games = 0;
  longest = 0;
  mostRounds = 0;

  hear(event: Event): void {
    bump(this.events, event.type);
    if (event.type === 'spellDeclared') bump(this.spells, `${event.spell} declared`);
    if (event.type === 'spellResolved' && event.done) bump(this.spells, `${event.spell} resolved`);
    if (event.type === 'spellCountered') bump(this.spells, `${event.spell} countered`);
    if (event.type === 'artifactDeclared') bump(this.artifacts, `${event.artifact} declared`);
    if (event.type === 'artifactResolved' && event.done) bump(this.artifacts, `${event.artifact} resolved`);
    if (event.type === 'lampLit') for (const what of ['declared', 'resolved']) bump(this.artifacts, `lamp ${what}`);
  }

  /** A Scroll is never declared; it has done its work where it broke a tie. */
  finish(s: State, actions: number): void {
    const { scores, ranks } = s.over!;
    const isBroken = scores.some((score, a) => scores.some((other, b) => score === other && ranks[a] !== ranks[b]));
    if (isBroken) for (const what of ['declared', 'resolved']) bump(this.artifacts, `scroll ${what}`);
    this.games++;
    this.longest = Math.max(this.longest, actions);
    this.mostRounds = Math.max(this.mostRounds, s.round);
  }

  /** Every spell that was not declared, resolved and countered, and every artifact not declared and resolved. */
  missing(): string[] {
    const spells = SPELLS.flatMap((spell: SpellId) => PLAYED.map((what) => `${spell} ${what}`));
    const artifacts = ARTIFACTS.flatMap((id: ArtifactId) => [`${id} declared`, `${id} resolved`]);
    return [
      ...spells.filter((name) => !this.spells.has(name)),
      ...artifacts.filter((name) => !this.artifacts.has(name)),
    ];
  }
}

const bump = (counts: Map<string, number>, name: string): void => {
  counts.set(name, (counts.get(name) ?? 0) + 1);
};

/** A random game; a decision among plays is first a choice between the plays, then between their targets. */
export function playRandomly(corpus: Corpus, version: Version, seats: number, seedText: string): void {
  const rng = rngFrom(`corpus:${seedText}`);
  const log = new EventLog<Event>();
  const s = aladdinsDragon.setup({ version, maxRounds: null }, seats, seedFrom(seedText), log);
  let actions = 0;
  for (; s.over === null; actions++) {
    if (actions > maxActions)
      throw new Error(`${version}, ${seats} seats, "${seedText}": not over after ${actions} actions`);
    for (const frame of s.stack) corpus.frames.add(frame.kind);
    const asked = aladdinsDragon.deciders(s);
    const seat = asked[rng.below(asked.length)]!;
    corpus.prompts.add(aladdinsDragon.prompt(s, seat)!.kind);
    aladdinsDragon.apply(s, seat, chooseAction(aladdinsDragon.legalActions(s, seat), rng), log);
    const broken = faults(s);
    if (broken.length > 0)
      throw new Error(`${version}, ${seats} seats, "${seedText}", action ${actions}: ${broken.join(', ')}`);
  }
  for (const { event } of log.entries) corpus.hear(event);
  corpus.finish(s, actions);
}

const nameOf = (action: Action): string =>
  action.type === 'cast' ? action.spell : action.type === 'use' ? action.artifact : action.type;

/** Most questions in which one may also play are answered without. */
const ANSWERS_FOR_A_PLAY = 4;

function chooseAction(all: readonly Action[], rng: Rng): Action {
  const answers = all.filter(({ type }) => type !== 'cast' && type !== 'use');
  const isOwn = answers.some(({ type }) => type !== 'pass') && rng.below(ANSWERS_FOR_A_PLAY) > 0;
  const actions = isOwn ? answers : all;
  const wish = actions[rng.below(actions.length)]!;
  if (wish.type !== 'cast' && wish.type !== 'use' && wish.type !== 'pass') return wish;
  const names = [...new Set(actions.map(nameOf))];
  const name = names[rng.below(names.length)]!;
  const chosen = actions.filter((action) => nameOf(action) === name);
  return chosen[rng.below(chosen.length)]!;
}
