import { BUILDINGS } from '../../content/buildings.ts';
import { SCORE_TABLES } from '../../content/score-table.ts';
import type { AlhambraModule, X } from '../../hooks.ts';
import { inPlay } from '../../rules/compiled.ts';
import { newScoreCardsBots } from './bots.ts';
import { SCORE_CARDS } from './content.ts';
import { NEW_SCORE_CARDS_REFUSALS } from './refusals.ts';
import { NEW_SCORE_CARDS_EVENTS, type NewScoreCardsSlice, newScoreCardsField } from './state.ts';
import { tellScoreCards } from './tell.ts';
import { newScoreCardsTesting } from './testing.ts';

const SCORINGS = 3;

function layCards(x: X): void {
  const pack = [...SCORE_CARDS.keys()];
  x.chance.shuffle('score cards', pack);
  const cards = pack.slice(0, SCORINGS);
  inPlay(x.s.mod['new-score-cards'], 'new-score-cards').cards = cards;
  x.emit({ type: 'new-score-cards.laid', cards });
}

/** Each scoring has a card that says which kind is worth most. */
export const newScoreCards: AlhambraModule<'new-score-cards'> = {
  id: 'new-score-cards',
  begin: () => ({ cards: [] }),
  setup: layCards,
  hooks: {
    places(s, round, kind) {
      const order = SCORE_CARDS[inPlay(s.mod['new-score-cards'], 'new-score-cards').cards[round - 1]!]!;
      return SCORE_TABLES[round][BUILDINGS[order.indexOf(kind)]!];
    },
  },
  refusals: NEW_SCORE_CARDS_REFUSALS,
  testing: newScoreCardsTesting,
  tell: tellScoreCards,
  bots: newScoreCardsBots,
  prompts: [],
  sources: [],
  events: NEW_SCORE_CARDS_EVENTS,
  field: newScoreCardsField,
  copy: ({ cards }) => ({ cards }),
  known: (slice) => slice,
  imagine: (known: NewScoreCardsSlice) => known,
};
