// @ts-check
// Somebody who builds in breadth and holds many cards: the fullest table of Alhambra a screen has to bear.

/** From here on one buys, so that the hand stays full. */
const MANY_CARDS = 8;
/** The column of a cell: boards are 256 cells wide. @param {number} cell */
const columnOf = (cell) => cell & 255;

/** How many columns these cells take up. @param {readonly number[]} cells */
export function widthOf(cells) {
  const columns = cells.map(columnOf);
  return Math.max(...columns) - Math.min(...columns) + 1;
}

/** @typedef {{ players: { hand: number[], board: { cells: number[] } }[] }} Seen */

/** Lays tiles as far out as may be. @param {Seen} state @param {number} seat @param {readonly any[]} legal */
function inBreadth(state, seat, legal) {
  const player = state.players[seat];
  if (player === undefined) return null;
  const layings = legal.filter(({ type }) => type === 'place');
  const widths = layings.map(({ cell }) => widthOf([...player.board.cells, cell]));
  if (layings.length > 0) return layings[widths.indexOf(Math.max(...widths))];
  const take = player.hand.length < MANY_CARDS ? legal.find(({ type }) => type === 'take') : undefined;
  return take ?? legal.find(({ type }) => type === 'buy') ?? null;
}

/**
 * The last position in which the first seat is asked each kind of question, of a game with an Alhambra this wide.
 * The others play as it comes, every third time with sense.
 * @param {number} seats @param {import('@majlis/kernel').Json} config @param {number} width
 * @returns {Promise<Map<string, unknown>>}
 */
export async function broadPositions(seats, config, width) {
  const { playableById } = await import('@majlis/games/heuristics');
  const { EventLog, rngFrom } = await import('@majlis/kernel');
  const known = playableById('alhambra');
  const checked = known?.game.checkConfig(config, seats);
  if (known === null || checked?.ok !== true) throw new Error('no such table of Alhambra');
  const { game, heuristics } = known;
  for (let attempt = 0; attempt < 100; attempt++) {
    const rng = rngFrom(`broad ${attempt}`);
    const state = game.setup(checked.value, seats, String(attempt).padStart(32, '0'), new EventLog());
    /** @type {Map<string, unknown>} */
    const found = new Map();
    while (game.outcome(state) === null) {
      const seat = game.deciders(state)[0] ?? 0;
      const legal = game.legalActions(state, seat);
      const kind = game.prompt(state, seat)?.kind ?? '';
      if (seat === 0 && legal.length > 1) found.set(kind, game.copy(state));
      const asItComes = rng.below(3) > 0 ? legal[rng.below(legal.length)] : heuristics.quick(state, seat, rng);
      const own =
        seat === 0 ? (inBreadth(/** @type {Seen} */ (state), 0, legal) ?? heuristics.quick(state, 0, rng)) : asItComes;
      game.apply(state, seat, /** @type {any} */ (own), new EventLog());
    }
    const last = /** @type {Seen | undefined} */ (found.get('chooseAction'));
    if (last !== undefined && widthOf(last.players[0]?.board.cells ?? []) >= width) return found;
  }
  throw new Error(`no Alhambra ${width} wide`);
}
