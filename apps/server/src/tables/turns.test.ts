import { describe, expect, test } from 'vitest';
import { Busy, type Lane, Turns } from './turns.ts';

const done = (result: Promise<unknown>): Promise<unknown> => result.catch((error: unknown) => error);

/** Tasks that wait for one that is under way, and the order in which they were served. */
function line(...lanes: Lane[]): { served: Lane[]; results: Promise<unknown>[]; go(): void } {
  const turns = new Turns();
  const served: Lane[] = [];
  let go = () => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  void turns.take('house', () => gate);
  const results = lanes.map((lane) => done(turns.take(lane, async () => served.push(lane))));
  return { served, results, go };
}

describe('what waits for a table', () => {
  test('is served by rank: the server, then the seats by turns, then those who watch', async () => {
    const { served, results, go } = line('watch', 0, 0, 0, 1, 'host', 'house');
    go();
    await Promise.all(results);
    expect(served).toEqual(['house', 0, 1, 'host', 0, 0, 'watch']);
  });

  test('is bounded: who fills a lane is refused, and holds up nobody else', async () => {
    const flood = Array.from({ length: 500 }, (): Lane => 'watch');
    const { results, go } = line(...flood, 1);
    go();
    const outcomes = await Promise.all(results);
    expect(outcomes.filter((outcome) => outcome instanceof Busy)).toHaveLength(500 - 32);
    expect(outcomes.at(-1)).toBe(1);
  });

  test('is sent away when the table closes, but not the server', async () => {
    const turns = new Turns();
    let go = () => {};
    void turns.take('house', () => new Promise<void>((resolve) => (go = resolve)));
    await Promise.resolve();
    const watching = done(turns.take('watch', async () => 'seen'));
    const closing = turns.take('house', async () => 'closed');
    turns.clear();
    go();
    expect(await watching).toBeInstanceOf(Busy);
    expect(await closing).toBe('closed');
    expect(turns.waiting).toBe(0);
  });

  test('goes on after a task that throws', async () => {
    const turns = new Turns();
    const thrown = done(
      turns.take(0, () => {
        throw new Error('at once');
      }),
    );
    expect(await thrown).toMatchObject({ message: 'at once' });
    expect(await turns.take(0, async () => 'next')).toBe('next');
  });
});
