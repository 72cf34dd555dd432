import { expect, test } from 'vitest';
import { firstTurn, giveCharacter } from '../../test/support.ts';

const withZumurrud = () =>
  firstTurn({ characters: true, seats: 3 }).change((s) => {
    giveCharacter(s, 0, 'zumurrud');
    giveCharacter(s, 1, 'morgiana');
    giveCharacter(s, 2, 'dunya', 'jafar');
    s.players[1]!.hand = ['ali'];
    s.characters = ['aziz'];
  });

test('ALM-ZUMURRUD-1 ALM-C8 copies a character another player has recruited, for good', () => {
  const position = withZumurrud();
  expect(position.legal(0).filter((text) => text.startsWith('copy'))).toEqual([
    'copy morgiana',
    'copy dunya',
    'copy jafar',
  ]);
  position
    .expectRefusal('p0: copy ali', 'cannot-copy')
    .expectRefusal('p0: copy aziz', 'cannot-copy')
    .expectRefusal('p0: copy zumurrud', 'cannot-copy')
    .expectRefusal('p0: take 2a at 3.1', 'wrong-row')
    .play('p0: copy morgiana', 'p0: take 2a at 3.1')
    .expectRefusal('p0: copy dunya', 'copied-already', { character: 'morgiana' });
});

test('ALM-C8 without Zumurrud nobody copies', () => {
  firstTurn({ characters: true }).expectRefusal('p0: copy jafar', 'power-missing', { character: 'zumurrud' });
});

test('ALM-C19 who has not chosen is asked after the last refill, and may still decline', () => {
  const position = withZumurrud().playOn(
    (p) => p.game.prompt(p.state, p.deciders[0]!)?.kind === 'lastChoice',
    (actions) => actions.find((action) => (action as { type: string }).type !== 'copy')!,
  );
  position.expectAsked(0).expectRefusal('p0: end', 'not-now');
  const fork = position.fork();
  position.play('p0: copy dunya');
  expect(position.outcome).not.toBeNull();
  expect(position.state.players[0]!.copied).toBe('dunya');
  fork.play('p0: decline');
  expect(fork.outcome).not.toBeNull();
});
