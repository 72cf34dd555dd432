import { expect, test } from 'vitest';
import { afterPlacing, firstTurn, giveCharacter } from '../../test/support.ts';

test('ALM-JAFAR-1 ALM-C15 nobody takes an objective of his owner, also not an earlier one', () => {
  const position = afterPlacing(firstTurn({ characters: true, seats: 3 }), { moon: 1 }).change((s) => {
    s.players[1]!.objectives = s.objectives.slice(0, 1);
    s.players[2]!.objectives = s.objectives.slice(1, 2);
    s.objectives = s.objectives.slice(2);
    giveCharacter(s, 1, 'jafar');
  });
  const [, kept, open] = position.state.players.map((p) => p.objectives[0]);
  position.expectRefusal(`p0: claim ${kept}`, 'objective-protected', { objective: kept, seat: 1 });
  expect(position.legal(0)).not.toContain(`claim ${kept}`);
  expect(position.legal(0)).toContain(`claim ${open}`);
});
