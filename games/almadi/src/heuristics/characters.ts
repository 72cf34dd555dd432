import type { Seat } from '@majlis/kernel';
import type { CharacterId } from '../characters/ids.ts';
import { characters } from '../characters/index.ts';
import type { Content } from '../content/compile.ts';
import { TURNS_EACH } from '../facts.ts';
import { powersOf } from '../rules/powers.ts';
import { factsOf } from '../scoring/facts.ts';
import type { Player, PublicPlayer, State } from '../state.ts';
import { rubyWorth } from './rubies.ts';
import { turnsLeft } from './time.ts';

/** What a power gives in a turn, for those that work during the game. */
const EACH_TURN: { readonly [C in CharacterId]?: number } = {
  abriza: 0.15,
  aladdin: 0.5,
  ali: 0.45,
  'ali-baba': 0.35,
  badroulbadour: 0.7,
  hussain: 0.35,
  jafar: 0.1,
  morgiana: 0.6,
  paribanou: 0.65,
  zaynab: 0.1,
  zumurrud: 0.25,
};

/** What a power of the end is usually worth when the game is over. */
const AT_THE_END: { readonly [C in CharacterId]?: number } = {
  'ali-shar': 4,
  'ali-cogia': 6,
  aziz: 4,
  aziza: 5,
  dalila: 3,
  dunya: 6,
  dunyazad: 6,
  'harun-al-rashid': 6,
  hindbad: 6,
  khalifah: 4,
  'forty-thieves': 3,
  shahryar: 4,
  sheherazade: 5,
  zobeide: 4,
  zubaydah: 5,
};

/** Points of a realm that powers change or add. */
function pointsOf(content: Content, player: PublicPlayer): number {
  const facts = factsOf(content, player);
  let points = facts.carried + facts.mosaics.points;
  for (const id of powersOf(player)) points += characters[id].hooks?.points?.(facts) ?? 0;
  return points;
}

/** What having this power adds, from now to the end. */
export function powerWorth(content: Content, player: Player, character: CharacterId): number {
  const left = turnsLeft(player);
  const during = EACH_TURN[character];
  if (during !== undefined) return during * left;
  const withPower = { ...player, recruited: [...player.recruited, character] };
  const added = pointsOf(content, withPower) - pointsOf(content, player);
  const ahead = left / TURNS_EACH;
  const usual = AT_THE_END[character] ?? 0;
  // Little can be seen early; with the turns to come it grows towards what is usual, or beyond if well begun.
  return added + ahead * Math.max(usual - 0.5 * added, 0.4 * added);
}

/** What recruiting adds after its price. */
export function recruitWorth(s: State, content: Content, seat: Seat, character: CharacterId): number {
  const player = s.players[seat]!;
  const price = content.costs[character]! * rubyWorth(s, seat, turnsLeft(player) / TURNS_EACH);
  return powerWorth(content, player, character) - price;
}

/** Before the first turn: which of the dealt ones promise most for their price. */
export const promiseOf = (content: Content, character: CharacterId): number =>
  (AT_THE_END[character] ?? (EACH_TURN[character] ?? 0) * 0.6 * TURNS_EACH) - content.costs[character]!;
