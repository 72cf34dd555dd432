export type { Account, SeatAccount } from './account.ts';
export { type DecisionPoint, type TakenApart, takeApart } from './decisions.ts';
export { type Judged, judge } from './judge.ts';
export { type LineMove, type Moment, STANDARD } from './moment.ts';
export { type Reason, reasonsFor } from './reasons.ts';
export {
  type CurvePoint,
  type KeyMoment,
  NOTHING_YET,
  type Progress,
  type Review,
  reviewOf,
  step,
} from './review.ts';
export { type Asked, type Difference, type Expected, Trials, worldsOf } from './trials.ts';
export { type Option, type Weighed, weigh } from './weigh.ts';
