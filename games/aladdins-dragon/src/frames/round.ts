import { sequence } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import { ARTIFACTS } from '../content/artifacts.ts';
import { OUT } from '../content/board.ts';
import { cardOf } from '../content/treasure-card-sets.ts';
import type { Event } from '../events.ts';
import { endGame } from '../rules/ending.ts';
import { fillShelves, sumOf } from '../rules/shelves.ts';
import { turnUpTop } from '../rules/stacks.ts';
import { anyMayPlay } from '../rules/uses.ts';
import type { Player, State } from '../state.ts';
import type { X } from '../x.ts';
import type { DragonFrame, RoundFrame } from './kinds.ts';

/** The round as the rulebook tells it. */
export const round = sequence<State, RoundFrame, Action, Event, DragonFrame>({
  steps: [
    { id: 'fillCaves', run: fillCaves },
    { id: 'turnUpArtifacts', when: (s) => s.magic, run: turnUpArtifacts },
    { id: 'placeTokens', run: (x) => x.push({ kind: 'placing' }) },
    {
      id: 'playsPlaced',
      when: (s) => anyMayPlay(s, 'placed'),
      run: (x) => x.push({ kind: 'plays', at: 'placed', but: null }),
    },
    { id: 'tally', run: beginTally },
    {
      id: 'playsRoundEnd',
      when: (s) => anyMayPlay(s, 'roundEnd'),
      run: (x) => x.push({ kind: 'plays', at: 'roundEnd', but: null }),
    },
    { id: 'clearUp', run: clearUp },
  ],
  repeat: () => true,
});

/** ADR-ROUND-1 ADR-5. */
function fillCaves(x: X): void {
  const { s } = x;
  s.round++;
  s.stage = 'placing';
  s.tallied = 0;
  if (s.treasureDeck.length === 0) shuffleTreasureCards(x);
  const card = x.turnUp(s.treasureDeck)!;
  s.spentTreasureCards = [...s.spentTreasureCards, card];
  cardOf(s.players.length, card).forEach((wanted, cave) => {
    layTreasure(s, cave, wanted);
  });
  x.emit({ type: 'roundBegan', round: s.round, card, caves: s.caves.map((shelves) => [...shelves]) });
}

function shuffleTreasureCards(x: X): void {
  x.s.treasureDeck = [...x.s.spentTreasureCards];
  x.s.spentTreasureCards = [];
  x.chance.shuffle('treasureCards', x.s.treasureDeck);
  x.emit({ type: 'treasureDeckShuffled' });
}

export function layTreasure(s: State, cave: number, wanted: readonly number[]): void {
  const shelves = fillShelves(wanted, s.treasury[cave]!);
  s.caves[cave] = shelves;
  s.treasury[cave]! -= sumOf(shelves);
}

/** ADR-MAGIC-3. */
function turnUpArtifacts(x: X): void {
  x.s.rooms.forEach((room, number) => {
    if (room.open !== null || room.stack.length === 0) return;
    room.open = turnUpTop(x, room);
    x.emit({ type: 'artifactTurnedUp', room: number, artifact: ARTIFACTS[room.open]! });
  });
}

function beginTally(x: X): void {
  x.s.stage = 'tallying';
  x.push({ kind: 'tally' });
}

/** ADR-ROUND-3 ADR-MAGIC-4: tokens and used artifacts return, and what held for this round ends. */
function clearUp(x: X): void {
  const { s } = x;
  s.players.forEach(clearPlayer);
  s.current = OUT;
  s.guard = null;
  s.carpets = [];
  s.djinn = null;
  s.weakestFirst = false;
  s.smuggler = null;
  s.spy = null;
  s.taboo = null;
  x.emit({ type: 'roundEnded', round: s.round });
  if (s.round === s.maxRounds) endGame(x, 'maxRounds');
}

const NOTHING_USED: readonly number[] = ARTIFACTS.map(() => 0);

function clearPlayer(player: Player): void {
  player.tokens = [];
  player.used = NOTHING_USED;
  player.hasKey = false;
  player.entered = false;
}
