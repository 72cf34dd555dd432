import { open, shape, type ViewOf } from '@majlis/kernel';

export interface NewScoreCardsSlice {
  /** For the first, second and third scoring. */
  cards: readonly number[];
}

export interface NewScoreCardsEvent {
  readonly type: 'new-score-cards.laid';
  readonly cards: readonly number[];
}

export const NEW_SCORE_CARDS_EVENTS = ['new-score-cards.laid'] as const satisfies readonly NewScoreCardsEvent['type'][];

export const newScoreCardsField = shape<NewScoreCardsSlice>()({ cards: open() });

export interface NewScoreCardsTypes {
  slice: NewScoreCardsSlice;
  view: ViewOf<typeof newScoreCardsField>;
  action: never;
  event: NewScoreCardsEvent;
  frame: never;
}
