import { CheckFailed } from '../run.ts';
import type { Subject } from '../subject.ts';
import { NO_ACTIONS } from '../wrong-actions.ts';

const NONSENSE = ['', ' ', 'nonsense', 'pass pass pass', '__proto__', '\u0000', 'p0', 'x'.repeat(5000), '1 2 3', '{}'];
const ODD_CONFIGS: readonly unknown[] = [null, undefined, { unknown: 1 }, { modules: 5 }, { modules: [null] }];
/** Of the wrong type. */
const NO_CONFIGS: readonly unknown[] = [0, 'x', true, [], [1]];

/** What comes from outside is stopped at the door, never thrown about. */
export function checkDoors(check: string, { game }: Subject): void {
  const guard = (door: string, value: unknown, knock: () => void) => {
    try {
      knock();
    } catch (error) {
      if (error instanceof CheckFailed) throw error;
      fail(`${door} throws at ${String(JSON.stringify(value))}: ${(error as Error).stack}`);
    }
  };
  const fail = (what: string): never => {
    throw new CheckFailed(check, 'doors', `doors: ${game.id}: ${what}`);
  };
  for (const value of NO_ACTIONS) {
    guard('readAction', value, () => {
      if (game.readAction(value) !== null) fail(`readAction takes ${String(JSON.stringify(value))} for an action`);
    });
  }
  for (const text of NONSENSE) {
    guard('parseAction', text, () => {
      if (game.parseAction(text) !== null) fail(`parseAction takes ${JSON.stringify(text)} for an action`);
    });
  }
  for (const wish of ODD_CONFIGS) guard('checkConfig', wish, () => game.checkConfig(wish, game.seats.min));
  for (const wish of NO_CONFIGS) {
    guard('checkConfig', wish, () => {
      const checked = game.checkConfig(wish, game.seats.min);
      if (checked.ok || checked.refusal.code !== 'bad-config')
        fail(`checkConfig does not answer ${JSON.stringify(wish)} with bad-config`);
    });
  }
  for (const seats of [game.seats.min - 1, game.seats.max + 1, 2.5, Number.NaN]) {
    guard('checkConfig', seats, () => {
      if (game.checkConfig({}, seats).ok) fail(`checkConfig accepts ${seats} seats`);
    });
  }
}
