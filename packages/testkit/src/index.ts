export { checkConformance } from './conformance/index.ts';
export { checkConservation } from './conservation.ts';
export { CHECKS, describeGame, subjectOf } from './describe-game.ts';
export { given, type Position, type Start } from './given.ts';
export { moveCounts } from './move-counts.ts';
export { checkNonInterference } from './non-interference/index.ts';
export { checkOrderIndependence } from './order-independence.ts';
export { CheckFailed, seedFrom } from './run.ts';
export {
  type Budget,
  countPieces,
  type Pieces,
  type Secret,
  type Setup,
  type Subject,
  type Testing,
} from './subject.ts';
export { checkUndo } from './undo.ts';
