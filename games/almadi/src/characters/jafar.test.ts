import { expect, test } from 'vitest';
import { afterPlacing, firstTurn, giveCharacter } from '../../test/support.ts';

test('ALM-JAFAR-1 ALM-C15 nobody takes an objective of his owner, also not an earlier one', () => {
  const position = afterPlacing(firstTurn({ characters: true, seats: 3 }), { moon: 1 }).change((s) => {
    const [first, second] = s.objectives.splice(0, 2);
    s.players[1]!.objectives = [first!];
    s.players[2]!.objectives = [second!];
    giveCharacter(s, 1, 'jafar');
  });
  const [, kept, open] = position.state.players.map((p) => p.objectives[0]);
  position.expectRefusal(`p0: claim ${kept}`, 'objective-protected', { objective: kept, seat: 1 });
  expect(position.legal(0)).not.toContain(`claim ${kept}`);
  expect(position.legal(0)).toContain(`claim ${open}`);
});
