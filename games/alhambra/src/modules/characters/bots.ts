import type { Ranked, Seat } from '@majlis/kernel';
import { type AlhambraAction, PASS } from '../../actions.ts';
import { longestWallOf } from '../../board/longest-wall.ts';
import { cardWorth, paymentCost } from '../../heuristics/money.ts';
import { countOfKind, Drift, majorityWorth, type Outlook, outlookOf, rivalsOf } from '../../heuristics/outlook.ts';
import type { ModuleBots } from '../../module-parts.ts';
import type { State } from '../../state.ts';
import { auction } from './auction.ts';
import { type Character, characterOf, FATIMA_POINTS, KARIM_REF } from './content.ts';
import { charactersOf } from './owners.ts';
import type { CharacterAuctionFrame, CharactersAction } from './state.ts';

/** What a character gives from now to the end of the game, in points. */
function characterWorth(s: State, seat: Seat, card: number, outlook: Outlook): number {
  const { ahead, rounds } = outlook;
  const worths: Readonly<Record<Character, () => number>> = {
    'abdul-karim': () => 0.5 + 3.5 * Math.min(1, 4 * ahead),
    'abdul-knihstig': () => 3 * ahead,
    ammar: () => 2 * ahead,
    faruk: () => 4 * ahead,
    fatima: () => FATIMA_POINTS,
    hakim: () => 1.8 * rounds.length,
    laila: () => 1.5 * ahead,
    machma: () => 3 * ahead,
    yammerad: () => 3.5 * ahead,
    yusuf: () => (rounds.length * (longestWallOf(s.players[seat]!.board) + 3 * ahead)) / 3,
  };
  return worths[characterOf(card)]();
}

/** Counts hardly move any more. */
const AT_ONCE = new Drift(0.05);

/** Hakim Wahid: what half a building more of this kind adds. */
function hakimWorth(s: State, seat: Seat, kind: number, outlook: Outlook): number {
  const now = { ...outlook, rounds: outlook.rounds.slice(0, 1), drift: [AT_ONCE] };
  const own = countOfKind(s, seat, kind);
  const rivals = rivalsOf(s, seat, kind);
  return majorityWorth(now, kind, own + 0.5, rivals) - majorityWorth(now, kind, own, rivals);
}

/** Raising by one is enough to find out who wants it more. */
function bids(s: State, seat: Seat): Ranked<AlhambraAction>[] {
  const outlook = outlookOf(s);
  const frame = s.stack[s.stack.length - 1] as CharacterAuctionFrame;
  const amount = frame.mem.bid + 1;
  const worth = characterWorth(s, seat, charactersOf(s).onOffer!, outlook) - 1.15 * outlook.money * amount;
  const choices: Ranked<AlhambraAction>[] = [{ action: PASS, worth: 0 }];
  const raise: AlhambraAction = { type: 'characters.bid', amount };
  if (auction.check!(s, frame, seat, raise) === null) choices.push({ action: raise, worth });
  return choices;
}

export const charactersBots: ModuleBots<CharactersAction> = {
  worth: {
    'characters.bid': () => 0,
    'characters.pay': ({ s, outlook }, action) => -paymentCost(s, action.with, outlook),
    'characters.keepFatima': () => FATIMA_POINTS,
    'characters.swapFatima': () => 2.5,
    'characters.hakim': ({ s, seat, outlook }, { building }) => hakimWorth(s, seat, building, outlook),
    'characters.pick': ({ s, seat, wants, outlook }, { card }) => cardWorth(s, seat, card, wants, outlook),
    'characters.machma': ({ s, seat, wants, outlook }, { give, get }) =>
      cardWorth(s, seat, get, wants, outlook) - cardWorth(s, seat, give, wants, outlook) - 0.1,
    'characters.yammerad': ({ outlook }) => 5 * outlook.money,
    'characters.laila': ({ outlook, wants }, { square }) =>
      0.1 - 0.3 * Math.max(0, wants.worth[square]! - outlook.money * wants.price[square]!),
  },
  rank: { 'characters.auction': bids },
  spent: (ref) => (ref === KARIM_REF ? { value: 0, cost: 3.5 } : null),
  estimate: (s, seat, outlook) =>
    charactersOf(s).owned[seat]!.reduce((sum, card) => sum + characterWorth(s, seat, card, outlook), 0),
};
