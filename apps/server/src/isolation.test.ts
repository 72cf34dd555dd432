import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newFolder, openHouse, type TestHouse } from '../test/house.ts';
import { Live, Visitor } from './tools/client.ts';

const folder = newFolder();
let house: TestHouse;
beforeAll(async () => {
  const games = new URL('../test/broken-games.ts', import.meta.url).href;
  house = await openHouse({ dataDir: folder.path, logLevel: 'silent' }, { games, rulesLimit: 1_000 });
});
afterAll(async () => {
  await house.close();
  folder.remove();
});

async function begin(game: string): Promise<{ table: string; live: Live; keys: { token: string }[] }> {
  const ann = await Visitor.named(house.base, 'Ann');
  const table = await ann.table({ game, seats: 2 });
  const keys = [await ann.join(table, 0), await ann.join(table, 1)];
  await ann.post(`/api/tables/${table}/start`);
  return { table, live: await Live.at(house.base, table, keys), keys };
}

/** Plays first legal moves until something other than a plain yes comes back. */
async function playUntilRefused(live: Live): Promise<unknown> {
  for (let i = 0; i < 200; i++) {
    const [seat] = live.update(0).asked as [number];
    const { decision } = live.update(seat);
    if (decision === null) return 'nothing to answer';
    const answer = await live.wish({ type: 'play', seat, decision: decision.id, action: decision.legal[0]! });
    if (!answer.ok) return answer.refusal;
    await live.until(() => live.update(0).seq >= answer.seq && live.update(1).seq >= answer.seq);
    if (live.update(0).phase !== 'playing') return live.update(0).phase;
  }
  return 'too long';
}

describe.each(['throwing', 'looping', 'blind'])('a table of "%s"', (game) => {
  test('stops with its last good position and tells its players; the others play on', async () => {
    const sound = await begin('lantern');
    const { table, live } = await begin(game);
    const others = playUntilRefused(sound.live);
    const refusal = await playUntilRefused(live);
    expect(['stopped', 'over', { code: 'stopped' }]).toContainEqual(refusal);
    await live.until(() => live.update(0).phase === 'stopped');
    expect(live.update(0)).toMatchObject({ phase: 'stopped', stopped: 'rules', decision: null });
    if (game !== 'blind') expect(live.update(0).view).toMatchObject({ round: 2 });
    expect(await others).toBe('over');

    const journal = (await house.house.store.eventsAfter({ table, seq: 0 })).map(({ body }) => JSON.parse(body));
    expect(journal.at(-1)).toMatchObject({ kind: 'stopped', reason: expect.any(String) });
    expect(journal.at(-1).failing).not.toBeNull();
    expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_, i) => i + 1));
    await Promise.all([live.close(), sound.live.close()]);
  });
});

test('a game from elsewhere that hangs the rules is refused, and nobody who plays here is held up by it', async () => {
  const sound = await begin('lantern');
  expect(await playUntilRefused(sound.live)).toBe('over');
  const ann = await Visitor.named(house.base, 'Ann');
  const record = await ann.get(`/api/tables/${sound.table}/record`);
  const before = house.house.rules.generationOf(sound.table);
  const seats = [
    { kind: 'human', name: 'Ann' },
    { kind: 'human', name: 'Bea' },
  ];
  const answer = await ann.call('POST', '/api/uploads', { record: { ...record, game: 'looping' }, seats });
  expect(answer).toMatchObject({ status: 409, body: { code: 'record-mismatch' } });
  // The worker that holds everybody's tables is still the same.
  expect(house.house.rules.generationOf(sound.table)).toBe(before);
  expect((await ann.call('POST', '/api/uploads', { record, seats })).status).toBe(200);
  await sound.live.close();
});

test('a bot that hangs is ended and replaced by a legal move', async () => {
  const me = { table: 'mine', address: null };
  const { BotRunner } = await import('./tables/bot-runner.ts');
  const bots = new BotRunner({ workers: 1, cap: 100 });
  // 999,999 iterations take far longer than the cap; a deadline inside the bot may cut them short, the watchdog must.
  const { gameById } = await import('@majlis/games');
  const game = gameById('lantern')!;
  const state = game.setup(game.checkConfig({}, 2).ok ? { rounds: 5 } : {}, 2, '0'.repeat(32), { emit() {} });
  const question = {
    game: 'lantern',
    seat: 0,
    line: 'mine/0',
    moves: 0,
    knowledge: game.knowledge(state, 0),
    legal: game.legalActions(state, 0),
  };
  const action = await bots.choose(JSON.stringify(question), 'search:999999', 'seed', me);
  expect(question.legal).toContainEqual(action);
  expect(await bots.choose(JSON.stringify({ ...question, knowledge: null }), 'medium', 'seed', me)).toEqual(
    question.legal[0],
  );
  expect(question.legal).toContainEqual(await bots.choose(JSON.stringify(question), 'medium', 'seed', me));
  await bots.close();
});
