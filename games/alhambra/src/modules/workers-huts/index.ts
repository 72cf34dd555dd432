import { type Rng, shuffle } from '@majlis/kernel';
import { building } from '../../action-text.ts';
import { BUILDINGS } from '../../content/buildings.ts';
import type { AlhambraModule, TurnAction, X } from '../../hooks.ts';
import { refuse } from '../../refusals.ts';
import { playerOf } from '../../rules/hand.ts';
import { workersHutsBots } from './bots.ts';
import { hutsOf } from './content.ts';
import { WORKERS_HUTS_REFUSALS } from './refusals.ts';
import { hutCountsOf, hutsIn, mayTake } from './rules.ts';
import { WORKERS_HUTS_EVENTS, type WorkersHutsAction, type WorkersHutsSlice, workersHutsField } from './state.ts';
import { tellHuts } from './tell.ts';
import { workersHutsTesting } from './testing.ts';

/** Each colour is shuffled by itself, and its top hut turned face up. */
function layOut(x: X): void {
  const slice = hutsIn(x.s);
  slice.piles = BUILDINGS.map((_, kind) => {
    const pile = hutsOf(kind);
    x.chance.shuffle('huts', pile);
    return pile;
  });
  const huts = slice.piles.map((pile) => x.turnUp(pile)!);
  slice.faceUp = huts;
  x.emit({ type: 'workers-huts.laidOut', huts });
}

/** By colour. */
const TAKES = BUILDINGS.map((_, kind): WorkersHutsAction => ({ type: 'workers-huts.take', building: kind }));

const take: TurnAction<WorkersHutsAction> = {
  check(s, seat, { building: kind }) {
    if (!mayTake(s, seat)) return refuse('hut-three-already');
    return hutsIn(s).faceUp[kind] === null ? refuse('hut-none-left', { building: kind }) : null;
  },
  act(x, seat, { building: kind }) {
    const slice = hutsIn(x.s);
    const player = playerOf(x.s, seat);
    const tile = slice.faceUp[kind]!;
    player.waiting = [...player.waiting, tile];
    slice.taken = slice.taken.with(seat, [...slice.taken[seat]!, tile]);
    x.emit({ type: 'workers-huts.taken', seat, tile });
    const next = x.turnUp(slice.piles[kind]!) ?? null;
    slice.faceUp = slice.faceUp.with(kind, next);
    if (next !== null) x.emit({ type: 'workers-huts.turnedUp', tile: next });
    return 'ends';
  },
};

type KnownHuts = Omit<WorkersHutsSlice, 'piles'>;

/** Those nobody has seen lie below, in an order nobody knows. */
function imagine({ faceUp, taken }: KnownHuts, rng: Rng): WorkersHutsSlice {
  const seen = [...faceUp, ...taken.flat()];
  const piles = BUILDINGS.map((_, kind) => {
    const unseen = hutsOf(kind).filter((hut) => !seen.includes(hut));
    return shuffle(unseen, rng);
  });
  return { faceUp, piles, taken };
}

/** Huts count for the buildings of their colour they are joined to. */
export const workersHuts: AlhambraModule<'workers-huts'> = {
  id: 'workers-huts',
  begin: (seats) => ({
    faceUp: BUILDINGS.map(() => null),
    piles: BUILDINGS.map(() => []),
    taken: Array.from({ length: seats }, () => []),
  }),
  setup: layOut,
  hooks: {
    turnActions(s, seat, out) {
      if (!mayTake(s, seat)) return;
      const { faceUp } = hutsIn(s);
      for (let kind = 0; kind < faceUp.length; kind++) if (faceUp[kind] !== null) out.push(TAKES[kind]!);
    },
    buildings: (s, seat, kind, count) => count + hutCountsOf(playerOf(s, seat).board)[kind]!,
  },
  turnActions: { 'workers-huts.take': take },
  actions: { 'workers-huts.take': { building: { codec: building } } },
  refusals: WORKERS_HUTS_REFUSALS,
  testing: workersHutsTesting,
  tell: tellHuts,
  bots: workersHutsBots,
  prompts: [],
  sources: [],
  events: WORKERS_HUTS_EVENTS,
  field: workersHutsField,
  copy: ({ faceUp, piles, taken }) => ({ faceUp, piles: piles.map((pile) => pile.slice()), taken }),
  known: ({ faceUp, taken }): KnownHuts => ({ faceUp, taken }),
  imagine: (known: KnownHuts, _seat, rng) => imagine(known, rng),
};
