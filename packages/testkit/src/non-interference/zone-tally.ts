import { hashJson, type Seat } from '@majlis/kernel';
import { CheckFailed, type Run } from '../run.ts';
import type { Secret, Subject } from '../subject.ts';
import { contentOf, isSecretFrom, slotsOf } from './secrets.ts';

const ENOUGH = 12;

const valuesOf = (secret: Secret): unknown[] => slotsOf(secret).map(({ items, key }) => items[key]);

/**
 * Whether somebody who does not know this zone could imagine another one. What is kept sorted can only differ by what
 * another zone holds: the thieves nobody was dealt are known once all others are used.
 */
export function couldDiffer(secret: Secret, unknown: readonly Secret[]): boolean {
  const own = valuesOf(secret);
  const kin = unknown.filter(({ kind, zone }) => kind === secret.kind && zone !== secret.zone).flatMap(valuesOf);
  if (own.length === 0 || new Set([...own, ...kin].map(hashJson)).size < 3) return false;
  return kin.length > 0 || secret.isSorted !== true;
}

/** Counts whether every zone a seat does not know is dealt again when that seat imagines. */
export class ZoneTally {
  private readonly subject: Subject;
  private readonly zones = new Map<string, { could: number; did: number }>();

  constructor(subject: Subject) {
    this.subject = subject;
  }

  add(run: Run, seat: Seat, world: unknown): void {
    const { subject } = this;
    const imagined = new Map(subject.secrets(world).map((secret) => [secret.zone, contentOf(secret)]));
    const unknown = subject.secrets(run.state).filter((secret) => isSecretFrom(secret, seat));
    for (const secret of unknown) {
      if (!couldDiffer(secret, unknown)) continue;
      const count = this.zones.get(secret.zone) ?? { could: 0, did: 0 };
      count.could++;
      if (imagined.get(secret.zone) !== contentOf(secret)) count.did++;
      this.zones.set(secret.zone, count);
    }
  }

  check(): void {
    for (const [zone, { could, did }] of this.zones) {
      if (could < ENOUGH || did > 0) continue;
      throw new CheckFailed(
        'nonInterference',
        'hidden-zones-vary',
        `hidden-zones-vary: ${this.subject.game.id}: "${zone}" was imagined ${could} times by seats that do not know it and was always the true one`,
      );
    }
  }
}
