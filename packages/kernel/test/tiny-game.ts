import {
  type Ctx,
  counted,
  defineGame,
  EventLog,
  type Frame,
  type FrameDef,
  type GameDef,
  hidden,
  type KernelState,
  type NewFrame,
  type Outcome,
  open,
  type Seat,
  shape,
  type ViewOf,
} from '../src/index.ts';

export type Action =
  | { readonly type: 'say'; readonly word: string }
  | { readonly type: 'bid'; readonly coins: number }
  | { readonly type: 'pass' };
export type Event = { readonly type: string; readonly seat?: Seat; readonly word?: string };

/** Any frame: what the tests look at is how frames behave, not what they are made of. */
export interface TinyFrame extends Frame {
  readonly kind: string;
  readonly seat: Seat;
  readonly word: string;
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a memory of its own
  mem: any;
}

export interface State extends KernelState<TinyFrame> {
  /** What happened, in order. */
  told: string[];
  /** A public number for each seat. */
  may: boolean[];
  deck: number[];
}

export type X = Ctx<State, TinyFrame, Event>;
export type Def = FrameDef<State, TinyFrame, Action, Event, TinyFrame>;

export const say = (word: string): Action => ({ type: 'say', word });
export const bid = (coins: number): Action => ({ type: 'bid', coins });
export const pass: Action = { type: 'pass' };
export const frame = (kind: string, more: { seat?: Seat; word?: string } = {}): NewFrame<TinyFrame> =>
  ({ kind, seat: 0, word: '', ...more }) as NewFrame<TinyFrame>;

const fields = shape<State>()({
  chance: hidden(),
  stack: hidden(),
  nextFrameId: hidden(),
  answers: hidden(),
  over: open(),
  told: open(),
  may: open(),
  deck: counted(),
});
type View = ViewOf<typeof fields>;
type Known = Omit<State, keyof KernelState>;
const table = (s: Known): Known => ({ told: [...s.told], may: [...s.may], deck: [...s.deck] });

/** Ends the game when everything before it is done. */
const end: Def = {
  deciders: () => [],
  prompt: () => ({ kind: 'never' }),
  legal: () => [],
  apply() {},
  advance: (x) => x.end({ ranks: x.s.may.map(() => 1), scores: x.s.may.map(() => 0) }),
};

export type Frames = Record<string, Def>;
export type TinyDef = GameDef<null, State, TinyFrame, Action, Event, View, Known>;

export function tinyGame(
  frames: Frames | ((s: State) => Frames),
  first: () => NewFrame<TinyFrame>[],
  change: Partial<TinyDef> = {},
) {
  return defineGame<null, State, TinyFrame, Action, Event, View, Known>({
    id: 'tiny',
    rulesVersion: 1,
    seats: { min: 1, max: 6 },
    catalogue: { options: [], modules: [] },
    checkConfig: () => ({ ok: true, value: null }),
    begin: (_, seats) => ({ told: [], may: Array.from({ length: seats }, () => true), deck: [1, 2, 3, 4, 5, 6] }),
    setup(x) {
      x.push(frame('end'));
      for (const one of first()) x.push(one);
    },
    frames: typeof frames === 'function' ? (s) => ({ end, ...frames(s) }) : { end, ...frames },
    fields,
    scores: () => [],
    copy: table,
    knowledge: table,
    imagine: (known) => table(known),
    readAction: (value) => value as Action,
    actionText: (action) => JSON.stringify(action),
    parseAction: (text) => JSON.parse(text) as Action,
    ...change,
  });
}

export const SEED = '000102030405060708090a0b0c0d0e0f';

/** A table to try frames at. */
export class Tiny {
  readonly game: ReturnType<typeof tinyGame>;
  readonly log = new EventLog<Event>();
  readonly s: State;
  revealed = false;

  constructor(game: ReturnType<typeof tinyGame>, seats: number, s?: State) {
    this.game = game;
    this.s = s ?? game.setup(null, seats, SEED, this.log);
  }

  static with(frames: Frames, seats: number, ...first: NewFrame<TinyFrame>[]): Tiny {
    return new Tiny(
      tinyGame(frames, () => first.map((one) => ({ ...one }))),
      seats,
    );
  }

  /** The same table from storage, under the same or other rules. */
  restored(game = this.game): Tiny {
    return new Tiny(game, 0, JSON.parse(JSON.stringify(this.s)) as State);
  }

  fork(): Tiny {
    return new Tiny(this.game, 0, this.game.copy(this.s));
  }

  act(seat: Seat, action: Action): this {
    const refusal = this.game.check(this.s, seat, action);
    if (refusal !== null) throw new Error(`refused: ${refusal.code}`);
    this.revealed = this.game.apply(this.s, seat, action, this.log).revealed;
    return this;
  }

  get asked(): readonly Seat[] {
    return this.game.deciders(this.s);
  }

  get told(): string {
    return this.s.told.join(' ');
  }

  get over(): Outcome | null {
    return this.game.outcome(this.s);
  }

  id(seat: Seat): number {
    return this.game.decisionId(this.s, seat);
  }
}

export const tell = (x: X, ...words: (string | number | null)[]): void => {
  x.s.told.push(words.join(''));
};
