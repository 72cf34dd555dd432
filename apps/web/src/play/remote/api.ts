import type { GameRecord, Json, Viewer } from '@majlis/kernel';
import type { Clock, SeatKey, TableSummary, Update } from '@majlis/protocol';
import type { ShownPosition } from '@majlis/table';
import type { Finished } from '../local/messages.ts';

/** The server said no, with a reason; or it could not be reached (`offline`). */
export class ApiProblem extends Error {
  override readonly name = 'ApiProblem';
  readonly code: string;
  readonly params: Json;

  constructor(code: string, params: Json = null) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

const ME = 'majlis.player';
const SEATS = 'majlis.seats';

interface Me {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

function kept<T>(key: string): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

export const me = (): Me | null => kept<Me>(ME);

/** The keys of the seats this device has, by table. */
const seatKeys = (): Record<string, SeatKey> => kept<Record<string, SeatKey>>(SEATS) ?? {};
export const seatKeyOf = (table: string): SeatKey | null => seatKeys()[table] ?? null;

/** Where this device sits: by the key of the seat, or because its player does. */
export type OwnSeat = Omit<SeatKey, 'words'>;
export function ownSeatAt({ id, seats }: Pick<TableSummary, 'id' | 'seats'>): OwnSeat | null {
  const player = me();
  const seat = player === null ? -1 : seats.findIndex((each) => each.player === player.id);
  return seatKeyOf(id) ?? (player === null || seat < 0 ? null : { table: id, seat, token: player.token });
}

export function keepSeatKey(key: SeatKey): void {
  localStorage.setItem(SEATS, JSON.stringify({ ...seatKeys(), [key.table]: key }));
}

export function forgetSeatKey(table: string): void {
  const { [table]: _, ...others } = seatKeys();
  localStorage.setItem(SEATS, JSON.stringify(others));
}

export async function ask<T>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  token = me()?.token,
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await fetch(path, init).catch(() => {
    throw new ApiProblem('offline');
  });
  const answer = (await response.json().catch(() => ({}))) as { code?: string; params?: Json };
  if (!response.ok) throw new ApiProblem(answer.code ?? `http-${response.status}`, answer.params ?? null);
  return answer as T;
}

export interface Arrived {
  readonly player: Omit<Me, 'token'>;
  readonly token: string;
}

export function become({ player, token }: Arrived): void {
  localStorage.setItem(ME, JSON.stringify({ ...player, token }));
}

/** Nobody is at home on this device any more. */
export function leaveDevice(): void {
  localStorage.removeItem(ME);
  localStorage.removeItem(SEATS);
}

/** Everybody is a guest with a name; the same one every time on this device, whatever name they go by. */
export async function introduce(name: string): Promise<void> {
  const known = me();
  if (known?.name === name) return;
  const renamed = known === null ? null : await rename(known, name);
  if (renamed === null) become(await ask<Arrived>('POST', '/api/guests', { name }));
}

/** Null: the server does not know them any more. */
async function rename({ token }: Me, name: string): Promise<Arrived | null> {
  try {
    const arrived = { player: await ask<Arrived['player']>('PATCH', '/api/me', { name }), token };
    become(arrived);
    return arrived;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'token-unknown') return null;
    throw error;
  }
}

export interface TableWish {
  readonly game: string;
  readonly seats: number;
  readonly config: Json;
  readonly listed: boolean;
  readonly clock: Clock;
  readonly rated?: boolean;
  readonly hints?: boolean;
}

export interface MyTable extends TableSummary {
  readonly seat: number | null;
  readonly yourTurn: boolean;
  /** When the seat's time runs out. */
  readonly deadline: number | null;
}

export const api = {
  games: () => ask<{ games: readonly GameFacts[]; botLevels: readonly string[] }>('GET', '/api/games'),
  checkConfig: (game: string, seats: number, config: Json) =>
    ask<{ ok: boolean; refusal?: { code: string; params?: Json } }>('POST', `/api/games/${game}/check`, {
      config,
      seats,
    }),
  newTable: (wish: TableWish) => ask<{ id: string }>('POST', '/api/tables', wish),
  tables: () => ask<{ tables: readonly TableSummary[] }>('GET', '/api/tables'),
  myTables: async (): Promise<readonly MyTable[]> =>
    me() === null ? [] : (await ask<{ tables: readonly MyTable[] }>('GET', '/api/me')).tables,
  table: (id: string) => ask<TableSummary>('GET', `/api/tables/${id}`),
  async join(id: string): Promise<SeatKey> {
    const key = await ask<SeatKey>('POST', `/api/tables/${id}/join`, {});
    keepSeatKey(key);
    return key;
  },
  /** The seat with these words, opened here; its old key is void. */
  async recover(id: string, words: string): Promise<SeatKey> {
    const key = await ask<SeatKey>('POST', `/api/tables/${id}/recover`, { words });
    keepSeatKey(key);
    return key;
  },
  seatBot: (id: string, seat: number, level: string | null) =>
    ask<TableSummary>('POST', `/api/tables/${id}/seats/${seat}`, {
      holder: level === null ? { kind: 'open' } : { kind: 'bot', level },
    }),
  /** All a finished game told; and a position of it, as a viewer saw it. */
  log: (id: string) => ask<Update>('GET', `/api/tables/${id}/log`),
  /** The same of a game under way, as this device's seat saw it. */
  ownLog: (seat: OwnSeat) => ask<Update>('GET', `/api/seat/log?table=${seat.table}`, undefined, seat.token),
  ownPosition: (seat: OwnSeat, moves: number) =>
    ask<ShownPosition>('GET', `/api/seat/positions/${moves}?table=${seat.table}`, undefined, seat.token),
  record: (id: string) => ask<GameRecord>('GET', `/api/tables/${id}/record`),
  position: (id: string, moves: number, viewer: Viewer) =>
    ask<ShownPosition>('GET', `/api/tables/${id}/positions/${moves}?viewer=${viewer}`),
  /** Keeps a finished game of this device for whoever gets its link. */
  upload: (finished: Finished) => ask<{ id: string }>('POST', '/api/uploads', finished),
  /** For the host alone. */
  silence: (id: string, seat: number, on: boolean) =>
    ask<TableSummary>('POST', `/api/tables/${id}/seats/${seat}/silence`, { on }),
  standIn: (id: string, seat: number) => ask<TableSummary>('POST', `/api/tables/${id}/seats/${seat}/stand-in`),
  nudge: (id: string, seat: number) => ask<{ told: boolean }>('POST', `/api/tables/${id}/seats/${seat}/nudge`),
  close: (id: string) => ask<TableSummary>('POST', `/api/tables/${id}/close`),
  deleteTable: (id: string) => ask<unknown>('DELETE', `/api/tables/${id}`),
  /** Stands up from a seat before the deal. */
  async leave(id: string): Promise<void> {
    await ask<unknown>('POST', '/api/seat/leave', undefined, seatKeyOf(id)?.token);
    forgetSeatKey(id);
  },
  start: (id: string) => ask<TableSummary>('POST', `/api/tables/${id}/start`),
};

export interface ModuleFacts {
  readonly id: string;
  /** Other ways to play it, chosen as `id:variant`. */
  readonly variants?: readonly string[];
  readonly seats?: { readonly min: number; readonly max: number };
  readonly needs?: readonly string[];
  readonly excludes?: readonly string[];
}

export interface GameFacts {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly catalogue: {
    readonly options: readonly { readonly id: string; readonly choices: readonly Json[]; readonly standard: Json }[];
    readonly modules: readonly ModuleFacts[];
  };
}
