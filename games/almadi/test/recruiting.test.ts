import { describe, expect, test } from 'vitest';
import { characters } from '../src/characters/index.ts';
import { CHARACTER_IDS, designedContent } from '../src/index.ts';
import { afterPlacing, characterPoints, firstTurn, giveCharacter, offer, pointsOf, totalOf } from './support.ts';

const withHand = () =>
  firstTurn({ characters: true }).change((s) => {
    s.players[0]!.hand = ['ali-baba', 'aziz'];
    s.players[1]!.hand = ['dunya'];
    s.characters = ['jafar', 'morgiana'];
    s.players[0]!.rubies = 7;
    s.rubies = 23;
  });

describe('recruiting', () => {
  test('ALM-CHAR-3 from the hand or the table for rubies, which go back to the reserve', () => {
    expect(designedContent.costs['ali-baba']).toBe(4);
    const position = withHand().play('p0: recruit ali-baba', 'p0: recruit jafar');
    expect(position.state.players[0]).toMatchObject({ rubies: 1, hand: ['aziz'], recruited: ['ali-baba', 'jafar'] });
    expect(position.state).toMatchObject({ rubies: 29, characters: ['morgiana'] });
    position
      .expectRefusal('p0: recruit morgiana', 'too-few-rubies', { character: 'morgiana', cost: 3, rubies: 1 })
      .expectRefusal('p0: recruit dunya', 'character-not-available', { character: 'dunya' })
      .expectRefusal('p0: recruit jafar', 'character-not-available');
  });

  test('ALM-CHAR-3 showing a card of the hand cannot be taken back, taking one from the table can', () => {
    expect(withHand().play('p0: recruit aziz').revealed).toBe(true);
    expect(withHand().play('p0: recruit jafar').revealed).toBe(false);
  });

  test('ALM-CHAR-4 ALM-C14 before placing, after it, amid the moves of a genie, but not in another turn', () => {
    const position = withHand().change((s) => {
      offer(s, '2a', 'caravan J>>G');
    });
    position.play('p0: recruit morgiana', 'p0: take 2a at 2.1', 'p0: move 2.1 to 4.1', 'p0: recruit aziz');
    position.play('p0: move 4.1 to 1.1', 'p0: recruit jafar', 'p0: end').expectAsked(1);
    position.expectRefusal('p0: recruit ali-baba', 'not-asked');
    expect(position.state.players[0]!.recruited).toEqual(['morgiana', 'aziz', 'jafar']);
  });

  test('ALM-CHAR-4 ALM-CHAR-7 the power applies at once and prevails over the rule', () => {
    withHand().expectRefusal('p0: take 2a at 3.1', 'wrong-row').play('p0: recruit morgiana', 'p0: take 2a at 3.1');
  });

  test('ALM-CHAR-5 a point for two rubies and none for ranks', () => {
    const position = withHand();
    expect([0, 1].map((seat) => pointsOf(position, seat, 'rubies'))).toEqual([3, 0]);
  });

  test('ALM-CHAR-6 points of characters are added to the total', () => {
    const position = withHand();
    const before = totalOf(position, 0);
    position.change((s) => {
      giveCharacter(s, 0, 'harun-al-rashid');
    });
    expect(totalOf(position, 0) - before).toBe(characterPoints(position, 0, 'harun-al-rashid'));
  });

  test('ALM-25 once a turn is counted for each power and each seat', () => {
    const position = afterPlacing(firstTurn({ characters: true }), { genie: 1 }).change((s) => {
      giveCharacter(s, 0, 'aladdin', 'paribanou');
      giveCharacter(s, 1, 'zumurrud');
      s.players[1]!.copied = 'aladdin';
    });
    position.play('p0: bonus aladdin', 'p0: bonus paribanou', 'p0: end');
    afterPlacing(position, { genie: 1 }).play('p1: bonus aladdin');
    expect(position.state.players.map((p) => p.rubies)).toEqual([1, 1]);
  });

  test('every character is plugged in under its own id', () => {
    for (const id of CHARACTER_IDS) expect(characters[id].id).toBe(id);
    expect(CHARACTER_IDS).toHaveLength(26);
  });
});
