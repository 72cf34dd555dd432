import { describe, expect, test } from 'vitest';
import { at, firstTurn, lay, offer, tile } from './support.ts';

/** A caravan with a genie on its west side: the arrows of rows 2 and 4 of starting tile 0 activate it. */
const GENIE = 'caravan J>>G';

const withGenie = () =>
  firstTurn().change((s) => {
    offer(s, '2a', GENIE);
  });

describe('the genie', () => {
  test('ALM-GENIE-1 moves any placed landscape to any row, the one just placed included', () => {
    const position = withGenie()
      .change((s) => {
        lay(s, 0, { '1.1': 'oasis >M>G' });
      })
      .play('p0: take 2a at 2.1');
    const moves = position.legal(0).filter((text) => text.startsWith('move'));
    expect(moves).toContain('move 1.1 to 3.1');
    expect(moves).toContain('move 2.1 to 4.1');
    expect(new Set(moves.map((text) => text.split(' ')[1]))).toEqual(new Set(['1.1', '2.1']));
    position.play('p0: move 2.1 to 4.1');
    expect(position.state.players[0]!.realm.cells).toContain(at('4.1'));
    expect(position.revealed).toBe(false);
  });

  test('ALM-GENIE-1 without a genie nothing moves', () => {
    firstTurn()
      .change((s) => {
        offer(s, '2a', 'oasis >SG>');
      })
      .play('p0: take 2a at 2.1')
      .expectRefusal('p0: move 2.1 to 3.1', 'effect-not-waiting', { effect: 'genie' });
  });

  test('ALM-GENIE-2 ALM-7 effects activated by the move may be performed', () => {
    const position = withGenie()
      .change((s) => {
        lay(s, 0, { '1.1': 'oasis >JR>' });
      })
      .play('p0: take 2a at 2.1', 'p0: move 1.1 to 3.1');
    // Its west arrow now lies on the ruby of the starting tile.
    expect(position.state.turn.waiting).toEqual({ genie: 0, marteline: 0, stall: 0, moon: 0, ruby: 1 });
    position.play('p0: perform ruby');
    expect(position.state.players[0]!.rubies).toBe(1);
  });

  test('ALM-7 contacts that were there before do not trigger again', () => {
    const position = withGenie()
      .change((s) => {
        // Its west arrow lies on the ruby of the starting tile already.
        lay(s, 0, { '3.1': 'oasis >JR>', '1.1': 'oasis >M>G' });
      })
      .play('p0: take 2a at 2.1', 'p0: move 1.1 to 2.2');
    expect(position.state.turn.waiting.ruby).toBe(0);
  });

  test('ALM-GENIE-3 a move may leave gaps and landscapes that touch nothing', () => {
    const position = withGenie()
      .change((s) => {
        lay(s, 0, { '1.1': 'oasis >M>G', '1.2': 'oasis >G>R' });
      })
      .play('p0: take 2a at 2.1', 'p0: move 1.1 to 3.1');
    expect(position.state.players[0]!.realm.cells).toContain(at('1.2'));
    expect(position.state.players[0]!.realm.cells).not.toContain(at('1.1'));
  });

  test('ALM-GENIE-4 ALM-2 several genies at once allow one move', () => {
    const position = firstTurn()
      .change((s) => {
        lay(s, 0, { '1.1': 'oasis >>GJ' });
        offer(s, '2a', 'palace >R>G');
      })
      .play('p0: take 2a at 2.1');
    expect(position.state.turn.waiting.genie).toBe(1);
    position
      .play('p0: move 1.1 to 3.1')
      .expectRefusal('p0: move 3.1 to 4.1', 'effect-not-waiting', { effect: 'genie' });
  });

  test('ALM-GENIE-5 ALM-3 a move that activates a genie allows another, three in a turn', () => {
    const position = withGenie()
      .change((s) => {
        lay(s, 0, { '1.1': 'oasis >>GJ' });
      })
      .play('p0: take 2a at 2.1', 'p0: move 2.1 to 4.1', 'p0: move 4.1 to 1.2', 'p0: move 1.2 to 2.1');
    expect(position.state.turn).toMatchObject({ moves: 3, waiting: { genie: 1 } });
    position.expectRefusal('p0: move 2.1 to 4.1', 'moves-used-up', { moves: 3 });
    expect(position.legal(0)).toEqual(['end']);
  });

  test('ALM-GENIE-6 ALM-4 not straight back, but back after another move', () => {
    const position = withGenie().play('p0: take 2a at 2.1', 'p0: move 2.1 to 4.1');
    expect(position.legal(0)).not.toContain('move 4.1 to 2.1');
    position
      .expectRefusal('p0: move 4.1 to 2.1', 'straight-back', { from: at('4.1'), to: at('2.1') })
      .expectRefusal('p0: move 4.1 to 4.1', 'same-cell');
  });

  test('ALM-4 another landscape may go where the last one came from', () => {
    const position = withGenie()
      .change((s) => {
        lay(s, 0, { '1.1': 'oasis >M>G' });
      })
      .play('p0: take 2a at 2.1', 'p0: move 2.1 to 4.1', 'p0: move 1.1 to 2.1');
    expect(position.state.players[0]!.realm.landscapes).toContain(tile('oasis >M>G'));
    expect(position.state.turn.left).toEqual([{ landscape: tile('oasis >M>G'), from: at('1.1') }]);
  });

  test('ALM-5 only placed landscapes move', () => {
    withGenie()
      .play('p0: take 2a at 2.1')
      .expectRefusal('p0: move 1.0 to 1.1', 'starting-tile-stays')
      .expectRefusal('p0: move 3.3 to 1.1', 'nothing-to-move');
  });

  test('ALM-5 to rows 1 to 4, right of the starting tile, beside another landscape', () => {
    withGenie()
      .change((s) => {
        lay(s, 0, { '1.1': 'oasis >M>G' });
      })
      .play('p0: take 2a at 2.1')
      .expectRefusal('p0: move 2.1 to 0.1', 'wrong-row', { rows: [1, 2, 3, 4] })
      .expectRefusal('p0: move 2.1 to 5.1', 'wrong-row')
      .expectRefusal('p0: move 2.1 to 3.0', 'not-right-of-start')
      .expectRefusal('p0: move 2.1 to 1.1', 'cell-taken')
      .expectRefusal('p0: move 2.1 to 3.2', 'touches-nothing')
      // 2.2 touches only the landscape that would leave.
      .expectRefusal('p0: move 2.1 to 2.2', 'touches-nothing');
  });

  test('ALM-5 a landscape of an isolated group is enough', () => {
    withGenie()
      .change((s) => {
        lay(s, 0, { '1.5': 'oasis >M>G', '1.6': 'oasis >G>R' });
      })
      .play('p0: take 2a at 2.1', 'p0: move 2.1 to 2.6')
      .expectRefusal('p0: move 2.6 to 1.7', 'effect-not-waiting');
  });
});
