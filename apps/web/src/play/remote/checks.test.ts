import type { Check } from '@majlis/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Checks } from './checks.ts';

const place = (cell: number) => ({ type: 'place', cell });

describe('asking a server why not', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const opened = (isOpen = true) => {
    const sent: Check[] = [];
    let ids = 0;
    const checks = new Checks(
      (check) => {
        if (isOpen) sent.push(check);
        return isOpen;
      },
      () => `c${++ids}`,
    );
    return { checks, sent };
  };

  test('each action is asked once for a question, and again for the next', async () => {
    const { checks, sent } = opened();
    const first = checks.ask(0, '0.1', place(4));
    expect(checks.ask(0, '0.1', place(4))).toBe(first);
    checks.hear('c1', { code: 'touches-nothing' });
    expect(await first).toEqual({ code: 'touches-nothing' });
    expect(await checks.ask(0, '0.1', place(4))).toEqual({ code: 'touches-nothing' });
    expect(sent).toHaveLength(1);
    void checks.ask(0, '0.2', place(4));
    expect(sent.map(({ decision }) => decision)).toEqual(['0.1', '0.2']);
  });

  test('a pointer that sweeps over the board never asks too fast, and what it left is not asked at all', async () => {
    const { checks, sent } = opened();
    const answers = Array.from({ length: 60 }, (_, cell) => checks.ask(0, '0.1', place(cell)));
    expect(sent).toHaveLength(12);
    vi.advanceTimersByTime(1_000);
    expect(sent).toHaveLength(16);
    expect(sent.at(12)!.action).toEqual(place(59));
    expect(await answers[20]).toBeNull();
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(18);
  });

  test('without a connection nothing is claimed, and nothing is remembered', async () => {
    const { checks, sent } = opened(false);
    expect(await checks.ask(0, '0.1', place(4))).toBeNull();
    expect(sent).toEqual([]);
    const lost = opened();
    const open = lost.checks.ask(0, '0.1', place(4));
    lost.checks.forget();
    expect(await open).toBeNull();
    void lost.checks.ask(0, '0.1', place(4));
    expect(lost.sent).toHaveLength(2);
  });

  test('a server that had no time has not judged', async () => {
    const { checks, sent } = opened();
    const first = checks.ask(0, '0.1', place(4));
    checks.hear('c1', { code: 'too-fast' });
    expect(await first).toBeNull();
    void checks.ask(0, '0.1', place(4));
    expect(sent).toHaveLength(2);
  });
});
