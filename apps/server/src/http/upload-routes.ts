import type { GameRecord } from '@majlis/kernel';
import { MAX_RECORD, TableId, Upload } from '@majlis/protocol';
import type { Holder } from '@majlis/table';
import { Type } from '@sinclair/typebox';
import type { FastifyInstance } from 'fastify';
import { addressOf, Buckets } from '../limits.ts';
import { newId } from '../people/secrets.ts';
import { RulesFailed } from '../tables/rules-pool.ts';
import { appendOf, summaryOf } from '../tables/table-parts.ts';
import { Stuck } from '../workers/watched-worker.ts';
import type { Reception } from './house.ts';
import { nameOf } from './people-routes.ts';
import { Problem, playerOf } from './problem.ts';
import { bodyOf, route } from './route.ts';

/** Finished games uploaded from a device, visible to anyone with the link. */
export function addUploadRoutes(server: FastifyInstance, reception: Reception): void {
  const { people, store, house, limits, time } = reception;
  const uploads = new Buckets(limits.uploads, time);

  const upload = {
    summary: 'Upload a finished game that was played on a device; it is replayed to verify it',
    body: Upload,
    bodyLimit: MAX_RECORD,
    response: Type.Object({ id: TableId }),
  };
  route(server, 'POST', '/api/uploads', upload, async (request) => {
    const player = await playerOf(request, people);
    if (!uploads.take(addressOf(request.ip))) throw new Problem(429, 'too-many');
    const { record, seats } = bodyOf(request, Upload);
    const { holders, guests } = holdersOf(seats, player.id);
    const id = newId();
    const now = time.now();
    const adopt = { ask: 'adopt', table: id, record: record as GameRecord, holders, now } as const;
    const reply = await house.rules.ask(adopt).catch((error: unknown) => {
      if (!(error instanceof Stuck || error instanceof RulesFailed)) throw error;
      throw new Problem(409, 'record-mismatch', { fault: 'the rules broke down' });
    });
    const { status, entries, snapshot = null, refusal } = reply;
    if (refusal !== undefined) throw new Problem(409, refusal.code, refusal.params);
    for (const guest of guests) await people.newGuest(guest.name, guest.id);
    const row = {
      id,
      game: record.game,
      phase: 'over',
      listed: 0,
      host: player.id,
      created_at: now,
      updated_at: now,
      due_at: null,
      summary: JSON.stringify(summaryOf(status!)),
    };
    await store.addTable({ row, event: { seq: 1, at: now, body: entries![0]! } });
    const more = { now, due: null, storedDue: null, snapshot };
    await store.append(appendOf(id, null, status!, entries!.slice(1), more));
    house.metrics.gamesUploaded++;
    return { id };
  });
}

/** The sender is the first person; the others at that device become guests with nothing but a name. */
function holdersOf(seats: Upload['seats'], sender: string) {
  const first = seats.findIndex(({ kind }) => kind === 'human');
  const guests: { id: string; name: string }[] = [];
  const holders = seats.map((seat, i): Holder => {
    if (seat.kind === 'bot') return seat;
    if (i === first) return { kind: 'human', player: sender };
    const guest = { id: newId(), name: nameOf(seat.name) };
    guests.push(guest);
    return { kind: 'human', player: guest.id };
  });
  return { holders, guests };
}
