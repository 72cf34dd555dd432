import { expect, test } from 'vitest';
import { FrameIndex } from './frame.ts';
import { Ctx, type Frame, type KernelState, nullLog, RulesBug, startChance } from './index.ts';

test('a frame object is pushed once: pushing it again would make two frames of one', () => {
  const s: KernelState = { chance: startChance('0'.repeat(32)), stack: [], nextFrameId: 1, answers: [], over: null };
  const x = new Ctx<KernelState, Frame, never>(s, new FrameIndex({ toy: {} } as never), nullLog);
  const frame = { kind: 'toy' };
  x.push(frame);
  x.push({ kind: 'toy' });
  expect(s.stack.map(({ id }) => id)).toEqual([1, 2]);
  expect(() => {
    x.push(frame);
  }).toThrow(RulesBug);
});
