import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';
import { ARTIFACTS, CARPET, COUNTERSPELL, LAMP } from '../../content/artifacts.ts';

const rich = [9, 9, 9, 9, 9];
const at = (artifact: string) => ({ target: ARTIFACTS.indexOf(artifact as never) });

test('ADR-PARASITE-1 a Carpet an opponent has used; no artifact is used but the Lamp', () => {
  const t = magic({
    spells: [['parasite']],
    artifacts: [[], ['carpet']],
    tokens: [{ market: [7] }, { market: [8] }, { caravanserai: [1] }],
  }).to('market');
  t.refuses('p0: cast parasite carpet -', 'power-not-used', at('carpet'));
  t.play('p0: pass', 'p1: use carpet', 'p0: cast parasite carpet -');
  expect(t.s.carpets.map(({ seat }) => seat)).toEqual([0, 1]);
  expect(t.s.players[0]!.used.map((n, a) => n > 0 && a)).toEqual([LAMP, false, false, false, false, false]);
  expect(t.s.players[0]!.used[CARPET]).toBe(0);
});

test('ADR-PARASITE-1 a Double, with its token', () => {
  const t = magic({
    spells: [['parasite']],
    artifacts: [[], ['double']],
    tokens: [{ market: [7] }, { market: [8] }, { caravanserai: [1] }],
  }).to('market');
  t.play('p0: pass', `p1: use double ${t.ref(1, 8)}`);
  t.refuses('p0: cast parasite double -', 'no-such-token');
  t.play(`p0: cast parasite double ${t.ref(0, 7)}`);
  expect(t.events('tokenDoubled').map(({ seat }) => seat)).toEqual([0, 1]);
});

test('ADR-29 ADR-PARASITE-1 neither Scroll nor Lamp', () => {
  const t = magic({
    spells: [['parasite'], ['charity']],
    tokens: [{ market: [7] }, { market: [8] }, { caravanserai: [1] }],
  }).to('market');
  t.refuses('p0: cast parasite scroll -', 'power-not-lent', at('scroll'))
    .refuses('p0: cast parasite - -', 'power-not-lent')
    .refuses('p0: cast parasite lamp -', 'artifact-not-now', at('lamp'));
});

test('ADR-29 at the guard it lends the Key and neither Carpet nor Double', () => {
  const t = magic({
    spells: [['parasite']],
    artifacts: [[], ['key'], ['carpet']],
    guard: 10,
    hoards: [rich, rich, rich],
    tokens: [{ room1: [7] }, { room1: [8] }, { room1: [4] }],
  }).to('guard');
  t.play('p1: use key', 'p2: use carpet', ...(t.asked.includes(0) ? ['p0: pass'] : []));
  t.refuses('p0: cast parasite carpet -', 'guard-untouchable').play('p0: cast parasite key -');
  expect(t.s.players[0]!.hasKey && t.s.players[1]!.hasKey).toBe(true);
  expect(t.events('palaceEntered').map(({ seat, by }) => [seat, by])).toEqual([
    [0, 'key'],
    [1, 'key'],
  ]);
});

const countered = (artifacts: ('counterspell' | 'carpet')[][]) =>
  magic({
    spells: [['charity', 'trade'], ['parasite']],
    artifacts,
    hoards: [[0, 0, 0, 0, 0]],
    tokens: [{ market: [7] }, { market: [8] }, { caravanserai: [1] }],
  });

test('ADR-29 it borrows a Counterspell to answer a spell', () => {
  const t = countered([[], [], ['counterspell']]);
  t.play('p0: cast charity', 'p1: pass', 'p2: use counterspell', 'p1: pass', 'p0: cast trade');
  expect(t.kind).toBe('counter');
  expect(t.asked).toEqual([1]);
  t.refuses('p1: cast parasite carpet -', 'wrong-targets').refuses('p1: use counterspell #1', 'wrong-targets', {
    count: 0,
  });
  t.play('p1: cast parasite counterspell -');
  expect(t.events('spellCountered')).toEqual([
    { type: 'spellCountered', seat: 2, caster: 0, spell: 'charity' },
    { type: 'spellCountered', seat: 1, caster: 0, spell: 'trade' },
  ]);
  expect(t.s.players[1]!.used[COUNTERSPELL]).toBe(0);
});

test('ADR-14 the borrowed Counterspell is a spell and may be countered: then the first spell stands', () => {
  const t = countered([['counterspell'], [], ['counterspell']]);
  t.position.change((s) => {
    s.djinn = 0;
  });
  t.play('p0: cast charity', 'p1: pass', 'p2: use counterspell', 'p1: pass', 'p0: cast trade');
  t.play('p1: cast parasite counterspell -');
  expect(t.kind).toBe('counter');
  expect(t.asked).toEqual([0]);
  t.play('p0: use counterspell');
  expect(t.events('spellCountered').at(-1)).toMatchObject({ seat: 0, caster: 1, spell: 'parasite' });
  t.pass();
  expect(t.kind).toBe('spell');
});

test('ADR-29 ADR-23 so nobody is asked at an empty guard for the sake of a Carpet to borrow', () => {
  const t = magic({
    spells: [['parasite', 'charity']],
    artifacts: [[], ['carpet']],
    maxRounds: 1,
    tokens: [{ market: [7], room1: [1] }, { market: [8] }, { caravanserai: [1] }],
  }).to('market');
  t.play('p0: pass', 'p1: use carpet').until('over');
  expect(t.events('guardTurnedUp')).toEqual([]);
});
