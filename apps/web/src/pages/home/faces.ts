import type { MessageId } from '@majlis/i18n';

export interface GameFace {
  readonly id: string;
  /** The name on the box, the same in every language. */
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly line: MessageId;
  /** About how long a game with people takes. */
  readonly minutes: number;
}

/** What a visitor sees of each game before its engine is loaded; a test compares it with the engines. */
export const GAMES: readonly GameFace[] = [
  { id: 'alhambra', name: 'Alhambra', seats: { min: 2, max: 6 }, line: 'game.alhambra.line', minutes: 45 },
  { id: 'almadi', name: 'Almadi', seats: { min: 2, max: 5 }, line: 'game.almadi.line', minutes: 40 },
  {
    id: 'aladdins-dragon',
    name: 'Aladdin’s Dragon',
    seats: { min: 3, max: 5 },
    line: 'game.aladdins-dragon.line',
    minutes: 75,
  },
];
