import * as art from '@majlis/art';
import { CARD, card, type Exhibit, keys, tile } from './exhibit.ts';

const KINDS = keys(art.BUILDINGS);
const CURRENCIES = keys(art.CURRENCIES);
const token = (name: string, drawn: string, small?: string): Exhibit => ({
  name,
  box: 48,
  art: drawn,
  ...(small === undefined ? {} : { small }),
});
const plain = (name: string, drawn: string): Exhibit => ({ name, box: CARD, art: drawn });

const viziers: readonly Exhibit[] = [
  token('vizier', art.vizierPiece(1)),
  token('vizier, resting', art.vizierPiece(2, false)),
  card('exchange, denar and florin', (s) => art.exchangeCard('denar', 'florin', { s })),
  card('exchange, dirham and ducat', (s) => art.exchangeCard('dirham', 'ducat', { s })),
  card('bonus, garden 10', (s) => art.bonusCard('garden', 10, { s })),
  plain('bonus, back', art.bonusBack()),
  ...KINDS.map((kind, i) =>
    tile(`hut, ${kind}`, (s) => art.hutTile(kind, ['N', 'NE', 'ESW', 'W', '', 'SW'][i], { s, count: i % 4 })),
  ),
];

const gates: readonly Exhibit[] = [
  token('city gate', art.cityGate()),
  { name: 'gate in a double wall', box: '0 0 96 48', art: art.gateOnWall() },
  card('gate card', (s) => art.gateCard('Gate', { s })),
  token('diamond', art.diamondCoin()),
  card('diamonds', (s) => art.diamondCard(5, { s })),
  ...keys(art.CHARACTER_LOOKS).map((id) => card(id, (s) => art.characterCard(id, id.replace('abdul-', ''), { s }))),
  plain('character, back', art.characterBack()),
  ...['N', 'E', 'S', 'W', 'NE', 'NW', 'ES', 'SW'].map((sides, i) =>
    tile(`camp, ${sides}`, (s) => art.campTile(sides, 5 + i, { s })),
  ),
];

const thieves: readonly Exhibit[] = [
  tile('added walls', (s) => art.buildingTile('pavilion', 4, 'NE', { s }) + art.addedWalls('E', { s })),
  ...['N', 'NE', 'W'].map((sides) => card(`wall card, ${sides}`, (s) => art.wallCard(sides, sides, { s }))),
  ...CURRENCIES.map((currency) => card(`thief, ${currency}`, (s) => art.thiefCard(currency, { s }))),
  plain('thief, back', art.thiefBack()),
  ...CURRENCIES.map((currency) => token(`coin of 1, ${currency}`, art.smallCoin(currency))),
  ...KINDS.map((kind) => token(`citizen, ${kind}`, art.citizen(kind), art.citizen(kind, { s: true }))),
  tile('trader', (s) => art.traderTile(['garden', 'tower', 'arcades'], { s })),
  tile(
    'citizen in a building',
    (s) => art.buildingTile('seraglio', 7, 'S', { s }) + art.citizenOnTile('seraglio', { s, walls: 'S' }),
  ),
];

const chambers: readonly Exhibit[] = [
  ...KINDS.map((kind) => token(`chest, ${kind}`, art.treasureChest(kind), art.treasureChest(kind, { s: true }))),
  { name: 'vault', box: '0 0 72 112', art: art.vault(['garden', 'garden', 'tower', 'chambers'], 1) },
  tile(
    'chest in a building',
    (s) => art.buildingTile('garden', 9, 'E', { s }) + art.chestOnTile('garden', { s, walls: 'E' }),
  ),
  ...CURRENCIES.map((currency) => card(`master builder, ${currency}`, (s) => art.masterCard(currency, { s }))),
  ...(['N', 'E', 'S', 'W'] as const).map((side, i) =>
    card(`invasion, ${side}`, (s) => art.invasionCard(side, { s, round: i })),
  ),
  plain('invasion, back', art.invasionBack()),
  ...KINDS.map((kind) => card(`scout, ${kind}`, (s) => art.scoutCard(kind, { s }))),
  tile('bazaar', (s) => art.bazaarTile('florin', ['pavilion', 'garden', 'tower'], { s })),
  tile('bazaar with its price', (s) => art.bazaarTile('dirham', ['seraglio', 'arcades', 'chambers'], { s, price: 7 })),
];

const ORDERS = [KINDS, [...KINDS].reverse(), [...KINDS.slice(3), ...KINDS.slice(0, 3)]] as const;
const POINTS = [
  [[1], [2], [3], [4], [5], [6]],
  [8, 9, 10, 11, 12, 13].map((first, i) => [first, i + 1]),
  [16, 17, 18, 19, 20, 21].map((first, i) => [first, i + 8, i + 1]),
] as const;
const CARAVAN: art.Caravan = { main: 'denar', branch: { 2: 'florin', 3: 'ducat', 4: 'dirham' } };
const COUNTER: art.CounterFace = { price: 9, values: [0, 2, 4, 5, 8, 10], squares: [0, 2, 2, 3, 4, 5] };

const sultans: readonly Exhibit[] = [
  card('score card', (s) => art.scoreCard(KINDS, { s })),
  { name: 'points indicator', box: '0 0 412 132', art: art.pointsIndicator(ORDERS, POINTS, { now: 1 }) },
  card('sultan', (s) => art.sultanCard('ducat', null, { s })),
  card('sultan, marked', (s) => art.sultanCard('florin', 'tower', { s })),
  ...KINDS.map((kind) => token(`die, ${kind}`, art.buildingDie(kind))),
  card('caravanserai', (s) => art.caravanCard(CARAVAN, [0, false], { s, next: [[1, false]] })),
  card('caravanserai on its way', (s) =>
    art.caravanCard(CARAVAN, [2, false], {
      s,
      next: [
        [3, false],
        [2, true],
      ],
    }),
  ),
  tile('culture counter', (s) => art.cultureCounter(COUNTER, { s, turned: 0, marker: 2 })),
  tile('culture counter, turned', (s) =>
    art.cultureCounter({ ...COUNTER, price: '12·13' }, { s, turned: 3, marker: 4 }),
  ),
];

const maps: readonly Exhibit[] = [
  { name: 'hut on a small map', box: 20, art: art.hutMini('garden') },
  { name: 'camp on a small map', box: 20, art: art.campMini() },
  { name: 'bazaar on a small map', box: 20, art: art.bazaarMini(['pavilion', 'garden', 'tower']) },
  ...KINDS.map((kind) => token(`mark of ${kind}`, art.kindSign(kind), art.kindLetter(kind))),
];

export const MODULE_ROOMS = [viziers, gates, thieves, chambers, sultans, maps];
