import { describe, expect, it } from 'vitest';
import { SCORING_CARDS } from '../../src/content/cards.ts';
import { characterCard } from '../../src/modules/characters/content.ts';
import { GATE_CARD } from '../../src/modules/city-gates/content.ts';
import { cards, pointsOf, type Table, table, tile, tiles, typesOf } from '../table.ts';

const row = 'b5 b6 b7 b8';
const market = ['garden10', 'tower12', 'arcades6-sw', 'chambers9-s'];
const having = (characters: Table['characters'] & {}, set: Table = {}, seats = 3) =>
  table(seats, ['characters'], { row, market, characters, ...set });

describe('characters that pay or take money', () => {
  it('ALH-CHAR-6 only the owner uses a character', () => {
    having({ 1: ['machma', 'laila'] }, { hands: { 0: 'b9' } }).expectRefusal(
      'p0: characters.machma b9 for b5',
      'character-not-owned',
    );
    having({ 1: ['abdul-karim'] }).expectRefusal('p0: buy 1 with karim', 'pay-not-in-hand');
  });
  it('ALH-CHAR-7 Abdul Karim pays exactly, once, and gives another action', () => {
    const position = having({ 0: ['abdul-karim'] }, { hands: { 0: 'b9' } });
    expect(position.legal(0).filter((text) => text.includes('karim'))).toHaveLength(4);
    position.expectRefusal('p0: buy 1 with b9 karim', 'pay-not-mixable');
    position.play('p0: buy 2 with karim').expectAsked(0);
    expect(position.events[0]).toMatchObject({ type: 'bought', exact: true, tile: tile('tower12') });
    expect(position.state.mod.characters).toMatchObject({ owned: [[], [], []], out: [characterCard('abdul-karim')] });
    expect(position.legal(0)).toContain('take b5');
  });
  it('ALH-CHAR-10 ALH-C9 Abdul Knihstig: an open card after a building for 10 or more, if wanted', () => {
    const position = having({ 0: ['abdul-knihstig'] }, { hands: { 0: 'b1 b9 o6' } }).play('p0: buy 1 with b1 b9');
    expect(position.legal(0)).toEqual([
      'characters.pick b5',
      'characters.pick b6',
      'characters.pick b7',
      'characters.pick b8',
      'pass',
    ]);
    position.expectRefusal('p0: characters.pick y1', 'take-not-in-row');
    position.expectRefusal('p0: take b5', 'not-this-action');
    const declined = position.fork().play('p0: pass');
    expect(declined.state.mod.characters!.diamondUsed).toBe(false);
    position.play('p0: characters.pick b8').expectAsked(0);
    expect(position.state.players[0]!.hand).toEqual(cards('b8 o6'));
    const cheap = having({ 0: ['abdul-knihstig'] }, { hands: { 0: 'o6' } }).play('p0: buy 3 with o6');
    expect(cheap.legal(0)).toContain('take b5');
  });
  it('ALH-CHAR-12 ALH-C10 Faruk: several cards worth up to 7', () => {
    const position = having({ 0: ['faruk'], 1: ['faruk'] }, { row: 'b3 g4 o2 y9' });
    expect(position.legal(0)).toContain('take b3 g4');
    position.expectRefusal('p0: take b3 g4 o2', 'take-too-much', { total: 9, limit: 7 });
    const small = position.fork().play('p0: take b3 o2');
    expect(typesOf(small)).not.toContain('characters.used');
    expect(typesOf(position.play('p0: take b3 g4'))).toContain('characters.used');
  });
  it('ALH-CHAR-17 ALH-C7 Machma: an open card of the same or a lower value, without an action', () => {
    const position = having({ 0: ['machma'] }, { hands: { 0: 'y6' } });
    expect(position.legal(0).filter((text) => text.startsWith('characters'))).toEqual([
      'characters.machma y6 for b5',
      'characters.machma y6 for b6',
    ]);
    expect(having({ 0: ['machma'] }, { hands: { 0: 'b5' } }).legal(0)).toContain('characters.machma b5 for b5');
    position.expectRefusal('p0: characters.machma y6 for b8', 'character-higher-value');
    position.expectRefusal('p0: characters.machma y6 for g1', 'take-not-in-row');
    position.expectRefusal('p0: characters.machma y5 for b5', 'pay-not-in-hand');
    position.play('p0: characters.machma y6 for b5').expectAsked(0);
    expect([position.state.players[0]!.hand, position.state.discard]).toEqual([cards('b5'), cards('y6')]);
    expect(position.state.row).toHaveLength(3);
    expect(position.play('p0: take b8').state.row).toHaveLength(4);
  });
  it('ALH-CHAR-8 ALH-C2 one character with the diamond symbol a turn, again in the next', () => {
    const position = having({ 0: ['machma', 'laila', 'faruk'] }, { hands: { 0: 'y6' }, row: 'b3 b4 b5 b6' });
    position.play('p0: characters.machma y6 for b5');
    position.expectRefusal('p0: characters.laila 1', 'character-one-per-turn', { character: 'laila' });
    position.expectRefusal('p0: take b3 b4', 'take-too-much', { total: 7, limit: 5 });
    position.playOn(({ state }) => state.turn.seat === 0 && state.turn.actions === 0 && state.answers[1]! > 0);
    expect(position.legal(0)).toContain('characters.laila 1');
  });
  it('ALH-CHAR-9 no character in a vizier move', () => {
    const position = table(3, ['characters', 'vizier'], {
      row,
      market,
      hands: { 0: 'b1 b9' },
      characters: { 0: ['abdul-karim', 'abdul-knihstig'] },
    });
    position.play('p0: take b5').expectRefusal('p0: vizier.buy 1 with karim', 'pay-not-in-hand');
    position.play('p1: pass', 'p2: pass', 'p0: vizier.buy 1 with b1 b9');
    expect(position.legal(0)).toContain('reserve garden10');
  });
});

describe('Yammerad', () => {
  const draw = (set: Table = {}) => having({ 0: ['yammerad'] }, { hands: { 0: 'y6' }, next: ['g9'], ...set });
  it('ALH-CHAR-18 draws the top card unseen, before the first action, with fewer than three cards', () => {
    const position = draw().play('p0: characters.yammerad').expectAsked(0);
    expect(position.state.players[0]).toMatchObject({ hand: cards('g9 y6'), unseen: cards('g9') });
    expect(position.entries.at(-1)).toMatchObject({
      event: { type: 'characters.drew', seat: 0 },
      secret: { 0: { card: cards('g9')[0] } },
    });
    draw({ hands: { 0: 'y1 y2 y3' } }).expectRefusal('p0: characters.yammerad', 'character-too-many-cards', {
      cards: 3,
      below: 3,
    });
    const late = draw({ hands: { 0: 'o6' } }).play('p0: buy 3 with o6');
    late.expectRefusal('p0: characters.yammerad', 'character-only-first', { character: 'yammerad' });
  });
  it('ALH-21 of equal cards those everyone has seen are paid first', () => {
    const position = draw({ hands: { 0: 'g9' }, market: ['garden10', 'seraglio9', 'arcades6-sw', 'chambers9-s'] });
    position.play('p0: characters.yammerad', 'p0: buy 2 with g9');
    expect(position.state.players[0]).toMatchObject({ hand: cards('g9'), unseen: cards('g9') });
  });
  it('ALH-C5 carries out what is not money and looks at the next card', () => {
    const position = draw({ next: [SCORING_CARDS[0], 'g9'] })
      .play('p0: characters.yammerad')
      .expectAsked(0);
    expect(typesOf(position)).toEqual(['characters.used', 'scoringCardTurnedUp', 'scored', 'characters.drew']);
    const gate = table(3, ['characters', 'city-gates'], {
      hands: { 0: 'y6' },
      characters: { 0: ['yammerad'] },
      next: [GATE_CARD, 'g9'],
    });
    expect(typesOf(gate.play('p0: characters.yammerad'))).toEqual([
      'characters.used',
      'city-gates.turnedUp',
      'characters.drew',
    ]);
  });
  it('ALH-C8 a character that comes up is auctioned first, beginning with the player at turn', () => {
    const position = draw({ next: [characterCard('yusuf'), 'g9'] })
      .play('p0: characters.yammerad')
      .expectAsked(0);
    position.play('p0: pass', 'p1: pass', 'p2: pass').expectAsked(0);
    expect(position.state.players[0]!.unseen).toEqual(cards('g9'));
  });
  it('ALH-11 an empty deck is shuffled first; without any card nothing is offered', () => {
    const bare = (discard: string) =>
      draw({
        edit: (s) => {
          s.deck = [];
          s.piles = [0];
          s.discard = cards(discard);
        },
      });
    expect(typesOf(bare('g1 g2').play('p0: characters.yammerad'))).toEqual([
      'characters.used',
      'moneyReshuffled',
      'characters.drew',
    ]);
    expect(bare('').legal(0)).not.toContain('characters.yammerad');
    bare('').expectRefusal('p0: characters.yammerad', 'character-no-card');
  });
});

describe('characters that build and score', () => {
  it('ALH-CHAR-11 ALH-C9 Ammar: a redesign after the new tiles are placed, if there is one', () => {
    const position = having({ 0: ['ammar'] }, { hands: { 0: 'b2 b9' } }).play(
      'p0: buy 1 with b2 b9',
      'p0: place garden10 at 1,0',
    );
    expect(position.expectAsked(0).legal(0)).toEqual(['remove 1,0', 'pass']);
    position.expectRefusal('p0: remove 0,0', 'redesign-fountain');
    position.expectRefusal('p0: take b5', 'not-this-action');
    const declined = position.fork().play('p0: pass').expectAsked(1);
    expect(typesOf(declined)).not.toContain('characters.used');
    position.play('p0: remove 1,0').expectAsked(1);
    expect(position.state.players[0]!.reserve).toEqual(tiles('garden10'));
    having({ 0: ['ammar'] })
      .play('p0: take b5')
      .expectAsked(1);
  });
  it('ALH-CHAR-14 Yusuf: a point more for every three of the wall', () => {
    const boards = {
      0: [
        ['arcades8-n', 1, 0],
        ['tower9-ne', 2, 0],
      ],
    } as const;
    const position = having({ 0: ['yusuf'] }, { boards, next: [SCORING_CARDS[0], 'y1'] }).play('p0: take b5');
    const { wall, yusuf } = pointsOf(position, 0, 1);
    expect([wall, yusuf]).toEqual([3, 1]);
  });
  it('ALH-CHAR-15 ALH-C4 Hakim: half a building of a kind one has, chosen at every scoring', () => {
    const boards = { 0: [['tower11', 1, 0]], 1: [['tower12', 1, 0]] } as const;
    const position = having({ 0: ['hakim'] }, { boards, next: [SCORING_CARDS[1], 'y1'] })
      .play('p0: take b5')
      .expectAsked(0);
    expect(position.legal(0)).toEqual(['characters.hakim tower']);
    position.expectRefusal('p0: characters.hakim garden', 'character-no-building');
    position.expectRefusal('p0: take b6', 'not-this-action');
    position.play('p0: characters.hakim tower').expectAsked(1);
    expect([pointsOf(position, 0, 2), pointsOf(position, 1, 2)]).toEqual([{ tower: 13 }, { tower: 6 }]);
    expect(position.scores[0]!.detail).toEqual({ count: 1.5 });
    expect(position.state.mod.characters!.hakim).toBeNull();
  });
  it('ALH-C9 without a building Hakim is not asked', () => {
    having({ 0: ['hakim'] }, { next: [SCORING_CARDS[1], 'y1'] })
      .play('p0: take b5')
      .expectAsked(1);
  });
  it('ALH-CHAR-16 ALH-C6 Laila replaces a tile of the market before the first action', () => {
    const position = having({ 0: ['laila'] }, { bag: ['tower11'] })
      .play('p0: characters.laila 2')
      .expectAsked(0);
    expect(position.state.market[1]).toBe(tile('tower11'));
    expect(position.state.bag).toEqual(tiles('tower12'));
    const late = having({ 0: ['laila'] }, { hands: { 0: 'o6' } }).play('p0: buy 3 with o6');
    late.expectRefusal('p0: characters.laila 1', 'character-only-first', { character: 'laila' });
    having({ 0: ['laila'] }, { bag: [] }).expectRefusal('p0: characters.laila 1', 'character-empty-bag');
    having({ 0: ['laila'] }, { market: [null, 'tower12', null, null] }).expectRefusal(
      'p0: characters.laila 1',
      'buy-empty-square',
    );
    expect(having({ 0: ['laila'] }, { bag: [] }).legal(0)).not.toContain('characters.laila 1');
  });
});
