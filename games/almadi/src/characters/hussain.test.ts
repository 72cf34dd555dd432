import { expect, test } from 'vitest';
import { afterPlacing, firstTurn, giveCharacter, lay, paintedRealm } from '../../test/support.ts';

const withTiles = (tiles: { readonly [cell: string]: string }) =>
  afterPlacing(firstTurn({ characters: true }), { genie: 1 }).change((s) => {
    giveCharacter(s, 0, 'hussain');
    s.players[0]!.realm = paintedRealm(0);
    lay(s, 0, tiles);
  });

test('ALM-HUSSAIN-1 ALM-C13 ALM-7 two landscapes change places and both trigger; their own contact once', () => {
  const position = withTiles({ '3.1': 'palace >J>S', '2.1': 'caravan M>S>' }).play('p0: switch 2.1 with 3.1');
  // West: a stall on an arrow, an arrow on a ruby. Between them: an arrow on a marteline.
  expect(position.state.turn.waiting).toEqual({ genie: 0, marteline: 1, stall: 1, moon: 0, ruby: 1 });
  expect(position.state.turn.moves).toBe(1);
  expect(position.revealed).toBe(false);
});

test('ALM-7 an effect of a third landscape whose arrow now comes from the other triggers again', () => {
  const position = withTiles({ '1.1': 'palace R>S>', '2.1': 'palace >J>S', '3.1': 'oasis >JR>' });
  position.play('p0: switch 3.1 with 2.1');
  expect(position.state.turn.waiting).toMatchObject({ stall: 1, ruby: 1 });
});

test('ALM-C13 placed landscapes that touch something; two neighbours alone may be switched', () => {
  const position = withTiles({ '1.1': 'oasis >>GJ', '2.5': 'oasis >>MG', '1.8': 'oasis >>SM', '1.9': 'oasis >G>R' });
  position
    .expectRefusal('p0: switch 1.1 with 2.5', 'touches-nothing')
    .expectRefusal('p0: switch 1.1 with 1.1', 'same-cell')
    .expectRefusal('p0: switch 1.1 with 1.0', 'starting-tile-stays')
    .expectRefusal('p0: switch 1.3 with 1.1', 'nothing-to-move')
    .play('p0: switch 1.8 with 1.9');
});

test('ALM-HUSSAIN-1 once a turn, and only with a genie', () => {
  const position = withTiles({ '1.1': 'oasis >>GJ', '2.1': 'caravan J>>G' });
  position.play('p0: switch 1.1 with 2.1').change((s) => {
    s.turn.waiting.genie = 1;
  });
  position.expectRefusal('p0: switch 1.1 with 2.1', 'used-this-turn', { character: 'hussain' });
  expect(position.legal(0).some((text) => text.startsWith('switch'))).toBe(false);
  afterPlacing(firstTurn({ characters: true }))
    .change((s) => {
      giveCharacter(s, 0, 'hussain');
    })
    .expectRefusal('p0: switch 1.1 with 2.1', 'effect-not-waiting');
});

test('ALM-C13 ALM-4 afterwards neither goes straight back', () => {
  // In row 4 the caravan meets an arrow again: another move.
  const position = withTiles({ '3.1': 'caravan J>>G', '4.1': 'oasis >>GJ' }).play('p0: switch 3.1 with 4.1');
  expect(position.state.turn.waiting.genie).toBe(1);
  position.expectRefusal('p0: move 4.1 to 3.1', 'straight-back').expectRefusal('p0: move 3.1 to 4.1', 'straight-back');
});
