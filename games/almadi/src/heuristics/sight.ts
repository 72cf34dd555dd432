import type { Seat } from '@majlis/kernel';
import type { Content } from '../content/compile.ts';
import { CARAVAN_CAPACITY, TURNS_EACH } from '../facts.ts';
import { cardsOf } from '../objectives/holder.ts';
import { CELLS } from '../realm/cells.ts';
import type { Realm, RealmMap } from '../realm/realm.ts';
import { surveyOf } from '../realm/survey.ts';
import { fold } from '../rules/powers.ts';
import { capacityOf } from '../scoring/caravans.ts';
import type { Player, State } from '../state.ts';
import { GENIE, JAR, MARTELINE, MOON, RUBY, STALL } from '../words.ts';
import { constants } from './constants.ts';
import { rubyWorth } from './rubies.ts';
import { turnsLeft } from './time.ts';
import { type Wishes, wishesOf } from './wishes.ts';

/** What a seat sees in its own realm before it places or moves something; all worth is in points. */
export interface Sight {
  readonly content: Content;
  readonly player: Player;
  readonly map: RealmMap;
  readonly by: typeof constants.now;
  /** Of the game, from 1 to 0. */
  readonly ahead: number;
  /** What an activated side of each kind gives, in the order of `SIDES`. */
  readonly gift: readonly number[];
  readonly goodWorth: number;
  readonly capacityWorth: number;
  readonly loneOasis: number;
  /** How often a palace's value counts, and what a free side beside it is worth. */
  readonly palaceTimes: number;
  readonly freeSide: number;
  /** What an arrow and an effect towards a free cell are worth. */
  readonly openArrow: number;
  readonly openEffect: number;
  readonly wishes: Wishes;
  /** What objectives make an activated side of each kind worth. */
  readonly wishedSides: readonly number[];
}

/** What a single oasis may still become. */
export const loneOasis = (ahead: number): number => constants.now.loneOasis + constants.now.loneOasisAhead * ahead;

/** Excess goods or capacity that is yet to be matched. */
export const unmatched = (ahead: number): number => constants.now.unmatched + constants.now.unmatchedAhead * ahead;

const buffer = new Uint8Array(CELLS);
let drawn: Realm | null = null;

/** One map for all sights: a sight is used up before the next one is taken, and leaves the map as it was. */
function drawOwnMap(realm: Realm): RealmMap {
  if (realm === drawn) return buffer;
  if (drawn !== null) for (let i = 0; i < drawn.cells.length; i++) buffer[drawn.cells[i]!] = 0;
  drawn = realm;
  const { landscapes, cells } = realm;
  for (let i = 0; i < cells.length; i++) buffer[cells[i]!] = landscapes[i]! + 1;
  return buffer;
}

export function sightOf(s: State, content: Content, seat: Seat): Sight {
  const player = s.players[seat]!;
  const survey = surveyOf(content, player.realm);
  const ahead = turnsLeft(player) / TURNS_EACH;
  const goods = cardsOf(survey.goods) + 2 * cardsOf(player.stalls);
  const capacity = capacityOf(fold(player, 'caravanGroups', survey.caravanGroups));
  const goodWorth = goods < capacity ? 1 : unmatched(ahead);
  const palaces = survey.dearestPalaces;
  const mosaics = cardsOf(player.mosaics);
  const wishes = wishesOf(content, player, ahead);
  const by = constants.now;
  const gift = [0, 0, 0, 0, 0, 0, 0, 0];
  gift[GENIE] = by.genie;
  gift[MARTELINE] =
    s.mosaicDeck.cards.length === 0
      ? 0
      : by.mosaics * (palaces[mosaics] ?? by.mosaicAhead * ahead) + by.wished * wishes.mosaic;
  gift[STALL] = s.stallDeck.cards.length === 0 ? 0 : by.stalls * 2 * goodWorth + by.wished * wishes.stall;
  gift[MOON] = s.objectives.length === 0 ? 0 : by.moon * Math.min(1, by.moonLasts * ahead);
  gift[RUBY] = s.rubies === 0 ? 0 : by.rubies * rubyWorth(s, seat, ahead) + by.wished * wishes.ruby;
  gift[JAR] = by.jars;
  const covered = palaces.length === 0 ? by.uncovered : Math.min(1, mosaics / palaces.length);
  return {
    content,
    player,
    map: drawOwnMap(player.realm),
    by,
    ahead,
    gift,
    goodWorth,
    capacityWorth: capacity < goods ? 1 : unmatched(ahead),
    loneOasis: loneOasis(ahead),
    palaceTimes: 1 + Math.max(covered, by.coveredAhead * ahead),
    freeSide: by.freeSide * ahead,
    openArrow: ahead * by.openArrow,
    openEffect: ahead * by.openEffect,
    wishes,
    wishedSides: wishes.side.map((worth) => by.wished * worth),
  };
}

/** What a group of caravans carries, and a part of what one more would add. */
export function capacityAhead(size: number, ahead: number): number {
  if (size === 0) return 0;
  const last = CARAVAN_CAPACITY.length;
  const now = CARAVAN_CAPACITY[Math.min(size, last) - 1]!;
  const next = CARAVAN_CAPACITY[Math.min(size + 1, last) - 1]!;
  return now + constants.now.nextCaravan * ahead * (next - now);
}
