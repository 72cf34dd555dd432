import type { Seat } from '@majlis/kernel';
import type { CharacterId } from '../characters/ids.ts';
import { characters } from '../characters/index.ts';
import type { Content } from '../content/compile.ts';
import { TURNS_EACH } from '../facts.ts';
import { powersOf } from '../rules/powers.ts';
import { factsOf } from '../scoring/facts.ts';
import type { Player, PublicPlayer, State } from '../state.ts';
import { constants } from './constants.ts';
import { rubyWorth } from './rubies.ts';
import { turnsLeft } from './time.ts';

/** Powers that work during the game; their constants say what they give in a turn. */
const AT_WORK = [
  'abriza',
  'aladdin',
  'ali',
  'ali-baba',
  'badroulbadour',
  'hussain',
  'jafar',
  'morgiana',
  'paribanou',
  'zaynab',
  'zumurrud',
] as const satisfies readonly CharacterId[];

type AtWork = (typeof AT_WORK)[number];

const isAtWork = (character: CharacterId): character is AtWork => (AT_WORK as readonly string[]).includes(character);

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
  if (isAtWork(character)) return constants.now[character] * left;
  const withPower = { ...player, recruited: [...player.recruited, character] };
  const added = pointsOf(content, withPower) - pointsOf(content, player);
  const ahead = left / TURNS_EACH;
  const usual = constants.now[character];
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
  constants.now[character] * (isAtWork(character) ? 0.6 * TURNS_EACH : 1) - content.costs[character]!;
