import { expect, test } from 'vitest';
import { afterPlacing, firstTurn, giveCharacter } from '../../test/support.ts';

const after = (genie: 0 | 1) =>
  afterPlacing(firstTurn({ characters: true }), { genie }).change((s) => {
    giveCharacter(s, 0, 'aladdin');
  });

test('ALM-ALADDIN-1 ALM-C5 a ruby when a genie is activated, even if nothing moves, once a turn', () => {
  const position = after(1).play('p0: bonus aladdin');
  expect(position.state.players[0]!.rubies).toBe(1);
  position.expectRefusal('p0: bonus aladdin', 'used-this-turn', { character: 'aladdin' }).play('p0: end');
});

test('ALM-ALADDIN-1 not without a genie, not from an empty reserve', () => {
  after(0).expectRefusal('p0: bonus aladdin', 'no-genie-activated');
  after(1)
    .change((s) => {
      s.rubies = 0;
    })
    .expectRefusal('p0: bonus aladdin', 'reserve-empty');
});

test('ALM-C18 also when recruited after the genie was activated in this turn', () => {
  const position = afterPlacing(firstTurn({ characters: true }), { genie: 1 }).change((s) => {
    s.characters = ['aladdin'];
    s.players[0]!.rubies = 4;
  });
  position.expectRefusal('p0: bonus aladdin', 'power-missing').play('p0: recruit aladdin');
  expect(position.legal(0)).toContain('bonus aladdin');
});
