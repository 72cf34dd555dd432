import { given } from '@majlis/testkit';
import { describe, expect, test } from 'vitest';
import { almadi, CHARACTER_IDS, designedContent, designedPack, type State, TYPES } from '../src/index.ts';

const begin = (seats: number, config: object = {}, seed = 'setup') => given(almadi, { seats, config, seed });
const dealt = (seats: number, seed = 'setup') => begin(seats, { startingTiles: 'dealt' }, seed).state;
const allTiles = (s: State) => [...s.supply, ...s.board.filter((tile) => tile !== null)];
const ofType = (tiles: readonly number[], type: number) =>
  tiles.filter((tile) => designedContent.typeOf[tile] === type).length;

describe('setup', () => {
  test('ALM-SETUP-1 two to five players, two slots for each of four rows', () => {
    for (const seats of [1, 6]) expect(almadi.checkConfig({}, seats)).toMatchObject({ ok: false });
    for (const seats of [2, 3, 4, 5]) expect(dealt(seats).players).toHaveLength(seats);
    expect(dealt(2).board).toHaveLength(8);
    expect(almadi.checkConfig({ modules: ['carpets'] }, 3)).toMatchObject({
      ok: false,
      refusal: { code: 'bad-config' },
    });
  });

  test('ALM-SETUP-2 ALM-23 starting tiles are chosen before anything else is known', () => {
    const position = begin(3);
    const [a, b, c] = [0, 1, 2] as const;
    const { first, supply, objectives, mosaicDeck, stallDeck } = position.state;
    expect([first, supply, objectives, mosaicDeck.cards, stallDeck.cards]).toEqual([null, [], [], [], []]);
    position.expectAsked(a).play(`p${a}: start 3`);
    expect(position.state.board).toEqual(Array(8).fill(null));
    position.expectAsked(b).expectRefusal(`p${b}: start 3`, 'starting-tile-taken', { tile: 3 });
    position.expectRefusal(`p${b}: end`, 'not-now').play(`p${b}: start 0`);
    expect(position.legal(c)).toEqual(['start 1', 'start 2', 'start 4']);
    position.play(`p${c}: start 4`);
    expect(position.state.players.map((p) => p.start).sort()).toEqual([0, 3, 4]);
    expect(position.state.players[a]!.realm.landscapes.map((l) => TYPES[designedContent.typeOf[l]!])).toEqual(
      designedPack.startingTiles[3]!.map(({ type }) => type),
    );
    expect(position.state.board).not.toContain(null);
    expect(position.state.objectives).toHaveLength(6);
    position.expectAsked(position.state.first!);
  });

  test('ALM-23 a table may have the starting tiles dealt', () => {
    const starts = dealt(5).players.map((p) => p.start);
    expect([...starts].sort()).toEqual([0, 1, 2, 3, 4]);
  });

  test.each([
    [2, 10],
    [3, 14],
    [4, 18],
    [5, 22],
  ])('ALM-SETUP-3 ALM-SETUP-4 with %i players %i tiles of each type, eight of them on the board', (seats, each) => {
    const s = dealt(seats);
    expect(s.supply).toHaveLength(4 * each - 8);
    expect(s.board.filter((tile) => tile !== null)).toHaveLength(8);
    for (const type of [0, 1, 2, 3]) expect(ofType(allTiles(s), type)).toBe(each);
    expect(new Set(allTiles(s)).size).toBe(4 * each);
    expect(allTiles(dealt(seats, 'other')).join()).not.toBe(allTiles(s).join());
  });

  test.each([
    [2, 14, 1],
    [3, 21, 2],
    [4, 28, 3],
    [5, 32, 4],
  ])('ALM-SETUP-5 ALM-SETUP-7 with %i players %i cards in each deck and %i grey objectives', (seats, cards, grey) => {
    const s = dealt(seats);
    expect(s.mosaicDeck.cards).toHaveLength(cards);
    expect(s.stallDeck.cards).toHaveLength(cards);
    const colours = s.objectives.map((id) => designedContent.objective(id).colour);
    for (const colour of ['blue', 'red', 'yellow', 'green'])
      expect(colours.filter((c) => c === colour)).toHaveLength(1);
    expect(colours.filter((c) => c === 'grey')).toHaveLength(grey);
  });

  test('ALM-SETUP-5 ALM-22 of a deck everybody sees the top card and how many there are', () => {
    const position = begin(2, { startingTiles: 'dealt' });
    const { cards } = position.state.mosaicDeck;
    const shown = { count: 14, top: cards.at(-1), under: [] };
    expect(position.view(0)).toMatchObject({ mosaicDeck: shown });
    expect(position.view('spectator')).toMatchObject({ mosaicDeck: shown });
  });

  test('ALM-SETUP-6 thirty rubies', () => {
    expect(dealt(4).rubies).toBe(30);
  });

  test('ALM-SETUP-8 any seat may be first, and turns go clockwise', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, i) => dealt(3, `first ${i}`).first));
    expect([...firsts].sort()).toEqual([0, 1, 2]);
    const position = begin(3, { startingTiles: 'dealt' });
    const seats = Array.from({ length: 4 }, () => {
      const seat = position.deciders[0]!;
      position.play(`p${seat}: ${position.legal(seat)[0]}`, `p${seat}: end`);
      return seat;
    });
    const first = position.state.first!;
    expect(seats).toEqual([first, (first + 1) % 3, (first + 2) % 3, first]);
  });

  test('ALM-TILE-1 ALM-TILE-2 ALM-TILE-3 the tiles', () => {
    for (const type of TYPES) {
      const sides = designedPack.landscapes[type].map((tile) => tile.sides);
      expect(sides).toHaveLength(22);
      const arrows = sides.map((s) => s.split('>').length - 1);
      expect(arrows.filter((n) => n === 4)).toHaveLength(1);
      expect(arrows.filter((n) => n === 0)).toHaveLength(1);
      expect(arrows.filter((n) => n === 2)).toHaveLength(20);
    }
    for (const market of designedPack.landscapes.market) expect(Object.keys(market.goods!).length).toBeGreaterThan(0);
  });
});

describe('characters at setup', () => {
  const withCharacters = (seats: number) => begin(seats, { modules: ['characters'], startingTiles: 'dealt' });

  test('ALM-CHAR-1 three for each player, four with two players, nobody sees those of others', () => {
    expect(withCharacters(2).state.players.map((p) => p.hand.length)).toEqual([4, 4]);
    const position = withCharacters(3);
    const { players } = position.state;
    expect(players.map((p) => p.hand.length)).toEqual([3, 3, 3]);
    expect(new Set(players.flatMap((p) => p.hand)).size).toBe(9);
    expect(position.view(1)).toMatchObject({
      players: [{ hand: { count: 3 } }, { hand: { count: 3, items: players[1]!.hand } }, { hand: { count: 3 } }],
    });
    expect(position.view(1)).not.toHaveProperty('players.0.hand.items');
  });

  test('ALM-CHAR-2 all choose at once, two stay in hand, the others are revealed together', () => {
    const position = withCharacters(3).expectAsked(0, 1, 2);
    const hands = position.state.players.map((p) => [...p.hand]);
    const missing = CHARACTER_IDS.find((id) => !hands[1]!.includes(id));
    const keep = (seat: number) => `p${seat}: keep ${hands[seat]![0]} ${hands[seat]![2]}`;
    position
      .expectRefusal(`p1: keep ${hands[1]![0]}`, 'keep-two-of-the-dealt')
      .expectRefusal(`p1: keep ${hands[1]![0]} ${hands[1]![0]}`, 'keep-two-of-the-dealt')
      .expectRefusal(`p1: keep ${hands[1]![0]} ${missing}`, 'keep-two-of-the-dealt')
      .play(keep(1))
      .expectAsked(0, 2);
    expect(position.state.characters).toEqual([]);
    position.play(keep(2), keep(0));
    expect(position.state.players.map((p) => p.hand)).toEqual(hands.map((hand) => [hand[0], hand[2]]));
    expect([...position.state.characters].sort()).toEqual(hands.map((hand) => hand[1]).sort());
  });
});
