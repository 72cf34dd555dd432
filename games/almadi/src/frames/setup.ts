import { eachInOrder, type Refusal, type SealedAnswer, type Seat, sealed } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import type { Content } from '../content/compile.ts';
import type { Event } from '../events.ts';
import { CHARACTERS_KEPT } from '../facts.ts';
import { refuse } from '../refusals.ts';
import { takeStartingTile } from '../rules/setup.ts';
import type { X } from '../rules/x.ts';
import { type AlmadiFrame, type KeepFrame, type StartingTileFrame, type State, seatsInOrder } from '../state.ts';

export function setupFrames(content: Content) {
  return {
    /** ALM-SETUP-2, ALM-23: before anything else is known. */
    chooseStartingTile: eachInOrder<State, StartingTileFrame, Action, Event, AlmadiFrame>({
      order: (s) => seatsInOrder(s),
      prompt: (s) => ({ kind: 'chooseStartingTile', params: { tiles: freeTiles(s, content) } }),
      legal: (s) => freeTiles(s, content).map((tile) => ({ type: 'start', tile })),
      check(s, _f, _seat, action) {
        if (action.type !== 'start') return refuse('not-now', { action: action.type, phase: 'chooseStartingTile' });
        return isFree(s, content, action.tile) ? null : refuse('starting-tile-taken', { tile: action.tile });
      },
      answer(x, _f, seat, action) {
        if (action.type === 'start') takeStartingTile(x, content, seat, action.tile);
      },
    }),

    /** ALM-CHAR-2 */
    keepCharacters: sealed<State, KeepFrame, Action, Event, AlmadiFrame>({
      seats: (s) => seatsInOrder(s),
      prompt: (s, _f, seat) => ({ kind: 'keepCharacters', params: { characters: [...s.players[seat]!.hand] } }),
      legal: (s, _f, seat) => pairsIn(s.players[seat]!.hand),
      check: (s, _f, seat, action) => checkKeep(s, seat, action),
      open: (x, _f, answers) => revealOthers(x, answers),
    }),
  };
}

const isFree = (s: State, content: Content, tile: number): boolean =>
  tile < content.startingTiles && !s.players.some((player) => player.start === tile);

const freeTiles = (s: State, content: Content): number[] =>
  Array.from({ length: content.startingTiles }, (_, tile) => tile).filter((tile) => isFree(s, content, tile));

function pairsIn(hand: State['players'][number]['hand']): Action[] {
  return hand.flatMap((first, i) =>
    hand.slice(i + 1).map((second): Action => ({ type: 'keep', characters: [first, second] })),
  );
}

function checkKeep(s: State, seat: Seat, action: Action): Refusal | null {
  if (action.type !== 'keep') return refuse('not-now', { action: action.type, phase: 'keepCharacters' });
  const { hand } = s.players[seat]!;
  const kept = new Set(action.characters);
  const isRight = kept.size === CHARACTERS_KEPT && action.characters.every((character) => hand.includes(character));
  return isRight ? null : refuse('keep-two-of-the-dealt', { characters: [...hand] });
}

function revealOthers(x: X, answers: readonly SealedAnswer<Action>[]): void {
  for (const { seat, action } of answers) {
    if (action.type !== 'keep') continue;
    const player = x.s.players[seat]!;
    x.s.characters = [...x.s.characters, ...player.hand.filter((character) => !action.characters.includes(character))];
    player.hand = player.hand.filter((character) => action.characters.includes(character));
  }
  x.emit({ type: 'charactersRevealed', characters: x.s.characters });
}
