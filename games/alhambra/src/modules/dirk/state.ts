import { open, type ScoreLine, type Seat, shape, type ViewOf } from '@majlis/kernel';

export interface DirkSlice {
  tiles: readonly number[];
  /** What Dirk scored. He has no seat, so these are not among the lines of the players. */
  lines: readonly DirkLine[];
}

export type DirkLine = Omit<ScoreLine, 'seat' | 'detail'>;

export interface DirkAction {
  readonly type: 'dirk.give';
  readonly tile: number;
}

export type DirkEvent =
  | { readonly type: 'dirk.drew'; readonly tiles: readonly number[] }
  | { readonly type: 'dirk.given'; readonly seat: Seat; readonly tile: number }
  | { readonly type: 'dirk.scored'; readonly line: DirkLine };

export const DIRK_EVENTS = ['dirk.drew', 'dirk.given', 'dirk.scored'] as const satisfies readonly DirkEvent['type'][];

export const dirkField = shape<DirkSlice>()({ tiles: open(), lines: open() });

export interface DirkTypes {
  slice: DirkSlice;
  view: ViewOf<typeof dirkField>;
  action: DirkAction;
  event: DirkEvent;
  frame: never;
}
