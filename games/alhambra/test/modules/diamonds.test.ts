import { nullLog, rngFrom } from '@majlis/kernel';
import { describe, expect, it } from 'vitest';
import { faceValueOf } from '../../src/content/cards.ts';
import { alhambra } from '../../src/index.ts';
import { characterCard } from '../../src/modules/characters/content.ts';
import { DIAMONDS, isDiamond } from '../../src/modules/diamonds/content.ts';
import { cards, table, tiles } from '../table.ts';

const diamonds = (set: Parameters<typeof table>[2]) => table(3, ['diamonds'], set);

describe('the diamonds', () => {
  it('ALH-DIA-1 ALH-D1 ten are shuffled into the money, whoever plays', () => {
    expect(DIAMONDS.map(faceValueOf)).toEqual([3, 4, 5, 5, 6, 6, 7, 7, 8, 9]);
    for (const seats of [2, 3, 6]) {
      const s = alhambra.setup({ modules: ['diamonds'] }, seats, 'd'.repeat(32), nullLog);
      const all = [...s.deck, ...s.row, ...s.players.flatMap(({ hand }) => hand)];
      expect(all.filter(isDiamond).sort()).toEqual([...DIAMONDS].sort());
      expect(all.filter((card) => card < 36)).toHaveLength(seats === 2 ? 72 : 108);
    }
  });
  it('ALH-DIA-1 ALH-D2 they are part of starting money: nobody has less than 20 with them', () => {
    const hands = Array.from({ length: 20 }, (_, i) =>
      alhambra.setup({ modules: ['diamonds'] }, 5, `${i}`.padStart(32, 'a'), nullLog).players.map(({ hand }) => hand),
    ).flat();
    expect(hands.some((hand) => hand.some(isDiamond))).toBe(true);
    for (const hand of hands) {
      const worth = hand.reduce((sum, card) => sum + faceValueOf(card), 0);
      expect(worth).toBeGreaterThanOrEqual(20);
      expect(worth).toBeLessThanOrEqual(28);
    }
  });
  it('ALH-DIA-2 are taken like other money, 5 together with other currencies', () => {
    const position = diamonds({ row: 'd3 b2 d9 g7' });
    expect(position.legal(0)).toEqual(['take b2', 'take g7', 'take d3', 'take b2 d3', 'take d9']);
    position.expectRefusal('p0: take g7 d3', 'take-too-much');
    position.play('p0: take d3 b2');
    expect(position.state.players[0]!.hand).toEqual(cards('b2 d3'));
  });
  it('ALH-DIA-3 ALH-DIA-5 5 and 4 pay 9 exactly on any square, and cheaper tiles with too much (example p.13)', () => {
    const position = diamonds({
      hands: { 0: 'd5 d4' },
      market: ['seraglio9', 'arcades6-sw', 'pavilion8', 'tower13-e'],
      row: 'b9 b8 b7 b6',
    });
    expect(position.legal(0).filter((text) => text.startsWith('buy'))).toEqual([
      'buy 1 with d4 d5',
      'buy 2 with d4 d5',
      'buy 3 with d4 d5',
    ]);
    const exact = diamonds({ hands: { 0: 'd5 d4' }, market: ['seraglio9', 'arcades6-sw', null, null] });
    exact.play('p0: buy 1 with d5 d4').expectAsked(0);
    expect(exact.state.turn.actions).toBe(1);
    expect(exact.state.discard).toEqual(cards('d4 d5'));
    position.play('p0: buy 3 with d5 d4');
    expect(position.state.players[0]!.waiting).toEqual(tiles('pavilion8'));
    expect(position.state.turn.over).toBe(true);
  });
  it('ALH-DIA-4 not with florins for a tower (example p.13)', () => {
    const position = diamonds({ hands: { 0: 'd5 d4 y2' }, market: [null, null, null, 'tower11'] });
    position.expectRefusal('p0: buy 4 with d5 d4 y2', 'pay-not-mixable');
    position.expectRefusal('p0: buy 4 with d5 d4', 'pay-too-little', { missing: 2, price: 11 });
    expect(position.legal(0).some((text) => text.startsWith('buy'))).toBe(false);
  });
  it('ALH-DIA-7 ALH-37 do not count for leftover tiles', () => {
    const position = diamonds({
      hands: { 0: 'b9', 1: 'd9 d8', 2: 'b1 g6' },
      market: ['garden6-esw', 'tower12', null, null],
      bag: [],
      row: 'o9 o8 o7 o6',
    });
    position.play('p0: take o9');
    const given = position.events.filter(({ type }) => type === 'leftoverGiven');
    expect(given).toMatchObject([{ seat: 0 }, { seat: 2 }]);
  });
  it('ALH-DIA-8 ALH-36 characters are bid for and paid with diamonds, alone', () => {
    const position = table(3, ['diamonds', 'characters'], {
      hands: { 1: 'd9 d8 b9' },
      row: 'b5 b6 b7 b8',
      next: [characterCard('yusuf'), 'y1'],
    });
    position.play('p0: take b5').expectAsked(1);
    position.expectRefusal('p1: characters.bid 18', 'bid-beyond-means', { means: 17 });
    position.play('p1: characters.bid 17', 'p2: pass', 'p0: pass');
    position.expectRefusal('p1: characters.pay d9 b9', 'pay-not-mixable');
    position.play('p1: characters.pay d9 d8');
    expect(position.state.mod.characters!.owned[1]).toEqual([characterCard('yusuf')]);
  });
  it('ALH-DIA-9 too many give change', () => {
    const position = table(3, ['diamonds', 'change'], {
      hands: { 0: 'd9 d8' },
      market: ['tower10-w', null, null, null],
    });
    position.play('p0: buy 1 with d9 d8');
    expect(position.events.find(({ type }) => type === 'change.given')).toMatchObject({ coins: { length: 3 } });
  });
  it('ALH-D2 Machma gives and gets them, Yammerad counts them, no thief takes them (ALH-40)', () => {
    const exchange = table(3, ['diamonds', 'characters'], {
      hands: { 0: 'd5 d9 b1' },
      row: 'd4 b6 b7 b8',
      characters: { 0: ['machma', 'yammerad'] },
    });
    exchange.expectRefusal('p0: characters.yammerad', 'character-too-many-cards', { cards: 3, below: 3 });
    expect(exchange.legal(0)).toContain('characters.machma d5 for d4');
    const thief = table(3, ['diamonds', 'thieves'], {
      row: 'd4 d6 d7 b8',
      next: ['d8'],
      edit: (s) => {
        s.mod.thieves!.hands = [[], [], [0, 1, 2, 3]];
      },
    });
    thief.play('p0: take b8').expectAsked(2);
    expect(thief.legal(2)).toEqual(['pass']);
    thief.expectRefusal('p2: thieves.steal d4', 'thief-other-currency');
  });
  it('which are unseen is dealt again in imagined worlds, with all other money', () => {
    const s = alhambra.setup({ modules: ['diamonds'] }, 3, 'e'.repeat(32), nullLog);
    const open = [...s.row, ...s.players.flatMap(({ hand }) => hand)].filter(isDiamond).length;
    const places = Array.from({ length: 20 }, (_, i) => {
      const { deck } = alhambra.imagine(alhambra.knowledge(s, 0), rngFrom(`${i}`));
      expect(deck.filter(isDiamond)).toHaveLength(10 - open);
      return deck.findIndex(isDiamond);
    });
    expect(new Set(places).size).toBeGreaterThan(5);
  });
});
