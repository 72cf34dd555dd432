import { type AskFrame, counted, open, type Seat, shape, type ViewOf } from '@majlis/kernel';

export interface MasterBuildersSlice {
  /** Left over when they were dealt, and out of the game unseen. */
  undealt: readonly number[];
  /** Used, and out of the game. */
  used: readonly number[];
}

export interface MasterBuildersAction {
  readonly type: 'master-builders.use';
  readonly card: number;
}

/** Does the seat use a master builder? */
export interface AskBuilderFrame extends AskFrame {
  readonly kind: 'master-builders.ask';
}
/** It does; now the redesign. */
export interface BuilderRedesignFrame extends AskFrame {
  readonly kind: 'master-builders.redesign';
}

export type MasterBuildersEvent =
  | { readonly type: 'master-builders.dealt'; readonly each: number }
  | { readonly type: 'master-builders.used'; readonly seat: Seat; readonly card: number };

export const MASTER_BUILDERS_EVENTS = [
  'master-builders.dealt',
  'master-builders.used',
] as const satisfies readonly MasterBuildersEvent['type'][];

export const masterBuildersField = shape<MasterBuildersSlice>()({ undealt: counted(), used: open() });

export interface MasterBuildersTypes {
  slice: MasterBuildersSlice;
  view: ViewOf<typeof masterBuildersField>;
  action: MasterBuildersAction;
  event: MasterBuildersEvent;
  frame: AskBuilderFrame | BuilderRedesignFrame;
}
