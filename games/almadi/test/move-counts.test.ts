import { moveCounts } from '@majlis/testkit';
import { describe, expect, test } from 'vitest';
import { almadi } from '../src/index.ts';
import { afterPlacing, firstTurn, giveCharacter, lay, offer } from './support.ts';

/** Exact numbers of legal sequences of one, two and three actions: any change of a rule shows here. */
describe('move counts', () => {
  test('from the first turn', () => {
    expect(moveCounts(almadi, firstTurn().state, 3)).toEqual([8, 9, 65]);
  });

  test('with a genie, and with Hussain and Abriza', () => {
    const position = firstTurn({ characters: true }).change((s) => {
      lay(s, 0, { '1.1': 'oasis >>GJ', '3.1': 'caravan M>O>', '2.2': 'market >J>M' });
      offer(s, '2a', 'caravan J>>G');
    });
    position.play('p0: take 2a at 2.1');
    expect(moveCounts(almadi, position.state, 2)).toEqual([17, 141]);
    position.change((s) => {
      giveCharacter(s, 0, 'hussain', 'abriza');
    });
    expect(moveCounts(almadi, position.state, 2)).toEqual([34, 294]);
  });

  test('with cards, moons and characters to recruit', () => {
    const position = afterPlacing(firstTurn({ characters: true }), { stall: 2, moon: 1, ruby: 1 }).change((s) => {
      s.players[0]!.rubies = 4;
      s.characters = ['jafar', 'ali-baba'];
      s.players[0]!.hand = ['zaynab'];
    });
    expect(moveCounts(almadi, position.state, 3)).toEqual([11, 85, 458]);
  });
});
