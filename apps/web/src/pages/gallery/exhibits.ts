import * as art from '@majlis/art';
import { MODULE_ROOMS } from './alhambra-modules.ts';
import { CARD, card, type Exhibit, keys, tile } from './exhibit.ts';

interface Hall {
  readonly id: string;
  /** The name on the box; null for the hall of common signs. */
  readonly title: string | null;
  readonly shelves: readonly (readonly Exhibit[])[];
}

const SEATS: readonly art.SeatNumber[] = [1, 2, 3, 4, 5, 6];

const alhambra: Hall = {
  id: 'alhambra',
  title: 'Alhambra',
  shelves: [
    [
      ...keys(art.BUILDINGS).map((kind, i) =>
        tile(kind, (s) => art.buildingTile(kind, 4 + i, ['N', 'NE', 'ESW', 'W', '', 'SW'][i], { s })),
      ),
      tile('tower, ghost', (s) => art.buildingTile('tower', 8, 'N', { s, ghost: true })),
      { name: 'fountain', box: 96, art: art.fountainTile() },
      { name: 'fountain of seat 2', box: 96, art: art.fountainTile(2) },
    ],
    [
      ...keys(art.CURRENCIES).map((currency, i) => card(currency, (s) => art.moneyCard(currency, 2 * i + 3, { s }))),
      ...keys(art.CURRENCIES).map((currency) => ({ name: `${currency} coin`, box: 48, art: art.coin(currency) })),
      { name: 'card back', box: CARD, art: art.cardBack() },
      { name: 'scoring card', box: CARD, art: art.scoringCard(1) },
    ],
    keys(art.moduleSign).map((sign) => ({ name: `module ${sign}`, box: 48, art: art.moduleSign[sign]() })),
    ...MODULE_ROOMS,
  ],
};

const SIDES = ['J>G.', '>S.M', 'R>O>', '.J>S'] as const;

const almadi: Hall = {
  id: 'almadi',
  title: 'Almadi',
  shelves: [
    [
      ...keys(art.LANDSCAPES).map((kind, i) => tile(kind, (s) => art.landscapeTile(kind, SIDES[i]!, { s }))),
      tile('market, two goods', (s) => art.landscapeTile('market', SIDES[2], { s, goods: { spice: 2, carpet: 2 } })),
      tile('market, one good', (s) => art.landscapeTile('market', SIDES[1], { s, goods: { pottery: 4 } })),
      tile('palace, lit', (s) => art.landscapeTile('palace', SIDES[0], { s, lit: [true, true, false, false] })),
    ],
    [
      ...art.MOSAICS.map((kind) => ({ name: `mosaic ${kind}`, box: CARD, art: art.mosaicCard(kind) })),
      ...keys(art.GOODS).map((good) => card(`stall, ${good}`, (s) => art.stallCard(good, { s }))),
      { name: 'ruby', box: 48, art: art.ruby() },
      ...keys(art.EFFECTS).map((e) => ({
        name: art.EFFECTS[e],
        box: 48,
        art: art.effectSign[e]('var(--ink)', 'var(--bg)'),
      })),
    ],
    (['red', 'yellow', 'blue', 'green', 'grey'] as const).flatMap((colour) => [
      card(`objective, ${colour}`, (s) =>
        art.objectiveCard(colour, colour === 'grey' ? 9 : 6, art.figure(['O.', 'CM', '.P']), ['Figure'], { s }),
      ),
      card(`objective, ${colour}, done`, (s) =>
        art.objectiveCard(colour, 6, art.figure(['##', '##']), [], { s, done: true }),
      ),
    ]),
    keys(art.PEOPLE).map((person) => ({
      name: person,
      box: '0 0 120 130',
      art: art.portrait(person, `gallery-${person}`),
    })),
  ],
};

const aladdin: Hall = {
  id: 'aladdins-dragon',
  title: 'Aladdin’s Dragon',
  shelves: [
    keys(art.TREASURES).flatMap((kind) => [
      { name: kind, box: 48, art: art.treasureToken(kind) },
      { name: `${kind}, large`, box: 48, art: art.treasureToken(kind, { large: true }) },
    ]),
    SEATS.slice(0, 5).flatMap((seat) => [
      { name: `token of seat ${seat}`, box: 48, art: art.playerToken(seat, seat + 3) },
      { name: `face down, seat ${seat}`, box: 48, art: art.playerToken(seat, 0, { up: false }) },
      { name: `own token, seat ${seat}`, box: 48, art: art.ownToken(seat, seat + 1) },
      { name: `pile of seat ${seat}`, box: 48, art: art.tokenPile(seat, seat) },
    ]),
    [
      ...keys(art.ARTIFACTS).map((kind) => ({
        name: kind,
        box: 60,
        art: art.artifactTile(kind),
        small: art.artifactTile(kind, { s: true }),
      })),
      { name: 'artifact, back', box: 60, art: art.artifactBack() },
      card('spell', (s) => art.spellCard('Mirage', { s })),
      { name: 'guard', box: 48, art: art.guardToken(8) },
      { name: 'guard, face down', box: 48, art: art.guardToken(null) },
      { name: 'camel', box: 48, art: art.camel() },
      { name: 'dragon', box: '0 0 150 90', art: art.dragon('#2f8f6b', '#c9f2b0') },
    ],
  ],
};

const signs: Hall = {
  id: 'signs',
  title: null,
  shelves: [
    [
      ...SEATS.map((seat) => ({ name: `seat ${seat}`, box: 48, art: art.seatEmblem(seat) })),
      { name: 'mark', box: 48, art: art.mark() },
      { name: 'lantern, lit', box: '0 0 60 110', art: art.lantern() },
      { name: 'lantern, out', box: '0 0 60 110', art: art.lantern(false) },
      { name: 'shut door', box: '0 0 420 424', art: art.shutDoor() },
      { name: 'a seat that is taken', box: '0 0 240 330', art: art.seatArch('var(--seat-1)', true) },
      { name: 'gate of the first', box: '0 0 170 220', art: art.podium('var(--seat-1)', 220, true) },
      { name: 'gate of the second', box: '0 0 170 170', art: art.podium('var(--seat-2)', 170, false) },
      { name: 'a seat that is free', box: '0 0 240 330', art: art.seatArch('var(--seat-2)', false) },
    ],
    keys(art.icon).map((name) => ({
      name,
      box: 24,
      art: `<g fill="none" stroke="var(--ink)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${art.icon[name]}</g>`,
    })),
  ],
};

export const EXHIBITS: readonly Hall[] = [alhambra, almadi, aladdin, signs];
