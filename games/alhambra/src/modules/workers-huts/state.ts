import { each, open, type Seat, shape, type ViewOf } from '@majlis/kernel';

export interface WorkersHutsSlice {
  /** By kind of building: the hut that lies face up; null when the pile is used up. */
  faceUp: readonly (number | null)[];
  /** By kind: those below it, face down, the next one last. Nobody has seen their order. */
  piles: number[][];
  /** By seat: the huts taken in the whole game, wherever they are now. */
  taken: readonly (readonly number[])[];
}

/** Takes the face-up hut of a colour. */
export interface WorkersHutsAction {
  readonly type: 'workers-huts.take';
  readonly building: number;
}

export type WorkersHutsEvent =
  | { readonly type: 'workers-huts.laidOut'; readonly huts: readonly number[] }
  | { readonly type: 'workers-huts.taken'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'workers-huts.turnedUp'; readonly tile: number };

export const WORKERS_HUTS_EVENTS = [
  'workers-huts.laidOut',
  'workers-huts.taken',
  'workers-huts.turnedUp',
] as const satisfies readonly WorkersHutsEvent['type'][];

export const workersHutsField = shape<WorkersHutsSlice>()({
  faceUp: open(),
  piles: each((pile: readonly number[]) => pile.length),
  taken: open(),
});

export interface WorkersHutsTypes {
  slice: WorkersHutsSlice;
  view: ViewOf<typeof workersHutsField>;
  action: WorkersHutsAction;
  event: WorkersHutsEvent;
  frame: never;
}
