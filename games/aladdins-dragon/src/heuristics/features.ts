import type { Features } from '@majlis/kernel';
import { ARTIFACTS } from '../content/artifacts.ts';
import { sumOf } from '../rules/shelves.ts';
import type { State } from '../state.ts';
import { artifactsLeft } from './hoards.ts';

/** What decides a game of Aladdin's Dragon beside the artifacts to expect. */
export const features: Features<State> = {
  names: [
    'artifacts left for each seat',
    'the last artifacts',
    'the very last artifacts',
    'artifacts ahead of the best rival',
    'artifacts ahead of all rivals',
    'treasures',
    'treasures beyond ten',
    'treasures ahead of the richest rival',
    'most of a kind',
    'second most of a kind',
    'third most of a kind',
    'kinds held',
    'kinds of four or more',
    'treasures for each artifact left',
    'rounds left, where they are limited',
    'starting player',
    'places after the starting player',
    'magic',
    'spells',
    ...ARTIFACTS.map((artifact) => `magic: ${artifact}`),
  ],
  of(s, seat) {
    const seats = s.players.length;
    const { hoard, artifacts, spells } = s.players[seat]!;
    const others = s.players.filter((_, other) => other !== seat);
    const left = artifactsLeft(s);
    const owned = sumOf(artifacts);
    const rivals = others.map((other) => sumOf(other.artifacts));
    const treasures = sumOf(hoard);
    const most = hoard.slice().sort((a, b) => b - a);
    return [
      left / (6 * seats),
      left <= 2 * seats ? 1 - left / (2 * seats) : 0,
      left <= seats ? 1 - left / seats : 0,
      clipped((owned - Math.max(...rivals)) / 3),
      clipped((owned - sumOf(rivals) / rivals.length) / 3),
      treasures / 20,
      Math.max(0, treasures - 10) / 15,
      clipped((treasures - Math.max(...others.map((other) => sumOf(other.hoard)))) / 12),
      most[0]! / 8,
      most[1]! / 6,
      most[2]! / 5,
      hoard.filter((n) => n > 0).length / 5,
      hoard.filter((n) => n >= 4).length / 3,
      Math.min(2, treasures / (1 + left) / 3),
      s.maxRounds === null ? 1 : Math.min(1, (s.maxRounds - s.round) / 6),
      s.camel === seat ? 1 : 0,
      ((seat - s.camel + seats) % seats) / seats,
      s.magic ? 1 : 0,
      spells.length / 4,
      ...artifacts.map((n) => (s.magic ? n / 2 : 0)),
    ];
  },
};

const clipped = (x: number): number => Math.max(-2, Math.min(2, x));
