import type { Ranked, Rng, Seat } from '@majlis/kernel';
import type { Action } from '../actions.ts';
import { CARD_EFFECTS } from '../actions.ts';
import type { CharacterId } from '../characters/ids.ts';
import type { Content } from '../content/compile.ts';
import { ROWS_1_TO_4, rowBit, rowOf } from '../realm/cells.ts';
import { placesOf } from '../realm/places.ts';
import { STARTING_LANDSCAPES } from '../realm/realm.ts';
import { isLeft } from '../rules/gains.ts';
import { genieRows, goesStraightBack, mayMove } from '../rules/genie.ts';
import { rowsForSlot } from '../rules/placing.ts';
import { hasPower, powersOf } from '../rules/powers.ts';
import type { State } from '../state.ts';
import { powerWorth, promiseOf, recruitWorth } from './characters.ts';
import { constants } from './constants.ts';
import { claims } from './objectives.ts';
import { placeWorth, standingWorth } from './places.ts';
import { Shortlist } from './shortlist.ts';
import { sightOf } from './sight.ts';

type Choice = Ranked<Action>;
type Choices = Choice[];

const MOVES_KEPT = 8;

export function rankFor(s: State, content: Content, seat: Seat, legal: () => Action[]): Choices {
  switch (s.stack[s.stack.length - 1]!.kind) {
    case 'chooseLandscape':
      return takes(s, content, seat);
    case 'performEffects':
      return effects(s, content, seat);
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
  const { kind } = s.stack[s.stack.length - 1]!;
  if (kind === 'performEffects') return bestEffect(s, content, seat, rng);
  const strays = rng.below(8) === 0;
  if (kind === 'chooseLandscape' && !strays) return bestTake(s, content, seat);
  const ranked = rankFor(s, content, seat, legal);
  return ranked[strays ? rng.below(Math.min(4, ranked.length)) : 0]!.action;
}

const best = (choices: Choices): Choices => choices.sort((a, b) => b.worth - a.worth);

function firstBest(choices: readonly Choice[]): Choice | null {
  let most: Choice | null = null;
  for (let i = 0; i < choices.length; i++) if (most === null || choices[i]!.worth > most.worth) most = choices[i]!;
  return most;
}

/** While takes and moves are compared: slots and cells, or cells from which and to which. */
const all = new Shortlist(Number.POSITIVE_INFINITY);
const few = new Shortlist(MOVES_KEPT);
const one = new Shortlist(1);

function takes(s: State, content: Content, seat: Seat): Choices {
  const choices = recruits(s, content, seat);
  const hasRecruits = choices.length > 0;
  findTakes(s, content, seat, all);
  for (let i = 0; i < all.length; i++) choices.push({ action: takeAt(all, i), worth: all.worthAt(i) });
  if (hasPower(s.players[seat]!, 'ali') && s.supply.length > 0) {
    const typical = Math.max(...choices.map(({ worth }) => worth)) - constants.now.blindly;
    choices.push({ action: { type: 'draw' }, worth: typical });
  } else if (!hasRecruits) return choices;
  return best(choices);
}

/** The first of them: of equals a recruit, and to draw blindly is never the best where there is anything else. */
function bestTake(s: State, content: Content, seat: Seat): Action {
  findTakes(s, content, seat, one);
  if (one.length === 0) return takes(s, content, seat)[0]!.action;
  const recruit = firstBest(recruits(s, content, seat));
  return recruit !== null && recruit.worth >= one.worthAt(0) ? recruit.action : takeAt(one, 0);
}

const takeAt = (list: Shortlist, i: number): Action => ({ type: 'take', slot: list.oneAt(i), cell: list.otherAt(i) });

function findTakes(s: State, content: Content, seat: Seat, into: Shortlist): void {
  const sight = sightOf(s, content, seat);
  const { player } = sight;
  const { cells } = placesOf(player.realm, ROWS_1_TO_4);
  into.clear();
  for (let slot = 0; slot < s.board.length; slot++) {
    const landscape = s.board[slot];
    if (landscape === null || landscape === undefined) continue;
    const rows = rowsForSlot(player, slot);
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i]!;
      if ((rows & rowBit(rowOf(cell))) !== 0) into.add(placeWorth(sight, landscape, cell), slot, cell);
    }
  }
}

function drawnPlaces(s: State, content: Content, seat: Seat, legal: readonly Action[]): Choices {
  const sight = sightOf(s, content, seat);
  return legal.map((action) => {
    if (action.type === 'place') return { action, worth: placeWorth(sight, s.turn.drawn!, action.cell) };
    if (action.type === 'replace') return { action, worth: placeWorth(sight, s.board[action.slot]!, action.cell) };
    return { action, worth: otherWorth(s, content, seat, action) - 5 };
  });
}

/** What simply gives something is taken at once: it never hurts. */
function gift(s: State): Action | null {
  for (let i = 0; i < CARD_EFFECTS.length; i++) {
    const effect = CARD_EFFECTS[i]!;
    if (s.turn.waiting[effect] > 0 && isLeft(s, effect === 'marteline' ? 'mosaic' : effect)) return PERFORM[effect];
  }
  return null;
}

const PERFORM: { readonly [E in (typeof CARD_EFFECTS)[number]]: Action } = {
  marteline: { type: 'perform', effect: 'marteline' },
  stall: { type: 'perform', effect: 'stall' },
  ruby: { type: 'perform', effect: 'ruby' },
};
const TO_END: Choice = { action: { type: 'end' }, worth: 0 };

function effects(s: State, content: Content, seat: Seat): Choices {
  const given = gift(s);
  if (given !== null) return [{ action: given, worth: 1 }];
  const choices = [TO_END];
  if (s.turn.waiting.moon > 0) choices.push(...claims(s, content, seat).filter(({ worth }) => worth > 0));
  if (mayMove(s.turn)) {
    findMoves(s, content, seat, null, few);
    for (let i = 0; i < few.length; i++) choices.push({ action: moveAt(few, i), worth: few.worthAt(i) });
  }
  choices.push(...recruits(s, content, seat));
  if (s.players[seat]!.recruited.length > 0) choices.push(...powers(s, content, seat));
  return choices.length === 1 ? choices : best(choices);
}

/** The first of them where only some of the genie's moves are looked at. */
function bestEffect(s: State, content: Content, seat: Seat, rng: Rng): Action {
  const given = gift(s);
  if (given !== null) return given;
  let found = TO_END;
  if (s.turn.waiting.moon > 0) found = better(found, claims(s, content, seat));
  if (mayMove(s.turn)) {
    findMoves(s, content, seat, rng, one);
    if (one.length > 0 && one.worthAt(0) > found.worth) found = { action: moveAt(one, 0), worth: one.worthAt(0) };
  }
  found = better(found, recruits(s, content, seat));
  if (s.players[seat]!.recruited.length > 0) found = better(found, powers(s, content, seat));
  return found.action;
}

function better(found: Choice, choices: readonly Choice[]): Choice {
  const other = firstBest(choices);
  return other !== null && other.worth > found.worth ? other : found;
}

const moveAt = (list: Shortlist, i: number): Action => ({ type: 'move', from: list.oneAt(i), to: list.otherAt(i) });

/**
 * Every landscape that may move, or with an `rng` some of them, to every place: how much better it lies there, and what
 * the move gives.
 */
function findMoves(s: State, content: Content, seat: Seat, rng: Rng | null, into: Shortlist): void {
  const sight = sightOf(s, content, seat);
  const { map, player, by } = sight;
  const { realm } = player;
  const { cells, sole } = placesOf(realm, genieRows(player));
  into.clear();
  for (let i = STARTING_LANDSCAPES; i < realm.cells.length; i++) {
    if (rng !== null && rng.below(3) > 0) continue;
    const from = realm.cells[i]!;
    const landscape = realm.landscapes[i]!;
    map[from] = 0;
    const now = standingWorth(sight, landscape, from) + by.worthwhile;
    for (let j = 0; j < cells.length; j++) {
      const to = cells[j]!;
      if (sole[j] === from || goesStraightBack(s.turn, landscape, to)) continue;
      const worth = placeWorth(sight, landscape, to) - now;
      if (worth > 0) into.add(worth, from, to);
    }
    map[from] = landscape + 1;
  }
}

/** No character costs less. */
const CHEAPEST = 2;

function recruits(s: State, content: Content, seat: Seat): Choices {
  const { rubies, hand } = s.players[seat]!;
  const choices: Choices = [];
  if (rubies < CHEAPEST) return choices;
  for (let i = 0; i < hand.length; i++) addRecruit(choices, s, content, seat, hand[i]!);
  for (let i = 0; i < s.characters.length; i++) addRecruit(choices, s, content, seat, s.characters[i]!);
  return choices;
}

function addRecruit(choices: Choices, s: State, content: Content, seat: Seat, character: CharacterId): void {
  if (content.costs[character]! > s.players[seat]!.rubies) return;
  const worth = recruitWorth(s, content, seat, character);
  if (worth <= constants.now.worthwhile) return;
  // Before placing: worth what it adds to any placement, so it stands above them all.
  const first = s.turn.slot === null ? constants.now.recruitFirst : 0;
  choices.push({ action: { type: 'recruit', character }, worth: worth + first });
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
  if (hasPower(player, 'zumurrud') && player.copied === null) {
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
