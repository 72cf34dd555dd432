import { ARTIFACTS, type Laid, SPACES, type View } from '@majlis/aladdins-dragon/client';
import type { Seat } from '@majlis/kernel';

/** A token on the board; OUT once it went back. */
export interface LaidToken {
  value: number | null;
  space: number;
  up: boolean;
  doubled: boolean;
  /** Placed since the viewer's own last placement. */
  isNew: boolean;
}

/** Who got something in a space that has had its result. */
export interface Fate {
  readonly seat: Seat;
  readonly amount: number | null;
}

export interface RoomSeen {
  open: number | null;
  count: number;
}

/** The board at one moment, as it is drawn: now, or as it was when a space was tallied. */
export interface Scene extends Laid {
  round: number;
  camel: Seat;
  weakestFirst: boolean;
  smuggler: Seat | null;
  /** What the treasure card laid on the shelves; it stays to be seen when the treasure is gone. */
  shelves: (readonly number[])[];
  players: { entered: boolean; tokens: LaidToken[] }[];
  carpets: { seat: Seat; space: number }[];
  guard: number | null;
  rooms: RoomSeen[];
  /** By space; null: not tallied yet. */
  fates: (Fate[] | null)[];
  /** The space being tallied now or next. */
  at: number;
}

export function emptyScene(view: View): Scene {
  return {
    round: 0,
    camel: 0,
    weakestFirst: false,
    smuggler: null,
    shelves: [[], [], [], [], []],
    players: view.players.map(() => ({ entered: false, tokens: [] })),
    carpets: [],
    guard: null,
    rooms: view.rooms.map(({ open, count }) => ({ open, count })),
    fates: SPACES.map(() => null),
    at: 0,
  };
}

/** What the viewer sees now; what the view does not keep comes from what was told. */
export function sceneNow(view: View, told: Scene): Scene {
  return {
    ...told,
    camel: view.camel,
    weakestFirst: view.weakestFirst,
    smuggler: view.smuggler,
    players: view.players.map(({ tokens, entered }, seat) => ({
      entered,
      tokens: tokens.map((token, i) => ({ ...token, isNew: told.players[seat]?.tokens[i]?.isNew ?? false })),
    })),
    carpets: [...view.carpets],
    guard: view.guard,
    rooms: view.rooms.map(({ open, count }) => ({ open, count })),
    at: view.tallied,
  };
}

/** The viewer's own strengths, which events do not tell. */
export function withOwnValues(scene: Scene, seat: Seat, values: readonly (number | null)[]): Scene {
  const players = scene.players.map((player, owner) =>
    owner !== seat
      ? player
      : {
          ...player,
          tokens: player.tokens.map((token, i) => ({ ...token, value: token.value ?? values[i] ?? null })),
        },
  );
  return { ...scene, players };
}

export const tokensAt = (scene: Scene, seat: Seat, space: number): LaidToken[] =>
  scene.players[seat]!.tokens.filter((token) => token.space === space);

export const carpetsAt = (scene: Scene, seat: Seat, space: number): number =>
  scene.carpets.filter((carpet) => carpet.seat === seat && carpet.space === space).length;

export const artifactNumber = (id: string): number => ARTIFACTS.findIndex((artifact) => artifact === id);
