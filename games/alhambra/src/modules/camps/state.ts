import { shape, type ViewOf } from '@majlis/kernel';

/** Camps lie in the bag, on the market and in Alhambras like buildings: nothing more is to be kept. */
export type CampsSlice = Record<never, never>;

export const campsField = shape<CampsSlice>()({});

export interface CampsTypes {
  slice: CampsSlice;
  view: ViewOf<typeof campsField>;
  action: never;
  event: never;
  frame: never;
}
