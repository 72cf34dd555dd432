import { open, shape, type ViewOf } from '@majlis/kernel';

export interface BazaarsSlice {
  /** On offer beside the market. */
  beside: readonly number[];
}

export interface BazaarLaidBeside {
  readonly type: 'bazaars.laidBeside';
  readonly tile: number;
}

export const BAZAARS_EVENTS = ['bazaars.laidBeside'] as const satisfies readonly BazaarLaidBeside['type'][];

export const bazaarsField = shape<BazaarsSlice>()({ beside: open() });

export interface BazaarsTypes {
  slice: BazaarsSlice;
  view: ViewOf<typeof bazaarsField>;
  action: never;
  event: BazaarLaidBeside;
  frame: never;
}
