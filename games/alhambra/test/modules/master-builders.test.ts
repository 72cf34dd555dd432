import { nullLog, rngFrom } from '@majlis/kernel';
import { describe, expect, it } from 'vitest';
import { faceValueOf, parseCard } from '../../src/content/cards.ts';
import { alhambra, type State } from '../../src/index.ts';
import { characterCard } from '../../src/modules/characters/content.ts';
import { isMasterBuilder } from '../../src/modules/master-builders/content.ts';
import type { ModuleId } from '../../src/modules/slices.ts';
import { pieces } from '../../src/testing.ts';
import { cards, type Laid, type Table, table, tiles } from '../table.ts';

const deal = (seats: number): State => alhambra.setup({ modules: ['master-builders'] }, seats, 'b'.repeat(32), nullLog);

/** Hands are open to all, as if their cards had been taken, unless a test says otherwise. */
const builders = (set: Table, ...others: readonly ModuleId[]) =>
  table(3, ['master-builders', ...others], {
    ...set,
    edit(s) {
      for (const player of s.players) {
        player.unseen = [];
        player.unseenFrom = [];
      }
      set.edit?.(s);
    },
  });

const BOARD: readonly Laid[] = [['tower12', 1, 0]];

describe('the master builders', () => {
  it('ALH-MB-1 ALH-M2 two are dealt to each, unseen, beside 20 of starting money', () => {
    const { players } = deal(4);
    for (const { hand, unseen } of players) {
      expect(unseen).toHaveLength(2);
      expect(unseen.every(isMasterBuilder)).toBe(true);
      const open = hand.filter((card) => !isMasterBuilder(card));
      expect(open.reduce((sum, card) => sum + faceValueOf(card), 0)).toBeGreaterThanOrEqual(20);
    }
    const dealt = deal(4);
    const view = alhambra.view(dealt, 1);
    expect(view.players[0]!.hand).toEqual({ count: dealt.players[0]!.hand.length });
  });
  it.each([
    [2, 6],
    [3, 4],
    [4, 2],
    [5, 0],
    [6, 0],
  ])('ALH-MB-2 with %i players %i are left over and out of the game', (seats, left) => {
    const s = deal(seats);
    let end = s.deck.length;
    const inPiles = s.piles.map((size) => {
      end -= size;
      return s.deck.slice(end, end + size).filter(isMasterBuilder).length;
    });
    expect(inPiles).toEqual([0, 0, 3, 0, seats === 6 ? 1 : 3]);
    expect(s.mod['master-builders']!.undealt).toHaveLength(left);
  });
  it('ALH-M1 ALH-MB-3 ALH-MB-4 is taken as money worth 3, with 2 beside it but not with 3', () => {
    const position = builders({ row: 'mb-y b2 g3 o9' });
    expect(position.legal(0)).toContain('take b2 mb-y');
    position.expectRefusal('p0: take mb-y g3', 'take-too-much', { total: 6, limit: 5 });
    position.play('p0: take mb-y b2');
    expect(position.state.players[0]!.hand).toEqual(cards('b2 mb-y'));
  });
  it('ALH-MB-4 ALH-MB-7 two yellow ones and 9 florins are 15, and leave the game (example p.22)', () => {
    const position = builders({ hands: { 0: 'mb-y mb-y y9' }, market: [null, null, null, 'tower12'] });
    position.play('p0: buy 4 with y9 mb-y').expectAsked(0);
    expect(position.state.discard).toEqual(cards('y9'));
    expect(position.state.mod['master-builders']!.used).toEqual(cards('mb-y'));
    const all = builders({ hands: { 0: 'mb-y mb-y y9' }, market: [null, null, null, 'tower13-e'] });
    all.play('p0: buy 4 with y9 mb-y mb-y');
    expect(all.events.find(({ type }) => type === 'bought')).toMatchObject({ exact: false });
  });
  it('ALH-MB-5 ALH-MB-6 ALH-M3 one redesign more after the new tiles are placed, one a turn', () => {
    const position = builders({
      hands: { 0: 'mb-y mb-b b9 b3' },
      boards: { 0: BOARD },
      reserves: { 0: ['arcades10', 'garden11'] },
      market: ['tower11', 'tower13-e', 'garden12-s', 'garden10'],
      row: 'g9 g8 g7 g6',
    });
    position.play('p0: buy 1 with b9 b3', 'p0: place tower11 at 0,1').expectAsked(0);
    expect(alhambra.prompt(position.state, 0)!.kind).toBe('master-builders.ask');
    expect(position.legal(0)).toEqual(['master-builders.use mb-b', 'master-builders.use mb-y', 'pass']);
    position.expectRefusal('p0: master-builders.use mb-g', 'builder-not-in-hand', { card: parseCard('mb-g')! });
    position.expectRefusal('p0: master-builders.use b9', 'builder-not-in-hand');
    position.play('p0: master-builders.use mb-b', 'p0: add arcades10 at 1,1').expectAsked(1);
    expect(position.state.players[0]!.reserve).toEqual(tiles('garden11'));
    expect(position.state.mod['master-builders']!.used).toEqual(cards('mb-b'));
    position.play('p1: take g9');
    expect(position.state.turn.seat).toBe(2);
  });
  it('ALH-M4 who may hold one is asked, whatever he holds; who cannot is not', () => {
    const unseen = (from: number) =>
      builders({
        hands: { 0: 'y9' },
        boards: { 0: BOARD },
        row: 'g9 g8 g7 g6',
        edit(s) {
          s.players[0]!.unseen = cards('y9');
          s.players[0]!.unseenFrom = [from];
        },
      }).play('p0: take g9');
    expect(alhambra.prompt(unseen(2).state, 0)!.kind).toBe('master-builders.ask');
    expect(unseen(2).legal(0)).toEqual(['pass']);
    unseen(0).expectAsked(1);
  });
  it('ALH-MB-8 Ammar and a master builder in one turn', () => {
    const position = builders(
      {
        hands: { 0: 'mb-y' },
        boards: { 0: BOARD },
        reserves: { 0: ['arcades10', 'garden11'] },
        characters: { 0: ['ammar'] },
        row: 'g9 g8 g7 g6',
      },
      'characters',
    );
    position.play(
      'p0: take g9',
      'p0: add arcades10 at 0,1',
      'p0: master-builders.use mb-y',
      'p0: add garden11 at -1,0',
    );
    expect(position.state.players[0]!.reserve).toEqual([]);
  });
  it('ALH-M2 thieves steal it, Machma gives it out of the game, Yammerad counts it, bids and leftovers hold it', () => {
    const thief = builders(
      {
        row: 'mb-g b7 b8 b9',
        next: ['y1', 'y2'],
        edit: (s) => {
          s.mod.thieves!.hands = [[], [], [1]];
        },
      },
      'thieves',
    ).play('p0: take b7', 'p2: thieves.steal mb-g');
    expect(thief.state.players[2]!.hand).toEqual(cards('mb-g'));
    const machma = builders(
      { hands: { 0: 'mb-g b1 b2' }, row: 'y3 b7 b8 b9', characters: { 0: ['machma', 'yammerad'] } },
      'characters',
    );
    machma.expectRefusal('p0: characters.yammerad', 'character-too-many-cards', { cards: 3, below: 3 });
    machma.play('p0: characters.machma mb-g for y3');
    expect(machma.state.discard).toEqual([]);
    expect(machma.state.mod['master-builders']!.used).toEqual(cards('mb-g'));
    const bid = builders(
      { hands: { 1: 'mb-g g4' }, row: 'b5 b6 b7 b8', next: [characterCard('yusuf'), 'y1'] },
      'characters',
    );
    bid.play('p0: take b5').expectRefusal('p1: characters.bid 8', 'bid-beyond-means', { means: 7 });
    const left = builders({
      hands: { 0: 'g2', 1: 'mb-g' },
      market: [null, 'tower12', null, null],
      bag: [],
      row: 'b5 b6 b7 b8',
    }).play('p0: take b5');
    expect(left.events.find(({ type }) => type === 'leftoverGiven')).toMatchObject({ seat: 1 });
  });
  it('ALH-36 an auction among players whose master builders nobody has seen can be imagined', () => {
    const position = table(3, ['master-builders', 'characters'], {
      hands: { 1: 'g9' },
      row: 'b5 b6 b7 b8',
      next: [characterCard('yusuf'), 'y1'],
      edit(s) {
        s.players[1]!.hand = cards('g9 mb-g mb-g');
        s.players[1]!.unseen = cards('mb-g mb-g');
      },
    });
    position.play('p0: take b5').expectAsked(1).play('p1: characters.bid 15');
    for (let i = 0; i < 20; i++) {
      const world = alhambra.imagine(alhambra.knowledge(position.state, 2), rngFrom(`${i}`));
      expect(world.players[1]!.hand).toEqual(cards('g9 mb-g mb-g'));
    }
  });
  it('what Yammerad draws from the third pile may be one, as far as the others know', () => {
    const position = table(3, ['master-builders', 'characters'], {
      characters: { 0: ['yammerad'] },
      edit(s) {
        s.piles = s.piles.map((size, i) => (i < 2 ? 0 : size));
        s.deck.length = s.piles.reduce((sum, size) => sum + size, 0);
        for (const player of s.players) {
          player.unseen = [];
          player.unseenFrom = [];
        }
      },
    });
    position.play('p0: characters.yammerad');
    const drawn = position.state.players[0]!.unseen[0]!;
    const worlds = Array.from({ length: 60 }, (_, i) =>
      alhambra.imagine(alhambra.knowledge(position.state, 1), rngFrom(`${i}`)),
    );
    const faces = worlds.map((world) => isMasterBuilder(world.players[0]!.unseen[0]!));
    expect(new Set(faces)).toEqual(new Set([true, false]));
    for (const world of worlds)
      expect(world.deck.concat(world.players[0]!.unseen).filter(isMasterBuilder)).toHaveLength(6);
    expect(position.state.players[0]!.unseenFrom).toEqual([2]);
    expect(drawn).toBeDefined();
  });
  it('imagined worlds have the same pieces, and other hands', () => {
    const s = deal(4);
    const worlds = Array.from({ length: 30 }, (_, i) => alhambra.imagine(alhambra.knowledge(s, 0), rngFrom(`${i}`)));
    for (const world of worlds) {
      expect(pieces(world)).toEqual(pieces(s));
      expect(world.players[0]!.hand).toEqual(s.players[0]!.hand);
    }
    expect(new Set(worlds.map((world) => world.players[1]!.unseen.join())).size).toBeGreaterThan(4);
  });
});
