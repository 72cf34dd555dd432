import type { APIRequestContext, Page } from '@playwright/test';

export interface Guest {
  readonly token: string;
  readonly player: { readonly id: string; readonly name: string };
}

interface SeatKey {
  readonly table: string;
  readonly seat: number;
  readonly token: string;
  readonly words: string;
}

export interface Sitting {
  readonly guest: Guest;
  readonly key: SeatKey;
}

/** People who come without a page: for what a test needs before it begins. */
export class Door {
  private readonly request: APIRequestContext;

  constructor(request: APIRequestContext) {
    this.request = request;
  }

  private async post<T>(path: string, data: unknown, token?: string): Promise<T> {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const answer = await this.request.post(path, { headers, ...(data === null ? {} : { data }) });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  private async newTable(game: string, seats: number, config: object = {}, terms: object = {}): Promise<Sitting> {
    const guest = await this.post<Guest>('/api/guests', { name: 'Noor' });
    const { id } = await this.post<{ id: string }>('/api/tables', { game, seats, config, ...terms }, guest.token);
    return { guest, key: await this.post<SeatKey>(`/api/tables/${id}/join`, {}, guest.token) };
  }

  /** Somebody with a table of that game: a bot in every other seat, and the cards are dealt. */
  async tableAgainstBots(game: string, seats: number, config: object = {}, terms: object = {}): Promise<Sitting> {
    const noor = await this.newTable(game, seats, config, terms);
    const { token } = noor.guest;
    for (let seat = 1; seat < seats; seat++) {
      const bot = { holder: { kind: 'bot', level: 'easy' } };
      await this.post(`/api/tables/${noor.key.table}/seats/${seat}`, bot, token);
    }
    await this.post(`/api/tables/${noor.key.table}/start`, {}, token);
    return noor;
  }

  /** A table that waits for more people. */
  gathering(game: string, seats: number, config: object, terms: object): Promise<Sitting> {
    return this.newTable(game, seats, config, terms);
  }

  /** Two people at a table of their own, bots in its other seats, and the cards are dealt. */
  async tableForTwo(game: string, seats = 2, terms: object = {}): Promise<readonly [Sitting, Sitting]> {
    const noor = await this.newTable(game, seats, {}, terms);
    const guest = await this.post<Guest>('/api/guests', { name: 'Leila' });
    const key = await this.post<SeatKey>(`/api/tables/${noor.key.table}/join`, {}, guest.token);
    const bot = { holder: { kind: 'bot', level: 'easy' } };
    for (let seat = 2; seat < seats; seat++)
      await this.post(`/api/tables/${noor.key.table}/seats/${seat}`, bot, noor.guest.token);
    await this.post(`/api/tables/${noor.key.table}/start`, {}, noor.guest.token);
    return [noor, { guest, key }];
  }

  /** Whoever set the table up ends the game. */
  async close({ guest, key }: Sitting): Promise<void> {
    await this.post(`/api/tables/${key.table}/close`, null, guest.token);
  }

  /** A bot plays on. */
  async leave({ key }: Sitting): Promise<void> {
    await this.post('/api/seat/leave', null, key.token);
  }
}

/** The page knows who it is and where it sits, as if it had sat down there itself. */
export async function become(page: Page, { guest, key }: Sitting): Promise<void> {
  await page.addInitScript(
    ([me, seat]) => {
      if (localStorage.getItem('majlis.seats') !== null) return;
      localStorage.setItem('majlis.player', JSON.stringify({ ...me.player, token: me.token }));
      localStorage.setItem('majlis.seats', JSON.stringify({ [seat.table]: seat }));
    },
    [guest, key] as const,
  );
}
