import type { Ranked, Rng, Seat } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import { CARD_EFFECTS } from '../actions.ts';
import type { CharacterId } from '../characters/ids.ts';
import type { Content } from '../content/compile.ts';
import { ROWS_1_TO_4, rowBit, rowOf } from '../realm/cells.ts';
import { placesBeside } from '../realm/places.ts';
import { STARTING_LANDSCAPES } from '../realm/realm.ts';
import { isLeft } from '../rules/gains.ts';
import { genieRows, goesStraightBack, mayMove } from '../rules/genie.ts';
import { rowsForSlot } from '../rules/placing.ts';
import { powersOf } from '../rules/powers.ts';
import type { State } from '../state.ts';
import { powerWorth, promiseOf, recruitWorth } from './characters.ts';
import { constants } from './constants.ts';
import { claims } from './objectives.ts';
import { giftsOf, standingWorth } from './places.ts';
import { type Sight, sightOf } from './sight.ts';

type Choices = Ranked<Action>[];

const MOVES_KEPT = 8;

export function rankFor(s: State, content: Content, seat: Seat, legal: () => Action[]): Choices {
  switch (s.stack[s.stack.length - 1]!.kind) {
    case 'chooseLandscape':
      return best(takes(s, content, seat));
    case 'performEffects':
      return effects(s, content, seat, null);
    case 'placeDrawn':
      return best(drawnPlaces(s, content, seat, legal()));
    case 'keepCharacters':
      return best(legal().map((action) => ({ action, worth: keepWorth(content, action) })));
    case 'lastChoice':
      return best(legal().map((action) => ({ action, worth: otherWorth(s, content, seat, action) })));
    default:
      return legal().map((action) => ({ action, worth: 0 }));
  }
}

export function quickFor(s: State, content: Content, seat: Seat, rng: Rng, legal: () => Action[]): Action {
  const kind = s.stack[s.stack.length - 1]!.kind;
  if (kind === 'performEffects') return effects(s, content, seat, rng)[0]!.action;
  const ranked = rankFor(s, content, seat, legal);
  return ranked[rng.below(8) === 0 ? rng.below(Math.min(4, ranked.length)) : 0]!.action;
}

const best = (choices: Choices): Choices => choices.sort((a, b) => b.worth - a.worth);

function takes(s: State, content: Content, seat: Seat): Choices {
  const sight = sightOf(s, content, seat);
  const { player } = sight;
  const choices = recruits(s, content, seat);
  const { cells } = placesBeside(player.realm, sight.map, ROWS_1_TO_4);
  for (let slot = 0; slot < s.board.length; slot++) {
    const landscape = s.board[slot];
    if (landscape === null || landscape === undefined) continue;
    const rows = rowsForSlot(player, slot);
    for (const cell of cells) {
      if ((rows & rowBit(rowOf(cell))) === 0) continue;
      choices.push({ action: { type: 'take', slot, cell }, worth: placeWorth(sight, landscape, cell) });
    }
  }
  if (powersOf(player).includes('ali') && s.supply.length > 0) {
    const typical = Math.max(...choices.map(({ worth }) => worth)) - constants.now.blindly;
    choices.push({ action: { type: 'draw' }, worth: typical });
  }
  return choices;
}

const placeWorth = (sight: Sight, landscape: number, cell: number): number =>
  standingWorth(sight, landscape, cell) + giftsOf(sight, landscape, cell);

function drawnPlaces(s: State, content: Content, seat: Seat, legal: readonly Action[]): Choices {
  const sight = sightOf(s, content, seat);
  return legal.map((action) => {
    if (action.type === 'place') return { action, worth: placeWorth(sight, s.turn.drawn!, action.cell) };
    if (action.type === 'replace') return { action, worth: placeWorth(sight, s.board[action.slot]!, action.cell) };
    return { action, worth: otherWorth(s, content, seat, action) - 5 };
  });
}

/** With an `rng` only some of the genie's moves are looked at. */
function effects(s: State, content: Content, seat: Seat, rng: Rng | null): Choices {
  // What simply gives something is taken at once: it never hurts.
  for (const effect of CARD_EFFECTS) {
    const gift = effect === 'marteline' ? 'mosaic' : effect;
    if (s.turn.waiting[effect] > 0 && isLeft(s, gift)) return [{ action: { type: 'perform', effect }, worth: 1 }];
  }
  const choices: Choices = [{ action: { type: 'end' }, worth: 0 }];
  const player = s.players[seat]!;
  if (s.turn.waiting.moon > 0) choices.push(...claims(s, content, seat).filter(({ worth }) => worth > 0));
  if (mayMove(s.turn)) choices.push(...moves(s, content, seat, rng));
  choices.push(...recruits(s, content, seat));
  if (player.recruited.length > 0) choices.push(...powers(s, content, seat));
  return best(choices);
}

/** Every landscape that may move, to every place: how much better it lies there, and what the move gives. */
function moves(s: State, content: Content, seat: Seat, rng: Rng | null): Choices {
  const sight = sightOf(s, content, seat);
  const { realm } = sight.player;
  const places = placesBeside(realm, sight.map, genieRows(sight.player));
  const found: Choices = [];
  for (let i = STARTING_LANDSCAPES; i < realm.cells.length; i++) {
    if (rng !== null && rng.below(3) > 0) continue;
    const from = realm.cells[i]!;
    const landscape = realm.landscapes[i]!;
    sight.map[from] = 0;
    const now = standingWorth(sight, landscape, from) + constants.now.worthwhile;
    places.cells.forEach((to, j) => {
      if (places.sole[j] === from || goesStraightBack(s.turn, landscape, to)) return;
      const worth = placeWorth(sight, landscape, to) - now;
      if (worth > 0) found.push({ action: { type: 'move', from, to }, worth });
    });
    sight.map[from] = landscape + 1;
  }
  return best(found).slice(0, MOVES_KEPT);
}

function recruits(s: State, content: Content, seat: Seat): Choices {
  const { rubies, hand } = s.players[seat]!;
  if (rubies < 2) return [];
  return (
    [...hand, ...s.characters]
      .filter((character) => content.costs[character]! <= rubies)
      .map((character): Choices[number] => ({
        action: { type: 'recruit', character },
        worth: recruitWorth(s, content, seat, character),
      }))
      .filter(({ worth }) => worth > constants.now.worthwhile)
      // Before placing: worth what it adds to any placement, so it stands above them all.
      .map(({ action, worth }) => ({ action, worth: worth + (s.turn.slot === null ? constants.now.recruitFirst : 0) }))
  );
}

/** What recruited characters allow at any time. */
function powers(s: State, content: Content, seat: Seat): Choices {
  const player = s.players[seat]!;
  const choices: Choices = [];
  for (const character of powersOf(player)) {
    if (!s.turn.genieActivated || s.turn.used.includes(character)) continue;
    const gift = BONUS[character];
    if (gift !== undefined && isLeft(s, gift)) choices.push({ action: { type: 'bonus', character }, worth: 20 });
  }
  if (powersOf(player).includes('zumurrud') && player.copied === null) {
    const copied = s.players
      .flatMap((other, owner) => (owner === seat ? [] : other.recruited))
      .filter((character) => character !== 'zumurrud')
      .map((character): Choices[number] => ({
        action: { type: 'copy', character },
        worth: powerWorth(content, player, character) - constants.now.copying,
      }));
    choices.push(...copied.filter(({ worth }) => worth > 0));
  }
  return choices;
}

const BONUS: { readonly [C in CharacterId]?: 'ruby' | 'mosaic' | 'stall' } = {
  aladdin: 'ruby',
  badroulbadour: 'mosaic',
  paribanou: 'stall',
};

function keepWorth(content: Content, action: Action): number {
  if (action.type !== 'keep') return 0;
  return action.characters.reduce((sum, character) => sum + promiseOf(content, character), 0);
}

function otherWorth(s: State, content: Content, seat: Seat, action: Action): number {
  if (action.type === 'copy') return powerWorth(content, s.players[seat]!, action.character);
  return 0;
}
