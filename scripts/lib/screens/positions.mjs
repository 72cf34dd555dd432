// @ts-check
// Positions of real games, played by bots from a fixed seed: the same pictures every time.
import { createHash } from 'node:crypto';
import { broadPositions } from './broad.mjs';
import { keptOf, NAMES } from './laid.mjs';

/**
 * A table to play: the same words as in the address of a solo table. With `broad`, an Alhambra so many tiles wide.
 * @typedef {{ name: string, game: string, seats: number, level: string, config: Record<string, import('@majlis/kernel').Json>, kinds?: boolean, broad?: number }} Setting
 */
/**
 * A moment in it: the journal as a device keeps it, and the address that opens it.
 * @typedef {{ name: string, id: string, path: string, kept: { wish: object, journal: unknown[] } }} Moment
 */

/** So that no clock gets into a picture. */
const NOW = Date.UTC(2026, 0, 1, 21, 40);

/** @param {Setting} setting */
const searchOf = ({ seats, level, config }) =>
  new URLSearchParams([
    ['seats', String(seats)],
    ['level', level],
    ...Object.entries(config).map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : String(value)]),
  ]).toString();

/** The whole game, and where in its journal the first seat is asked what. @param {Setting} setting */
async function play(setting) {
  const [{ gameById }, { playableById }, { Table, show }, { botByName }] = await Promise.all([
    import('@majlis/games'),
    import('@majlis/games/heuristics'),
    import('@majlis/table'),
    import('@majlis/bots'),
  ]);
  const game = gameById(setting.game);
  const known = playableById(setting.game);
  const bot = known === null ? null : botByName(setting.level, known);
  if (game === null || bot === null) throw new Error(`${setting.name}: no such game or bot`);
  const seed = createHash('sha256').update(`screens ${setting.name}`).digest('hex').slice(0, 32);
  /** @type {import('@majlis/table').Terms} */
  const terms = { rated: false, clock: { kind: 'none' }, standIn: 'medium' };
  const { table, entry } = Table.create(game, { config: setting.config, seats: setting.seats, seed, terms }, NOW);
  const journal = [entry];
  const handle = (/** @type {import('@majlis/table').Command} */ command) => {
    const handled = table.handle(command, NOW);
    if (!handled.ok) throw new Error(`${setting.name}: ${handled.refusal.code}`);
    journal.push(...handled.entries);
  };
  for (let seat = 0; seat < setting.seats; seat++) {
    /** @type {import('@majlis/table').Holder} */
    const holder = seat === 0 ? { kind: 'human', player: '0' } : { kind: 'bot', level: setting.level };
    handle({ do: 'seat', seat, holder });
  }
  handle({ do: 'start' });
  /** @type {{ kind: string, at: number }[]} */
  const asked = [];
  while (table.book.phase === 'playing') {
    const mine = show(table, 0).decision;
    if (mine !== null && mine.legal.length > 1) asked.push({ kind: mine.prompt.kind, at: journal.length });
    const seat = mine !== null ? 0 : table.pending().find(({ kind }) => kind === 'bot')?.seat;
    if (seat === undefined) throw new Error(`${setting.name}: nobody is to act`);
    const { state } = table.position;
    const question = {
      seat,
      knowledge: game.knowledge(state, seat),
      legal: game.legalActions(state, seat),
      seed: `${seed}/${table.seq}/${seat}`,
    };
    const action = /** @type {import('@majlis/kernel').Json} */ (bot.choose(question).action);
    const decision = table.decisionOf(seat) ?? '';
    handle({ do: 'play', seat, decision, action, how: seat === 0 ? 'hand' : 'bot' });
  }
  return { journal, asked };
}

/** The last question of every kind. @param {Setting} setting @param {number} width @returns {Promise<Moment[]>} */
async function broadMoments({ name, seats, level, config }, width) {
  const { alhambra: game } = await import('@majlis/alhambra');
  const positions = [...(await broadPositions(seats, config, width))];
  const search = searchOf({ name, game: game.id, seats, level, config });
  return Promise.all(
    positions.map(async ([kind, state]) => ({
      name: `${name}-${kind}`,
      id: `solo/${game.id}/${search}&deal=${kind}`,
      path: `/solo/${game.id}?${search}&deal=${kind}`,
      kept: await keptOf({ game, state, seats, config, level }),
    })),
  );
}

/**
 * Opening, middle and end, and with `kinds` a moment for every other kind of question.
 * @param {Setting} setting @returns {Promise<Moment[]>}
 */
export async function momentsOf(setting) {
  if (setting.broad !== undefined) return broadMoments(setting, setting.broad);
  const { journal, asked } = await play(setting);
  const search = searchOf(setting);
  const wish = {
    game: setting.game,
    config: setting.config,
    seats: Array.from({ length: setting.seats }, (_, seat) => (seat === 0 ? null : setting.level)),
    names: NAMES.slice(0, setting.seats),
    pause: 0,
  };
  const first = asked[0];
  const late = asked.at(Math.floor(asked.length * 0.62));
  if (first === undefined || late === undefined) throw new Error(`${setting.name}: nobody is asked anything`);
  const chosen = [
    { name: 'opening', at: first.at },
    { name: 'middle', at: late.at },
    { name: 'end', at: journal.length },
  ];
  for (const kind of new Set(setting.kinds ? asked.map((moment) => moment.kind) : [])) {
    const last = asked.findLast((moment) => moment.kind === kind);
    if (last !== undefined && last.at !== first.at && last.at !== late.at) chosen.push({ name: kind, at: last.at });
  }
  return chosen.map(({ name, at }) => ({
    name: `${setting.name}-${name}`,
    id: `solo/${setting.game}/${search}&deal=${name}`,
    path: `/solo/${setting.game}?${search}&deal=${name}`,
    kept: { wish, journal: journal.slice(0, at) },
  }));
}
