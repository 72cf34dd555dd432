import { hashJson, type Seat } from '@majlis/kernel';
import { CheckFailed, type Run } from '../run.ts';
import type { Subject } from '../subject.ts';
import { contentOf, isSecretFrom, slotsOf } from './secrets.ts';

const ENOUGH = 12;

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
      const kin = unknown.filter(({ kind }) => kind === secret.kind).flatMap(slotsOf);
      const values = new Set(kin.map(({ items, key }) => hashJson(items[key])));
      if (values.size < 3 || slotsOf(secret).length === 0) continue;
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
