import { expect, test } from 'vitest';
import { magic } from '../../../test/scene.ts';

const setting = {
  spells: [['eyeForAnEye' as const]],
  caves: { crown: [5, 3] },
  tokens: [{ crown: [2], guard: [4] }, { crown: [9], market: [8], guard: [7] }, { caravanserai: [1] }],
};

test('ADR-EYE-1 one own and one opposing token go back, face up or face down', () => {
  const t = magic(setting).to('crown');
  t.play(`p0: cast eyeForAnEye ${t.ref(0, 2)} ${t.ref(1, 8)}`);
  expect([t.at(0, 2), t.at(1, 8)]).toEqual([null, null]);
  expect(t.events('tokensSentBack')).toEqual([
    {
      type: 'tokensSentBack',
      carpets: [],
      tokens: [
        { seat: 0, token: 6, value: 2 },
        { seat: 1, token: 6, value: null },
      ],
    },
  ]);
});

test('ADR-EYE-1 ADR-SPELL-5 not from the guard, not two of one side', () => {
  const t = magic(setting);
  t.refuses(`p0: cast eyeForAnEye ${t.ref(0, 4)} ${t.ref(1, 8)}`, 'guard-untouchable')
    .refuses(`p0: cast eyeForAnEye ${t.ref(0, 2)} ${t.ref(1, 7)}`, 'guard-untouchable')
    .refuses(`p0: cast eyeForAnEye ${t.ref(1, 9)} ${t.ref(1, 8)}`, 'not-your-token')
    .refuses(`p0: cast eyeForAnEye ${t.ref(0, 2)} ${t.ref(0, 2)}`, 'not-an-opposing-token')
    .refuses(`p0: cast eyeForAnEye - ${t.ref(1, 8)}`, 'no-such-token');
});

test('ADR-SPELL-4 without a token of one side only the other loses one', () => {
  const t = magic({ ...setting, tokens: [{ guard: [4] }, { market: [8] }, { caravanserai: [1] }] });
  t.play(`p0: cast eyeForAnEye - ${t.ref(1, 8)}`);
  expect(t.at(1, 8)).toBeNull();
});
