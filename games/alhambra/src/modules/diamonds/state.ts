import { shape, type ViewOf } from '@majlis/kernel';

/** Diamonds are in the deck and in hands, as other money is. */
export type DiamondsSlice = Readonly<Record<never, never>>;

export const diamondsField = shape<DiamondsSlice>()({});

export interface DiamondsTypes {
  slice: DiamondsSlice;
  view: ViewOf<typeof diamondsField>;
  action: never;
  event: never;
  frame: never;
}
