import { createRequire } from 'node:module';
import { type Rng, rngFrom } from '@majlis/kernel';
import { loadPeer } from './peer.ts';
import type { Work } from './work.ts';

interface BgioState {
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
}
interface Internal {
  ProcessGameConfig(game: object): object;
  InitializeGame(options: { game: object; numPlayers: number }): BgioState;
  CreateGameReducer(options: { game: object }): (state: BgioState, action: object) => BgioState;
}

/** Tic-tac-toe as boardgame.io's own tutorial writes it. */
const ticTacToe = {
  setup: () => ({ cells: Array(9).fill(null) as (string | null)[] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }: { G: { cells: (string | null)[] }; playerID: string }, id: number) {
      if (G.cells[id] !== null) return 'INVALID_MOVE';
      G.cells[id] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }: { G: { cells: (string | null)[] }; ctx: { currentPlayer: string } }) {
    if (isVictory(G.cells)) return { winner: ctx.currentPlayer };
    if (G.cells.every((cell) => cell !== null)) return { draw: true };
    return undefined;
  },
};

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const isVictory = (cells: readonly (string | null)[]) =>
  LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const require = createRequire(import.meta.url);

interface MctsBot {
  play(state: BgioState, playerID: string): Promise<unknown>;
}
interface Ai {
  readonly MCTSBot: new (options: object) => MctsBot;
}

const MCTS_ITERATIONS = 25;

/** Its own search from the empty board. It searches the true position: there is nothing to imagine. */
export function ticTacToeSearch(): Work {
  const { ProcessGameConfig, InitializeGame } = loadPeer(
    'boardgame.io',
    () => require('boardgame.io/internal') as Internal,
  );
  const { MCTSBot } = loadPeer('boardgame.io', () => require('boardgame.io/ai') as Ai);
  const { version } = require('boardgame.io/package.json') as { version: string };
  const game = ProcessGameConfig(ticTacToe);
  const enumerate = ({ cells }: BgioState['G']) =>
    cells.flatMap((cell, id) => (cell === null ? [{ move: 'clickCell', args: [id] }] : []));
  const bot = new MCTSBot({ game, enumerate, iterations: MCTS_ITERATIONS, seed: 'bench' });
  const state = InitializeGame({ game, numPlayers: 2 });
  return {
    name: `boardgame.io ${version} MCTSBot, tic-tac-toe`,
    work() {
      // Without its `async` option all iterations are done before it returns.
      void bot.play(state, '0');
      return MCTS_ITERATIONS;
    },
  };
}

/** Random playouts through its reducer, which is what its server and its bots run. */
export function ticTacToePlayouts(): Work {
  const { ProcessGameConfig, InitializeGame, CreateGameReducer } = loadPeer(
    'boardgame.io',
    () => require('boardgame.io/internal') as Internal,
  );
  const { version } = require('boardgame.io/package.json') as { version: string };
  const game = ProcessGameConfig(ticTacToe);
  const reduce = CreateGameReducer({ game });
  const rng = rngFrom('bench');
  return {
    name: `boardgame.io ${version} tic-tac-toe`,
    work() {
      let state = InitializeGame({ game, numPlayers: 2 });
      let moves = 0;
      for (; state.ctx.gameover === undefined; moves++) state = reduce(state, randomMove(state, rng));
      return moves;
    },
  };
}

function randomMove({ G, ctx }: BgioState, rng: Rng): object {
  const free: number[] = [];
  for (let cell = 0; cell < 9; cell++) if (G.cells[cell] === null) free.push(cell);
  const args = [free[rng.below(free.length)]!];
  return {
    type: 'MAKE_MOVE',
    payload: { type: 'clickCell', args, playerID: ctx.currentPlayer, credentials: undefined },
  };
}
