import { tile } from '../../action-text.ts';
import type { TileSource } from '../../frames.ts';
import type { AlhambraModule, PlacingAction, X } from '../../hooks.ts';
import { refuse } from '../../refusals.ts';
import { inPlay } from '../../rules/compiled.ts';
import type { State } from '../../state.ts';
import { dirkBots } from './bots.ts';
import { DIRK_REFUSALS } from './refusals.ts';
import { DIRK_EVENTS, type DirkAction, type DirkSlice, dirkField } from './state.ts';
import { dirkTesting } from './testing.ts';

const mine = (s: State) => inPlay(s.mod.dirk, 'dirk');

const TILES_AT_START = 6;
const TILES_AFTER_SCORING_1 = 6;

function draw(x: X, count: number): void {
  const tiles: number[] = [];
  while (tiles.length < count && x.s.bag.length > 0) tiles.push(x.chance.draw('tiles', x.s.bag)!);
  const dirk = mine(x.s);
  dirk.tiles = [...dirk.tiles, ...tiles];
  x.emit({ type: 'dirk.drew', tiles });
}

/** Bought or claimed, not taken for nothing and not left over (ALH-19). */
const mayGive = (from: TileSource): boolean => from === 'bought' || from === 'claimed';

const give: PlacingAction<DirkAction> = {
  type: 'dirk.give',
  check: (_s, _seat, action, from) => (mayGive(from) ? null : refuse('dirk-only-bought', { tile: action.tile })),
  act(x, seat, action) {
    const dirk = mine(x.s);
    dirk.tiles = [...dirk.tiles, action.tile];
    x.emit({ type: 'dirk.given', seat, tile: action.tile });
  },
};

/** The imaginary third of two players (ALH-18). */
export const dirk: AlhambraModule<'dirk'> = {
  id: 'dirk',
  begin: () => ({ tiles: [], lines: [] }),
  setup: (x) => draw(x, TILES_AT_START),
  hooks: {
    placings(_s, _seat, waiting, from, out) {
      if (mayGive(from)) out.push({ type: 'dirk.give', tile: waiting });
    },
    rivals(s, out) {
      const { tiles, lines } = mine(s);
      out.push({ id: 'dirk', tiles, lines: lines.map((line) => ({ seat: null, contender: 'dirk', ...line })) });
    },
    onRivalScored(x, { contender, round, source, points }) {
      if (contender !== 'dirk') return;
      const line = { round, source, points };
      const dirk = mine(x.s);
      dirk.lines = [...dirk.lines, line];
      x.emit({ type: 'dirk.scored', line });
    },
    onScored(x, round) {
      if (round === 1) draw(x, TILES_AFTER_SCORING_1);
      if (round === 2) draw(x, Math.floor(x.s.bag.length / 3));
    },
  },
  placing: give,
  actions: { 'dirk.give': { tile: { codec: tile } } },
  refusals: DIRK_REFUSALS,
  testing: dirkTesting,
  bots: dirkBots,
  prompts: [],
  sources: [],
  events: DIRK_EVENTS,
  field: dirkField,
  copy: ({ tiles, lines }) => ({ tiles, lines }),
  known: (slice) => slice,
  imagine: (known: DirkSlice) => known,
};
