import { shape, type ViewOf } from '@majlis/kernel';

/** Its cards are in the deck, in the row and in hands, as money is. */
export type BureauDeChangeSlice = Readonly<Record<never, never>>;

export const bureauDeChangeField = shape<BureauDeChangeSlice>()({});

export interface BureauDeChangeTypes {
  slice: BureauDeChangeSlice;
  view: ViewOf<typeof bureauDeChangeField>;
  action: never;
  event: never;
  frame: never;
}
