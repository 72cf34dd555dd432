import { describe, expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import { capacityOf } from '../src/scoring/caravans.ts';
import { layMosaics } from '../src/scoring/mosaics.ts';
import { rubyRankPoints } from '../src/scoring/rubies.ts';
import { firstTurn, lay, linesOf, paintFor, pointsOf, totalOf } from './support.ts';

const scored = (edit: (s: State) => void, seats = 2) => firstTurn({ seats }).change(edit);

describe('scoring', () => {
  test('ALM-SCORE-1 the landscapes of the starting tile count', () => {
    // Starting tile 0: an oasis in row 1, a caravan in row 2, a market of four goods in row 3, a palace in row 4.
    const position = scored((s) => paintFor(s, 0, 'O'));
    expect(pointsOf(position, 0, 'oases')).toBe(6);
    expect(pointsOf(position, 0, 'caravans')).toBe(2);
    expect(pointsOf(position, 0, 'palaces')).toBe(2);
  });

  test('ALM-SCORE-2 a lonely oasis is worth nothing, one in a group 3', () => {
    const position = scored((s) => paintFor(s, 0, '.O.O', 'O..O', '...O'));
    expect(linesOf(position, 0, 'oases')).toMatchObject([{ points: 9, detail: { groups: [3] } }]);
  });

  test('ALM-SCORE-3 ALM-15 the largest group gets 6, all who share it, and a single oasis never', () => {
    const shared = scored((s) => {
      paintFor(s, 0, 'O');
      paintFor(s, 1, '..O', '..O');
      paintFor(s, 2, '..O');
    }, 3);
    expect([0, 1, 2].map((seat) => pointsOf(shared, seat, 'largestOasisGroup'))).toEqual([6, 6, 0]);
    expect(
      [0, 1].map((seat) =>
        pointsOf(
          scored(() => {}),
          seat,
          'largestOasisGroup',
        ),
      ),
    ).toEqual([0, 0]);
  });

  test('ALM-SCORE-4 what groups of caravans carry', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 12].map((size) => capacityOf([size]))).toEqual([
      2, 5, 10, 15, 20, 35, 50, 65, 65, 65,
    ]);
    expect(capacityOf([])).toBe(0);
  });

  test('ALM-SCORE-5 ALM-17 the smaller of all goods and the capacity of all groups', () => {
    const few = scored((s) => paintFor(s, 0, '.', 'C'));
    expect(linesOf(few, 0, 'caravans')).toMatchObject([{ points: 4, detail: { goods: 4, capacity: 5 } }]);
    const many = scored((s) => {
      paintFor(s, 0, '.C', '', '', '.MM');
      s.players[0]!.stalls = [1, 0, 0, 2];
    });
    expect(linesOf(many, 0, 'caravans')).toMatchObject([{ points: 4, detail: { goods: 18, capacity: 4 } }]);
  });

  test('ALM-SCORE-6 ALM-14 a palace scores itself and its oases and markets; a shared oasis counts for each', () => {
    const position = scored((s) => paintFor(s, 0, '.POP', '', '.PC'));
    // The palace of the starting tile touches its market.
    expect(linesOf(position, 0, 'palaces')).toMatchObject([{ points: 6, detail: { values: [2, 2, 2, 0] } }]);
  });

  test('ALM-SCORE-7 ALM-8 jars that touch an arrow now, counted per side', () => {
    const position = scored((s) => lay(s, 0, { '1.1': 'oasis >>>>', '1.2': 'caravan GJSR' }));
    // The jar of the starting tile meets the arrow of 1.1; the one of 1.2 looks east at nothing.
    expect(pointsOf(position, 0, 'jars')).toBe(1);
    position.change((s) => {
      lay(s, 0, { '1.3': 'market M>J>' });
    });
    expect(pointsOf(position, 0, 'jars')).toBe(2);
  });

  test('ALM-SCORE-8 ALM-18 one mosaic for each palace, on the best ones', () => {
    expect(layMosaics(2, [2, 4, 3], 1, 0)).toEqual({ points: 7, laid: [4, 3], loose: 0 });
    expect(layMosaics(5, [2, 0, 3], 1, 0)).toEqual({ points: 5, laid: [3, 2], loose: 3 });
  });

  test('ALM-SCORE-9 completed objectives add their points, open ones cost them', () => {
    const position = scored((s) => {
      s.players[0]!.completed = [17, 4];
      s.players[0]!.objectives = [23];
    });
    expect(linesOf(position, 0, 'objective').map((line) => line.points)).toEqual([6, 9, -6]);
  });

  test('ALM-SCORE-10 ALM-16 points by rank, shared ranks skip the next, nothing without rubies', () => {
    expect(rubyRankPoints([6, 2])).toEqual([10, 4]);
    expect(rubyRankPoints([3, 3])).toEqual([10, 10]);
    expect(rubyRankPoints([3, 0])).toEqual([10, 0]);
    expect(rubyRankPoints([4, 3, 2, 1])).toEqual([12, 8, 4, 2]);
    expect(rubyRankPoints([5, 4, 3, 2, 1])).toEqual([12, 8, 4, 2, 0]);
    expect(rubyRankPoints([5, 4, 4, 4, 1])).toEqual([12, 8, 8, 8, 0]);
    expect(rubyRankPoints([0, 0, 0])).toEqual([0, 0, 0]);
  });
});

describe('the end', () => {
  test('ALM-END-1 ALM-1 after the refill that empties the supply; 16 placed each, eight on the board', () => {
    const position = firstTurn({ seats: 3 });
    position.playOn((p) => p.outcome !== null);
    expect(position.state.supply).toEqual([]);
    expect(position.state.players.map((p) => p.realm.cells.length - 4)).toEqual([16, 16, 16]);
    expect(position.state.board).not.toContain(null);
    expect(position.deciders).toEqual([]);
    position.expectRefusal('p0: end', 'game-over');
  });

  test('ALM-SCORE-11 the highest total wins', () => {
    const position = firstTurn({ seats: 3 }).playOn((p) => p.outcome !== null);
    const totals = [0, 1, 2].map((seat) => totalOf(position, seat));
    const { scores, ranks } = position.outcome!;
    expect(scores).toEqual(totals);
    expect(ranks.indexOf(1)).toBe(totals.indexOf(Math.max(...totals)));
  });

  test('ALM-20 a tie is a shared victory', () => {
    const position = firstTurn().playOn(
      (p) => (p.state as State).supply.length === 1 && (p.state as State).stack.at(-1)?.kind === 'performEffects',
    );
    position.change((s) => {
      for (const player of s.players) {
        player.objectives = [];
        player.completed = [];
      }
      s.turn.waiting = { genie: 0, marteline: 0, stall: 0, moon: 0, ruby: 0 };
      s.players[1]!.realm = structuredClone(s.players[0]!.realm);
      s.players[1]!.mosaics = [...s.players[0]!.mosaics];
      s.players[1]!.stalls = [...s.players[0]!.stalls];
      s.players[1]!.rubies = s.players[0]!.rubies;
    });
    position.play(`p${position.deciders[0]}: end`);
    expect(position.outcome!.ranks).toEqual([1, 1]);
  });
});
