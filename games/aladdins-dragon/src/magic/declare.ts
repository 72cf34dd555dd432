import { type Refusal, RulesBug, type Seat } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import { ARTIFACTS, type ArtifactId, LAMP } from '../content/artifacts.ts';
import { SPELLS, type SpellId } from '../content/spell-cards.ts';
import type { Moment } from '../frames/kinds.ts';
import { refuse } from '../refusals.ts';
import { changed } from '../rules/lists.ts';
import { freeOf, mayUse, usesLeft, usesOf } from '../rules/uses.ts';
import type { State } from '../state.ts';
import type { X } from '../x.ts';
import { artifactDef } from './artifacts/index.ts';
import { aims, countAims, type Play, targetFault } from './play.ts';
import { spellDef } from './spells/index.ts';

export type PlayAction = Extract<Action, { type: 'use' | 'cast' }>;

export const isPlay = (action: Action): action is PlayAction => action.type === 'use' || action.type === 'cast';

/** What may be declared, apart from its targets. */
interface Option {
  readonly play: Play;
  actionOn(on: readonly number[]): Action;
}

const optionOf = (play: Play, actionOn: (on: readonly number[]) => Action): Option => {
  const unaimed = actionOn([]);
  return { play, actionOn: play.targets.length === 0 ? () => unaimed : actionOn };
};

interface Options {
  /** By artifact; null: it is never declared by itself. */
  readonly uses: readonly (Option | null)[];
  /** By spell. */
  readonly casts: readonly Option[];
}

/** Created when they are first asked for: spells import what is here. */
let all: Options | null = null;

const allOptions = (): Options => ({
  uses: ARTIFACTS.map((artifact) => {
    const { power } = artifactDef(artifact);
    return power === null ? null : optionOf(power, (on) => ({ type: 'use', artifact, on }));
  }),
  casts: SPELLS.map((spell) => optionOf(spellDef(spell), (on) => ({ type: 'cast', spell, on }))),
});

/** What the seat may declare now, if it finds a target; used up before the next question. */
const options: Option[] = [];

function findOptions(s: State, seat: Seat, at: Moment): void {
  while (options.length > 0) options.pop();
  if (!s.magic) return;
  all ??= allOptions();
  const { uses, casts } = all;
  const player = s.players[seat]!;
  // At a purchase only spells are played (ADR-36).
  if (at !== 'purchase' && usesLeft(s, seat) > 0) {
    for (let artifact = 0; artifact < uses.length; artifact++) {
      const use = uses[artifact]!;
      if (use !== null && freeOf(player, artifact) > 0 && use.play.isTime(s, seat, at)) options.push(use);
    }
  }
  if (player.spells.length === 0 || !hasLamp(s, seat)) return;
  for (let i = 0; i < player.spells.length; i++) {
    const cast = casts[player.spells[i]!]!;
    if (cast.play.isTime(s, seat, at)) options.push(cast);
  }
}

/** Every play the seat could declare now, with every aim. */
export function listPlays(s: State, seat: Seat, at: Moment): Action[] {
  const actions: Action[] = [];
  findOptions(s, seat, at);
  for (let i = 0; i < options.length; i++) {
    const { play, actionOn } = options[i]!;
    const found = aims(s, play, seat);
    for (let j = 0; j < found.length; j++) actions.push(actionOn(found[j]!));
  }
  return actions;
}

/** How many these are. */
export function countPlays(s: State, seat: Seat, at: Moment): number {
  let count = 0;
  findOptions(s, seat, at);
  for (let i = 0; i < options.length; i++) count += countAims(s, options[i]!.play, seat);
  return count;
}

/** The one at this place of the list. */
export function playAt(s: State, seat: Seat, at: Moment, place: number): Action {
  let left = place;
  findOptions(s, seat, at);
  for (let i = 0; ; i++) {
    const { play, actionOn } = options[i]!;
    const found = aims(s, play, seat);
    if (left < found.length) return actionOn(found[left]!);
    left -= found.length;
  }
}

/** At a purchase only spells are played (ADR-36). */
const isArtifactTime = (s: State, power: Play, seat: Seat, at: Moment): boolean =>
  at !== 'purchase' && power.isTime(s, seat, at);

export function checkPlay(s: State, seat: Seat, at: Moment, action: PlayAction): Refusal | null {
  return action.type === 'use' ? checkUse(s, seat, at, action) : checkCast(s, seat, at, action);
}

function checkUse(
  s: State,
  seat: Seat,
  at: Moment,
  { artifact, on }: Extract<Action, { type: 'use' }>,
): Refusal | null {
  const { power } = artifactDef(artifact);
  if (power === null && artifact !== 'counterspell') return refuse('artifact-without-use', { artifact });
  const refusal = checkArtifact(s, seat, artifact);
  if (refusal !== null) return refusal;
  if (power === null || !isArtifactTime(s, power, seat, at)) return refuse('artifact-not-now', { artifact });
  return checkTargets(s, power, seat, on);
}

/** Whether the seat has this artifact and a use left. */
export function checkArtifact(s: State, seat: Seat, artifact: ArtifactId): Refusal | null {
  const number = ARTIFACTS.indexOf(artifact);
  const player = s.players[seat]!;
  if (player.artifacts[number] === 0) return refuse('artifact-not-owned', { artifact });
  if (freeOf(player, number) === 0) return refuse('artifact-used', { artifact });
  return usesLeft(s, seat) > 0 ? null : refuse('no-use-left', { uses: usesOf(s, seat) });
}

function checkCast(s: State, seat: Seat, at: Moment, { spell, on }: Extract<Action, { type: 'cast' }>): Refusal | null {
  const refusal = checkSpell(s, seat, spell);
  if (refusal !== null) return refusal;
  const def = spellDef(spell);
  return def.isTime(s, seat, at) ? checkTargets(s, def, seat, on) : refuse('spell-not-now', { spell });
}

/** Whether the seat has this spell and a Lamp for it. */
export function checkSpell(s: State, seat: Seat, spell: SpellId): Refusal | null {
  if (!s.players[seat]!.spells.includes(SPELLS.indexOf(spell))) return refuse('spell-not-held', { spell });
  return checkLamp(s, seat);
}

/** ADR-LAMP-1 ADR-12: a Lamp burns or can be lit, which is a use. */
function checkLamp(s: State, seat: Seat): Refusal | null {
  return hasLamp(s, seat) ? null : refuse('lamp-needed');
}

const hasLamp = (s: State, seat: Seat): boolean => s.players[seat]!.used[LAMP]! > 0 || mayUse(s, seat, LAMP);

function checkTargets(s: State, play: Play, seat: Seat, on: readonly number[]): Refusal | null {
  if (on.length !== play.targets.length) return refuse('wrong-targets', { count: play.targets.length });
  const fault = targetFault(s, play, seat, on);
  return fault === null ? null : refuse(fault.code, { target: fault.target });
}

/** Lays the artifact before the screen. */
export function spendArtifact(x: X, seat: Seat, artifact: ArtifactId, on: readonly number[]): void {
  const player = x.s.players[seat]!;
  player.used = changed(player.used, ARTIFACTS.indexOf(artifact), 1);
  x.emit({ type: 'artifactDeclared', seat, artifact, on });
}

/** Lights the Lamp if it does not burn, and shows the spell, which leaves the game (ADR-18). */
export function spendSpell(x: X, seat: Seat, spell: SpellId, on: readonly number[]): void {
  const player = x.s.players[seat]!;
  if (player.used[LAMP] === 0) {
    player.used = changed(player.used, LAMP, 1);
    x.emit({ type: 'lampLit', seat });
  }
  const at = player.spells.indexOf(SPELLS.indexOf(spell));
  if (at < 0) throw new RulesBug('this spell is not in hand', { seat, spell });
  x.s.spentSpells = [...x.s.spentSpells, player.spells[at]!];
  player.spells.splice(at, 1);
  player.spellsSeen = player.spellsSeen.toSpliced(at, 1);
  x.reveal();
  x.emit({ type: 'spellDeclared', seat, spell, on });
}

export function resolvePlay(x: X, seat: Seat, action: PlayAction): void {
  if (action.type === 'use') {
    const done = artifactDef(action.artifact).power!.resolve(x, seat, action.on);
    x.emit({ type: 'artifactResolved', seat, artifact: action.artifact, done });
  } else {
    const done = spellDef(action.spell).resolve(x, seat, action.on);
    x.emit({ type: 'spellResolved', seat, spell: action.spell, done });
  }
}
