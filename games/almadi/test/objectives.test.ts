import { describe, expect, test } from 'vitest';
import { designedContent as content, designedPack, needsOf } from '../src/index.ts';
import { isMet } from '../src/objectives/objectives.ts';
import { mapOf, type Realm } from '../src/realm/realm.ts';
import { nearlyDone } from './objective-positions.ts';
import { afterPlacing, at, firstTurn, paint, paintedRealm, paintFor } from './support.ts';

const none = { mosaics: [0, 0, 0, 0], stalls: [0, 0, 0, 0], rubies: 0 };
const met = (objective: number, realm: Realm, cards: Partial<typeof none> = {}) =>
  isMet(content, objective, { ...none, ...cards, realm }, mapOf(realm));
const start = paintedRealm(0);

describe('each objective is completed in play, by one action', () => {
  // ALM-O1 ALM-O2 ALM-O3 ALM-O4 ALM-O5 ALM-O6 ALM-O7 ALM-O8 ALM-O9 ALM-O10 ALM-O11 ALM-O12 ALM-O13 ALM-O14 ALM-O15 ALM-O16
  // ALM-O17 ALM-O18 ALM-O19 ALM-O20 ALM-O21 ALM-O22 ALM-O23 ALM-O24 ALM-O25 ALM-O26 ALM-O27 ALM-O28 ALM-O29 ALM-O30 ALM-O31 ALM-O32
  test.each(nearlyDone.map((near) => [near.objective, near] as const))('objective %i', (objective, { build }) => {
    const { position, line } = build();
    const before = position.state.players[0]!;
    expect(needsOf(content, objective, before).met).toBe(false);
    position.play(line);
    expect(position.events).toContainEqual({ type: 'objectiveCompleted', seat: 0, objective });
    expect(position.state.players[0]).toMatchObject({ objectives: [], completed: [objective] });
    expect(needsOf(content, objective, position.state.players[0]!).met).toBe(true);
  });

  test('there is a position for each of the 32', () => {
    expect(nearlyDone.map(({ objective }) => objective)).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
  });
});

describe('completing', () => {
  test('ALM-OBJ-1 only the holder completes an objective', () => {
    const { position, line } = nearlyDone[16]!.build();
    position.change((s) => {
      s.players[0]!.objectives = [];
      s.players[1]!.objectives = [17];
    });
    position.play(line);
    expect(position.state.players[1]!.completed).toEqual([]);
    expect(position.state.players[0]!.completed).toEqual([]);
  });

  test('ALM-OBJ-2 ALM-9 completed in the moment it is taken, and for good', () => {
    const position = afterPlacing(firstTurn(), { moon: 1, genie: 1 }).change((s) => {
      s.objectives = [17];
      paintFor(s, 0, '....', '', '', '.OOOO');
    });
    position.play('p0: claim 17');
    expect(position.state.players[0]).toMatchObject({ objectives: [], completed: [17] });
    position.change((s) => {
      s.players[0]!.realm = paintedRealm(0);
    });
    position.play('p0: end');
    expect(position.state.players[0]!.completed).toEqual([17]);
  });

  test('ALM-9 also by a move', () => {
    const position = afterPlacing(firstTurn(), { genie: 1 }).change((s) => {
      s.players[0]!.realm = paintedRealm(0, 'CCC.C', '....C');
      s.players[0]!.objectives = [12];
      s.objectives = [];
    });
    position.play('p0: move 2.5 to 1.4');
    expect(position.state.players[0]!.completed).toEqual([12]);
  });

  test('ALM-OBJ-3 the starting tile counts', () => {
    expect(met(17, paintedRealm(0, '.OOOO'))).toBe(true);
    expect(met(17, paintedRealm(0, '.OOO'))).toBe(false);
    expect(met(12, paintedRealm(0, 'CCCCC'))).toBe(true);
  });
});

describe('conditions', () => {
  test('ALM-12 ALM-O1 exactly one empty column between full ones; the starting column is one', () => {
    expect(met(1, paintedRealm(0, '.O', '.O', '.O', '.O'))).toBe(true);
    expect(met(1, paintedRealm(0, '..O', '..O', '..O', '..O'))).toBe(false);
    expect(met(1, paintedRealm(0, 'OO', '.O', '.O', '.O'))).toBe(false);
    expect(met(1, paintedRealm(0, 'OO.O', 'OO.O', 'OO.O', 'OO.O'))).toBe(true);
  });

  test('ALM-21 rows 0 and 5 count for six in a row and figures, not for objectives 1 and 16', () => {
    const above = (line: string) => paint(start, 0, [line]);
    expect(met(12, above('CCCCCC'))).toBe(true);
    expect(met(15, paint(paintedRealm(0, '.OO'), 0, ['.OO']))).toBe(true);
    expect(met(1, paint(paintedRealm(0, '.O', '.O', '.O', '.O'), 0, ['O']))).toBe(true);
    expect(met(16, paint(paintedRealm(0, '.', 'O', 'O'), 5, ['O']))).toBe(false);
    expect(met(16, paintedRealm(0, '.', 'O', 'O', 'O'))).toBe(true);
  });

  test('ALM-11 six in a row need not touch', () => {
    expect(met(12, paintedRealm(0, '.C.CCC.C'))).toBe(true);
    expect(met(12, paintedRealm(0, '.C.CC.C'))).toBe(false);
  });

  test('ALM-13 figures may be turned and not mirrored', () => {
    expect(met(2, paintedRealm(0, '.OMPC'))).toBe(true);
    expect(met(2, paintedRealm(0, '.CPMO'))).toBe(true);
    expect(met(2, paintedRealm(0, '.O', '.M', '.P', '.C'))).toBe(true);
    expect(met(3, paintedRealm(0, '.OM', '.CP'))).toBe(true);
    expect(met(3, paintedRealm(0, '.CO', '.PM'))).toBe(true);
    expect(met(3, paintedRealm(0, '.MO', '.PC'))).toBe(false);
    expect(met(14, paintedRealm(0, '...O', '..O', '.O', 'O'))).toBe(true);
    // Objectives 15, 27 and 32 stand as they are drawn.
    expect(met(27, paintedRealm(0, '..P', '.P.P', '..P'))).toBe(true);
  });

  test('ALM-13 every figure is found in each of its rotations, and in no other', () => {
    const turn = (grid: readonly string[]) =>
      [...grid[0]!].map((_, column) =>
        grid
          .map((line) => line[column])
          .reverse()
          .join(''),
      );
    const painted = (grid: readonly string[]) =>
      paintedRealm(0, ...grid.map((line) => `..${line.replaceAll('#', 'C').replaceAll('0', '.')}`));
    for (const [objective, { grid, rotate }] of Object.entries(designedPack.figures)) {
      let turned: readonly string[] = grid;
      for (let quarters = 0; quarters < 4; quarters++) {
        const isSame = turned.join('/') === grid.join('/');
        expect([objective, quarters, met(Number(objective), painted(turned))]).toEqual([
          objective,
          quarters,
          rotate || isSame,
        ]);
        turned = turn(turned);
      }
    }
  });

  test('ALM-O5 ALM-O7 what must be empty is empty', () => {
    expect(met(5, paintedRealm(0, '.CC.', 'C..C', '.CC.'))).toBe(true);
    expect(met(5, paintedRealm(0, '.CC.', 'CC.C', '.CC.'))).toBe(false);
    expect(met(7, paintedRealm(0, '.C.C', '.C.C', '.CCC'))).toBe(true);
    expect(met(7, paintedRealm(0, '.C.C', '.CCC', '.CCC'))).toBe(false);
    expect(met(7, paintedRealm(0, '.CCC', '.C', '.CCC'))).toBe(true);
  });

  test('ALM-10 four alike are two pairs', () => {
    expect(met(21, start, { stalls: [4, 0, 0, 0] })).toBe(true);
    expect(met(21, start, { stalls: [3, 1, 0, 0] })).toBe(false);
    expect(met(26, start, { mosaics: [2, 0, 0, 2] })).toBe(true);
    expect(met(26, start, { mosaics: [3, 1, 1, 0] })).toBe(false);
    expect(met(8, start, { mosaics: [2, 0, 0, 0], stalls: [0, 0, 2, 0] })).toBe(true);
    expect(met(8, start, { mosaics: [4, 0, 0, 0] })).toBe(false);
  });
});

describe('what an objective still needs', () => {
  test('counts', () => {
    const needs = needsOf(content, 9, { ...none, stalls: [1, 2, 0, 0], rubies: 6, realm: start });
    expect(needs).toMatchObject({
      met: false,
      measures: [
        { of: 'stallCards', have: 3, need: 4 },
        { of: 'rubies', have: 6, need: 4 },
      ],
    });
  });

  test('the cells a figure lacks, at its best place', () => {
    const realm = paintedRealm(0, '.OO', '.O');
    expect(needsOf(content, 15, { ...none, realm })).toMatchObject({
      measures: [{ of: 'figure', have: 3, need: 4 }],
      lacking: [{ at: '2.3', type: 'oasis' }],
      inTheWay: [],
    });
    const blocked = paintedRealm(0, '.CC.', 'CC.C', '.CC.');
    expect(needsOf(content, 5, { ...none, realm: blocked })).toMatchObject({ lacking: [], inTheWay: [at('2.2')] });
  });
});
