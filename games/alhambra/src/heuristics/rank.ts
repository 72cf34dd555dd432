import type { Ranked, Rng, Seat } from '@majlis/kernel';
import { type AlhambraAction, PASS } from '../actions.ts';
import { kindOf } from '../content/tiles.ts';
import { charactersOf } from '../modules/characters/owners.ts';
import type { CharacterAuctionFrame } from '../modules/characters/state.ts';
import { rulesOf } from '../rules/compiled.ts';
import type { State } from '../state.ts';
import { bestRoughPlace, IN_RESERVE, placeWorth, redesigns, redesignWorth } from './building.ts';
import { characterWorth, hakimWorth } from './characters.ts';
import { buys, cardWorth, paymentCost, takes, type Wants, wantsOf } from './money.ts';
import { kindWorths, type Outlook, outlookOf } from './outlook.ts';

type Choice = Ranked<AlhambraAction>;
type Legal = () => AlhambraAction[];

/** Everything that is looked up once for a decision. */
interface Sight {
  readonly s: State;
  readonly seat: Seat;
  readonly outlook: Outlook;
  readonly kinds: readonly number[];
  readonly wants: Wants;
}

function sightOf(s: State, seat: Seat): Sight {
  const outlook = outlookOf(s);
  const kinds = kindWorths(s, seat, outlook);
  return { s, seat, outlook, kinds, wants: wantsOf(s, seat, outlook, kinds) };
}

const best = (choices: Choice[]): Choice[] => choices.sort((a, b) => b.worth - a.worth);

export function rankFor(s: State, seat: Seat, legal: Legal): Choice[] {
  switch (s.stack[s.stack.length - 1]!.kind) {
    case 'chooseAction':
      return orLegal(best(turnChoices(sightOf(s, seat), true)), legal);
    case 'placeTiles':
      return best(placings(s, seat, legal()));
    case 'characters.auction':
      return best(bids(s, seat));
    default: {
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
  const ranked =
    kind === 'chooseAction' ? orLegal(best(turnChoices(sightOf(s, seat), false)), legal) : rankFor(s, seat, legal);
  return ranked[rng.below(STRAY) === 0 ? rng.below(Math.min(4, ranked.length)) : 0]!.action;
}

function turnChoices(sight: Sight, thorough: boolean): Choice[] {
  const { s, seat, outlook, kinds, wants } = sight;
  const choices = takes(s, seat, wants, outlook);
  const action = Math.max(0, ...choices.map(({ worth }) => worth));
  choices.push(...buys(s, seat, wants, outlook, action));
  if (thorough) {
    for (const redesign of redesigns(s, seat)) {
      choices.push({ action: redesign, worth: redesignWorth(s, seat, redesign, outlook, kinds) });
    }
  } else choices.push(...quickRedesigns(sight));
  choices.push(...ofModules(sight, action));
  return choices;
}

/** The first tile of the reserve that fits somewhere, in its best place. */
function quickRedesigns({ s, seat, outlook, kinds }: Sight): Choice[] {
  const { board, reserve } = s.players[seat]!;
  for (const tile of reserve) {
    const place = bestRoughPlace(board, tile, outlook);
    if (place === null) continue;
    const worth = (1 - IN_RESERVE) * kinds[kindOf(tile)]! + place.worth;
    return [{ action: { type: 'add', tile, cell: place.cell, passage: null }, worth }];
  }
  return [];
}

/** Actions that modules add to the turn; what is free is worth an action more. */
function ofModules(sight: Sight, action: number): Choice[] {
  const { hooks } = rulesOf(sight.s);
  const added: AlhambraAction[] = [];
  for (const collect of hooks.turnActions) collect(sight.s, sight.seat, added);
  const choices = added.map((one): Choice => ({ action: one, worth: otherWorth(sight, one) }));
  const free: AlhambraAction[] = [];
  for (const collect of hooks.freeActions) collect(sight.s, sight.seat, free);
  const worthwhile = free
    .map((one): Choice => ({ action: one, worth: otherWorth(sight, one) }))
    .filter(({ worth }) => worth > 0.2)
    .map((choice) => ({ action: choice.action, worth: choice.worth + action }));
  return choices.concat(best(worthwhile).slice(0, 2));
}

function placings(s: State, seat: Seat, legal: readonly AlhambraAction[]): Choice[] {
  const outlook = outlookOf(s);
  const { board } = s.players[seat]!;
  const kinds = kindWorths(s, seat, outlook);
  return legal.map((action): Choice => {
    if (action.type === 'place') {
      const { tile, cell, passage } = action;
      return { action, worth: keptWorth(kinds, tile) + placeWorth(board, tile, cell, passage, outlook) };
    }
    if (action.type === 'reserve') return { action, worth: IN_RESERVE * keptWorth(kinds, action.tile) };
    return { action, worth: -1 };
  });
}

/** A waiting tile counts already: what it is worth is about what one more would be. */
const keptWorth = (kinds: readonly number[], tile: number): number => Math.max(1, kinds[kindOf(tile)]!);

function quickPlacing(s: State, seat: Seat, legal: Legal): AlhambraAction {
  const { board, waiting } = s.players[seat]!;
  const outlook = outlookOf(s);
  for (const tile of waiting) {
    const place = bestRoughPlace(board, tile, outlook);
    if (place !== null) return { type: 'place', tile, cell: place.cell, passage: null };
  }
  const choices = legal();
  return choices.find(({ type }) => type === 'place') ?? choices.find(({ type }) => type === 'reserve') ?? choices[0]!;
}

/** Raising by one is enough to find out who wants it more. */
function bids(s: State, seat: Seat): Choice[] {
  const outlook = outlookOf(s);
  const frame = s.stack[s.stack.length - 1] as CharacterAuctionFrame;
  const amount = frame.mem.bid + 1;
  const worth = characterWorth(s, seat, charactersOf(s).onOffer!, outlook) - 1.15 * outlook.money * amount;
  const choices: Choice[] = [{ action: PASS, worth: 0 }];
  const frameDef = rulesOf(s).frames['characters.auction']!;
  const raise: AlhambraAction = { type: 'characters.bid', amount };
  if (frameDef.check!(s, frame, seat, raise) === null) choices.push({ action: raise, worth });
  return choices;
}

/** Everything that is not the plain turn of the base game. */
function otherWorth({ s, seat, outlook, kinds, wants }: Sight, action: AlhambraAction): number {
  switch (action.type) {
    case 'vizier.recall':
      return 1.6 * Math.min(1, 2 * outlook.ahead);
    case 'vizier.buy':
      return wants.worth[action.offer]! - paymentCost(action.with, outlook) - 2 * Math.min(1, 2 * outlook.ahead);
    case 'thieves.steal':
      return cardWorth(s, seat, action.card, wants, outlook) - 0.2 - 1.6 * Math.min(1, 2 * outlook.ahead);
    case 'city-gates.take':
      return 1.2 * outlook.ahead;
    case 'characters.pay':
      return -paymentCost(action.with, outlook);
    case 'characters.keepFatima':
      return 8;
    case 'characters.swapFatima':
      return 2.5;
    case 'characters.hakim':
      return hakimWorth(s, seat, action.building, outlook);
    case 'characters.pick':
      return cardWorth(s, seat, action.card, wants, outlook);
    case 'characters.machma':
      return cardWorth(s, seat, action.get, wants, outlook) - cardWorth(s, seat, action.give, wants, outlook) - 0.1;
    case 'characters.yammerad':
      return 5 * outlook.money;
    case 'characters.laila':
      return 0.1 - 0.3 * Math.max(0, wants.worth[action.square]! - outlook.money * wants.price[action.square]!);
    case 'add':
    case 'exchange':
      return redesignWorth(s, seat, action, outlook, kinds);
    case 'remove':
      return -2;
    default:
      return 0;
  }
}
