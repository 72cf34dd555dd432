import { expect, test } from 'vitest';
import { afterPlacing, at, firstTurn, giveCharacter, paintedRealm } from '../../test/support.ts';

const withGenie = () =>
  afterPlacing(firstTurn({ characters: true }), { genie: 1 }).change((s) => {
    giveCharacter(s, 0, 'abriza');
    s.players[0]!.realm = paintedRealm(0, 'CC');
  });

test('ALM-ABRIZA-1 ALM-C3 a genie moves to rows 0 and 5, also above and below the starting tile', () => {
  const moves = withGenie().legal(0);
  expect(moves).toContain('move 1.1 to 0.0');
  expect(moves).toContain('move 1.1 to 0.2');
  expect(moves).toContain('move 1.2 to 5.0');
  expect(withGenie().play('p0: move 1.1 to 5.0').state.players[0]!.realm.cells).toContain(at('5.0'));
});

test('ALM-C3 beside a landscape, not further out, and for genies only', () => {
  const position = withGenie()
    .expectRefusal('p0: move 1.1 to 0.1', 'touches-nothing')
    .expectRefusal('p0: move 1.1 to 0.3', 'touches-nothing')
    .expectRefusal('p0: move 1.1 to 2.0', 'not-right-of-start');
  position.play('p0: end');
  position.play(`p1: ${position.legal(1)[0]}`, 'p1: end');
  position.expectRefusal('p0: take 1a at 0.1', 'wrong-row');
});
