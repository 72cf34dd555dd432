import type { Refusal, Rng, Seat } from '@majlis/kernel';
import type { Action } from '../../actions.ts';
import { characterDeeds } from '../../characters/deeds.ts';
import { CHARACTER_IDS, type CharacterId } from '../../characters/ids.ts';
import type { Content } from '../../content/compile.ts';
import { refuse } from '../../refusals.ts';
import { PHASES, type Phase, type PublicPlayer, type State } from '../../state.ts';
import type { Deed } from '../deed.ts';
import { hasPower, powersOf } from '../powers.ts';
import type { X } from '../x.ts';
import { bonus } from './bonus.ts';
import { claim } from './claim.ts';
import { end } from './end.ts';
import { move } from './move.ts';
import { perform } from './perform.ts';
import { recruit } from './recruit.ts';
import { take } from './take.ts';

const baseDeeds: readonly Deed[] = [take, perform, claim, move, bonus, recruit, end];

type ByPhase = { readonly [P in Phase]: readonly Deed[] };
const byPhase = (deeds: readonly Deed[]): ByPhase =>
  Object.fromEntries(
    PHASES.map((phase) => [phase, deeds.filter((deed) => deed.during.includes(phase))]),
  ) as unknown as ByPhase;

const base = byPhase(baseDeeds);
const ofCharacter = Object.fromEntries(CHARACTER_IDS.map((id) => [id, byPhase(characterDeeds[id] ?? [])])) as {
  readonly [C in CharacterId]: ByPhase;
};

const byType = new Map<string, { readonly deed: Deed; readonly owner: CharacterId | null }>();
for (const deed of baseDeeds) byType.set(deed.type, { deed, owner: null });
for (const owner of CHARACTER_IDS)
  for (const deed of characterDeeds[owner] ?? []) byType.set(deed.type, { deed, owner });

/** Everything this seat may do in this phase. */
export function listDeeds(s: State, content: Content, phase: Phase, seat: Seat): Action[] {
  const out: Action[] = [];
  for (const deed of base[phase]) deed.list(s, content, seat, out);
  const player = s.players[seat]!;
  if (player.recruited.length > 0) {
    for (const power of powersOf(player))
      for (const deed of ofCharacter[power][phase]) deed.list(s, content, seat, out);
  }
  return out;
}

/** One of these; of what has many only that one is made. */
export function anyDeed(s: State, content: Content, phase: Phase, seat: Seat, rng: Rng): Action {
  const player = s.players[seat]!;
  const deeds = player.recruited.length === 0 ? base[phase] : deedsOf(player, phase);
  while (listed.length > 0) listed.pop();
  let count = 0;
  for (let i = 0; i < deeds.length; i++) {
    sizes[i] = countDeeds(deeds[i]!, s, content, seat);
    count += sizes[i]!;
  }
  let at = rng.below(count);
  let passed = 0;
  for (let i = 0; i < deeds.length; i++) {
    const { counted } = deeds[i]!;
    if (at < sizes[i]!) return counted === undefined ? listed[passed + at]! : counted.at(s, content, seat, at);
    at -= sizes[i]!;
    if (counted === undefined) passed += sizes[i]!;
  }
  throw new RangeError('nothing can be done');
}

/** While one is chosen: what has been listed, and how many of each deed there are. */
const listed: Action[] = [];
const sizes: number[] = [];

function countDeeds({ counted, list }: Deed, s: State, content: Content, seat: Seat): number {
  if (counted !== undefined) return counted.count(s, content, seat);
  const before = listed.length;
  list(s, content, seat, listed);
  return listed.length - before;
}

/** For each phase by the powers that bring deeds of their own: few characters do. */
const combined: { readonly [P in Phase]: Map<string, readonly Deed[]> } = {
  chooseLandscape: new Map(),
  placeDrawn: new Map(),
  performEffects: new Map(),
  lastChoice: new Map(),
};

function deedsOf(player: PublicPlayer, phase: Phase): readonly Deed[] {
  let own = '';
  for (const power of powersOf(player)) if (ofCharacter[power][phase].length > 0) own = `${own} ${power}`;
  if (own === '') return base[phase];
  let deeds = combined[phase].get(own);
  if (deeds === undefined) {
    deeds = [...base[phase], ...powersOf(player).flatMap((power) => ofCharacter[power][phase])];
    combined[phase].set(own, deeds);
  }
  return deeds;
}

export function checkDeed(s: State, content: Content, phase: Phase, seat: Seat, action: Action): Refusal | null {
  const found = byType.get(action.type);
  if (found === undefined || !found.deed.during.includes(phase))
    return refuse('not-now', { action: action.type, phase });
  if (found.owner !== null && !hasPower(s.players[seat]!, found.owner)) {
    return refuse('power-missing', { character: found.owner });
  }
  return found.deed.check(s, content, seat, action);
}

export const doDeed = (x: X, content: Content, seat: Seat, action: Action): 'again' | 'done' =>
  byType.get(action.type)!.deed.act(x, content, seat, action);
