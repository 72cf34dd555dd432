import { describe, expect, test } from 'vitest';
import { designedContent } from '../src/index.ts';
import { palaceValues } from '../src/realm/groups.ts';
import { mapOf } from '../src/realm/realm.ts';
import { rubyRankPoints } from '../src/scoring/rubies.ts';
import { at, firstTurn, lay, linesOf, offer, paintedRealm, paintFor, setStart, totalOf } from './support.ts';

describe('the printed examples', () => {
  test('ALM-EXAMPLE-1 the round: a stall card, then a genie, then a moon', () => {
    const position = firstTurn().change((s) => {
      setStart(s, 1, 0);
      setStart(s, 0, 4);
      lay(s, 0, { '1.1': 'market >G>M', '1.2': 'palace >M>J', '2.2': 'oasis >JR>', '3.2': 'caravan M>O>' });
      offer(s, '2a', 'caravan >G>S');
    });
    const refill = position.state.supply.at(-1)!;
    position.play('p0: take 2a at 2.1');
    expect(position.state.turn.waiting).toEqual({ genie: 1, marteline: 0, stall: 1, moon: 0, ruby: 0 });
    position.play('p0: perform stall', 'p0: move 2.1 to 4.2');
    expect(position.state.turn.waiting).toEqual({ genie: 0, marteline: 0, stall: 0, moon: 1, ruby: 0 });
    const objective = position.state.objectives[0]!;
    position.play(`p0: claim ${objective}`, 'p0: end').expectAsked(1);
    const [player] = position.state.players;
    expect(player!.stalls.reduce((a, b) => a + b)).toBe(1);
    expect([...player!.objectives, ...player!.completed]).toEqual([objective]);
    expect(player!.realm.cells).toContain(at('4.2'));
    expect(position.state.board[2]).toBe(refill);
  });

  test('ALM-EXAMPLE-2 a palace beside neither oasis nor market, and one beside both', () => {
    // The palace of the starting tile lies in row 4 beside its market: 2.
    const realm = paintedRealm(0, '.CP.', '...PM', '...O');
    expect(palaceValues(designedContent, realm, mapOf(realm))).toEqual([2, 0, 3]);
  });

  test('ALM-EXAMPLE-3 rubies 5, 5 and 4', () => {
    expect(rubyRankPoints([5, 5, 4])).toEqual([12, 12, 4]);
  });

  test('ALM-EXAMPLE-4 the scored realm, line by line to 83', () => {
    const position = firstTurn().change((s) => {
      lay(s, 0, {
        '1.1': 'oasis >>>>',
        '1.2': 'market RSJM',
        '1.3': 'market >J>M',
        '1.4': 'caravan >G>J',
        '2.1': 'palace R>J>',
        '2.2': 'palace >JR>',
        '2.3': 'caravan >JM>',
        '2.4': 'caravan J>S>',
        '3.1': 'palace >J>S',
        '3.2': 'oasis >SM>',
        '3.3': 'caravan J>>G',
        '3.4': 'caravan GJSR',
        '4.1': 'oasis J>O>',
        '4.2': 'oasis JS>>',
        '4.3': 'caravan O>>S',
        '4.4': 'market >G>M',
      });
      paintFor(s, 1, '...', '.OO', '.O.');
      const [juliette, annette] = s.players;
      juliette!.stalls = [1, 1, 1, 0];
      juliette!.mosaics = [1, 2, 0, 0];
      juliette!.completed = [17];
      juliette!.rubies = 2;
      annette!.rubies = 6;
    });
    const line = (source: string) => linesOf(position, 0, source).map(({ points, detail }) => ({ points, detail }));
    expect(line('oases')).toEqual([{ points: 15, detail: { groups: expect.arrayContaining([2, 3]) } }]);
    expect(line('largestOasisGroup')).toEqual([{ points: 6, detail: { size: 3 } }]);
    expect(linesOf(position, 1, 'largestOasisGroup')).toHaveLength(1);
    expect(line('caravans')).toEqual([{ points: 22, detail: { goods: 22, capacity: 37 } }]);
    expect(line('palaces')).toEqual([{ points: 12, detail: { values: expect.arrayContaining([2, 3, 4, 3]) } }]);
    expect(line('jars')).toEqual([{ points: 8, detail: { jars: 8 } }]);
    expect(line('mosaics')).toEqual([{ points: 10, detail: { laid: [4, 3, 3], loose: 0 } }]);
    expect(line('objective')).toEqual([{ points: 6, detail: { objective: 17, completed: true } }]);
    expect(line('rubies')).toEqual([{ points: 4, detail: { rubies: 2 } }]);
    expect(totalOf(position, 0)).toBe(83);
  });
});
