import type { Ranked, Rng, Seat } from '@majlis/kernel';
import { type AlhambraAction, PASS } from '../actions.ts';
import { rulesOf } from '../rules/compiled.ts';
import type { State } from '../state.ts';
import { bestRoughPlace, kindWorth, placeWorth, redesigns, redesignWorth } from './building.ts';
import { constants } from './constants.ts';
import { buys, takes } from './money.ts';
import { type Look, lookOf, type Sight, sightOf } from './sight.ts';

type Choice = Ranked<AlhambraAction>;
type Legal = () => AlhambraAction[];

const best = (choices: Choice[]): Choice[] => choices.sort((a, b) => b.worth - a.worth);

export function rankFor(s: State, seat: Seat, legal: Legal): Choice[] {
  const { kind } = s.stack[s.stack.length - 1]!;
  switch (kind) {
    case 'chooseAction':
      return orLegal(best(turnChoices(sightOf(s, seat), true)), legal);
    case 'placeTiles':
      return best(placings(s, seat, legal()));
    default: {
      const ranked = rulesOf(s).bots.rank.get(kind)?.(s, seat);
      if (ranked !== undefined) return best(ranked);
      const choices = legal();
      if (choices.length === 1) return [{ action: choices[0]!, worth: 0 }];
      const sight = sightOf(s, seat);
      return best(choices.map((action) => ({ action, worth: otherWorth(sight, action) })));
    }
  }
}

/** Sometimes nothing is left but to take something down, or to pass. */
const orLegal = (choices: Choice[], legal: Legal): Choice[] =>
  choices.length > 0 ? choices : [{ action: legal()[0]!, worth: 0 }];

/** One decision in eight is not the best but one of the best, or all playouts would be the same game. */
const STRAY = 8;

export function quickFor(s: State, seat: Seat, rng: Rng, legal: Legal): AlhambraAction {
  const { kind } = s.stack[s.stack.length - 1]!;
  if (kind === 'placeTiles') return quickPlacing(s, seat, legal);
  if (kind !== 'chooseAction') return straying(rankFor(s, seat, legal), rng.below(STRAY) === 0, rng);
  const choices = orLegal(turnChoices(sightOf(s, seat), false), legal);
  const strays = rng.below(STRAY) === 0;
  return strays ? straying(best(choices), true, rng) : firstOfBest(choices);
}

const straying = (ranked: readonly Choice[], strays: boolean, rng: Rng): AlhambraAction =>
  ranked[strays ? rng.below(Math.min(4, ranked.length)) : 0]!.action;

/** What `best` would put first, without putting all in order. */
function firstOfBest(choices: readonly Choice[]): AlhambraAction {
  let first = choices[0]!;
  for (let i = 1; i < choices.length; i++) if (choices[i]!.worth > first.worth) first = choices[i]!;
  return first.action;
}

function add(choices: Choice[], more: readonly Choice[]): void {
  for (let i = 0; i < more.length; i++) choices.push(more[i]!);
}

const NONE: readonly Choice[] = [];

function turnChoices(sight: Sight, thorough: boolean): Choice[] {
  const { s, seat, outlook, wants } = sight;
  const choices = takes(s, seat, wants, outlook);
  let most = 0;
  for (let i = 0; i < choices.length; i++) most = Math.max(most, choices[i]!.worth);
  const action = constants.now.anotherAction * most;
  const purchases = buys(s, seat, wants, outlook, action);
  add(choices, purchases);
  if (thorough) {
    // With no money left to take, somebody has to spend some: exchanging tiles to and fro would go on for ever.
    const mustGoOn = s.row.length === 0 && purchases.length > 0;
    for (const redesign of redesigns(s, seat)) {
      if (mustGoOn && redesign.type === 'exchange') continue;
      choices.push({ action: redesign, worth: redesignWorth(sight, redesign) });
    }
  } else add(choices, quickRedesigns(sight));
  add(choices, ofModules(sight, action));
  if (s.turn.actions > 0) choices.push({ action: PASS, worth: 0 });
  return choices;
}

/** The first tile of the reserve that fits somewhere, in its best place. */
function quickRedesigns(look: Look): readonly Choice[] {
  for (const tile of look.s.players[look.seat]!.reserve) {
    const place = bestRoughPlace(look, tile);
    if (place === null) continue;
    const worth = (1 - constants.now.inReserve) * kindWorth(look.kinds, tile) + place.worth;
    return [{ action: { type: 'add', tile, cell: place.cell, passage: null }, worth }];
  }
  return NONE;
}

/** Actions that modules add to the turn; what is free is worth an action more. */
function ofModules(sight: Sight, action: number): readonly Choice[] {
  const { hooks } = rulesOf(sight.s);
  if (hooks.turnActions.length === 0 && hooks.freeActions.length === 0) return NONE;
  const added: AlhambraAction[] = [];
  for (const collect of hooks.turnActions) collect(sight.s, sight.seat, added);
  const choices = added.map((one): Choice => ({ action: one, worth: otherWorth(sight, one) }));
  const free: AlhambraAction[] = [];
  for (const collect of hooks.freeActions) collect(sight.s, sight.seat, free);
  const worthwhile = free
    .map((one): Choice => ({ action: one, worth: otherWorth(sight, one) }))
    .filter(({ worth }) => worth > constants.now.worthwhile)
    .map((choice) => ({ action: choice.action, worth: choice.worth + action }));
  return choices.concat(best(worthwhile).slice(0, 2));
}

function placings(s: State, seat: Seat, legal: readonly AlhambraAction[]): Choice[] {
  const look = lookOf(s, seat);
  const { kinds } = look;
  return legal.map((action): Choice => {
    if (action.type === 'place') return { action, worth: keptWorth(kinds, action.tile) + placeWorth(look, action) };
    if (action.type === 'reserve') return { action, worth: constants.now.inReserve * keptWorth(kinds, action.tile) };
    return { action, worth: otherWorth(sightOf(s, seat), action) };
  });
}

/** A waiting tile counts already: what it is worth is about what one more would be. */
const keptWorth = (kinds: readonly number[], tile: number): number =>
  Math.max(constants.now.waiting, kindWorth(kinds, tile));

function quickPlacing(s: State, seat: Seat, legal: Legal): AlhambraAction {
  const look = lookOf(s, seat);
  for (const tile of s.players[seat]!.waiting) {
    const place = bestRoughPlace(look, tile);
    if (place !== null) return { type: 'place', tile, cell: place.cell, passage: null };
  }
  const choices = legal();
  return choices.find(({ type }) => type === 'place') ?? choices.find(({ type }) => type === 'reserve') ?? choices[0]!;
}

/** Everything that is not the plain turn of the base game. */
function otherWorth(sight: Sight, action: AlhambraAction): number {
  switch (action.type) {
    case 'add':
    case 'exchange':
      return redesignWorth(sight, action);
    case 'remove':
      return -constants.now.removal;
    default:
      return rulesOf(sight.s).bots.worth.get(action.type)?.(sight, action) ?? 0;
  }
}
