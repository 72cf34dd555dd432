import { type ChanceState, copyChance, imagineChance, type Rng, type Seed, startChance } from './chance.ts';
import type { AnyScoreLine, Catalogue, Checked, Game, Outcome, Prompt, Refusal, Seat, Viewer } from './contract.ts';
import { RulesBug } from './contract.ts';
import { Ctx } from './ctx.ts';
import type { Field } from './fields.ts';
import { type Frame, FrameIndex, type FrameTable, type IndexedDef, type KernelState, NOBODY } from './frame.ts';
import { copyJson, type Json, sameJson } from './json.ts';
import type { Log } from './log.ts';
import type { Migration } from './migrate.ts';

/** A state's fields that are the game's own. */
export type Own<S> = Omit<S, keyof KernelState>;

/** What is being decided, as everybody sees it. */
export interface Asking {
  readonly kind: string;
  readonly seats: readonly Seat[];
  readonly about: Json;
}

/** What a seat knows: the kernel's part (the frames, without others' sealed answers) and the game's. */
export interface Known<K, F extends Frame> {
  readonly seat: Seat;
  readonly kernel: Pick<KernelState<F>, 'stack' | 'nextFrameId' | 'answers' | 'over'>;
  readonly game: K;
}

/** A game as its author writes it; `defineGame` turns it into the contract. */
export interface GameDef<C, S extends KernelState<F>, F extends Frame, A, E, V, K> {
  readonly id: string;
  readonly rulesVersion: number;
  /** Changes of the form of stored positions, in order; left out: there were none. */
  readonly migrations?: readonly Migration[];
  readonly seats: { readonly min: number; readonly max: number };
  readonly catalogue: Catalogue;
  checkConfig(wish: unknown, seats: number): Checked<C>;
  /** The table before anything is shuffled or dealt. */
  begin(config: C, seats: number): Own<S>;
  /** Shuffles, deals and pushes the first frame. */
  setup(x: Ctx<S, F, E>): void;
  readonly frames: FrameTable<S, A, E, F> | ((s: S) => FrameTable<S, A, E, F>);
  readonly fields: Field<S, V>;
  scores(s: S): readonly AnyScoreLine[];
  /** Copies the game's own fields. */
  copy(s: S): Own<S>;
  /** What a page shows and must not compute; `legal` is what the viewer may do, in the order they are given. */
  tell?(s: S, viewer: Viewer, legal: readonly A[]): Json;
  knowledge(s: S, seat: Seat): K;
  /** The game's own fields of a world that fits what `seat` knows. */
  imagine(knowledge: K, seat: Seat, rng: Rng): Own<S>;
  readAction(value: unknown): A | null;
  actionText(action: A): string;
  parseAction(text: string): A | null;
}

/** Adds the kernel's fields one by one: several times faster than `Object.assign`, and copies are made by the million. */
function complete<S extends KernelState<F>, F extends Frame>(
  own: Own<S>,
  chance: ChanceState,
  stack: F[],
  nextFrameId: number,
  answers: number[],
  over: Outcome | null,
): S {
  const s = own as unknown as S;
  s.chance = chance;
  s.stack = stack;
  s.nextFrameId = nextFrameId;
  s.answers = answers;
  s.over = over;
  return s;
}

function isAsked(seats: readonly Seat[], seat: Seat): boolean {
  for (let i = 0; i < seats.length; i++) if (seats[i] === seat) return true;
  return false;
}

const BAD_CONFIG = { ok: false, refusal: { code: 'bad-config' } } as const;

/** More silent advances than any real turn needs: the rules are in a loop. */
const ADVANCE_LIMIT = 10_000;

export function defineGame<C, S extends KernelState<F>, F extends Frame, A, E, V, K>(
  def: GameDef<C, S, F, A, E, V, K>,
): Game<C, S, A, E, V & { readonly asking: Asking | null }, Known<K, F>> {
  type Index = FrameIndex<S, A, E, F>;
  const { frames, migrations = [] } = def;
  const tableOf = typeof frames === 'function' ? frames : () => frames as FrameTable<S, A, E, F>;

  const indexes = new WeakMap<object, Index>();
  let lastTable: object | null = null;
  let lastIndex: Index | null = null;
  const framesOf = (s: S): Index => {
    const table = tableOf(s);
    if (lastTable === table) return lastIndex!;
    const index = indexes.get(table) ?? new FrameIndex(table);
    indexes.set(table, index);
    lastTable = table;
    lastIndex = index;
    return index;
  };

  const defOf = (s: S, f: F): IndexedDef<S, A, E, F> => framesOf(s).at(f, s.stack.length - 1);

  const deciders = (s: S): readonly Seat[] => {
    const top = s.stack[s.stack.length - 1];
    return top === undefined || s.over !== null ? NOBODY : defOf(s, top).deciders(s, top);
  };

  const ctxOf = (s: S, index: Index, log: Log<E>) =>
    new Ctx<S, F, E>(s, index as unknown as FrameIndex<S, never, E, F>, log);

  /** Runs until somebody is asked or the game is over. */
  const run = (x: Ctx<S, F, E>, index: Index): void => {
    const { s } = x;
    for (let advances = 0; s.over === null; advances++) {
      const place = s.stack.length - 1;
      if (place < 0) throw new RulesBug('nothing is under way and the game is not over');
      const top = s.stack[place]!;
      const frame = index.at(top, place);
      if (frame.asks && frame.deciders(s, top).length > 0) return;
      if (advances >= ADVANCE_LIMIT) {
        throw new RulesBug('the rules go round in circles', { frames: s.stack.map((f) => f.kind) });
      }
      frame.advance(x, top);
    }
  };

  const askedFrame = (s: S, seat: Seat): F | null => {
    return isAsked(deciders(s), seat) ? s.stack[s.stack.length - 1]! : null;
  };

  const copyStack = (s: S): F[] => {
    const index = framesOf(s);
    const copy: F[] = [];
    for (const f of s.stack) copy.push(index.of(f.kind).copy?.(f) ?? copyJson(f));
    return copy;
  };

  const asking = (s: S): Asking | null => {
    const top = s.stack[s.stack.length - 1];
    if (top === undefined || s.over !== null) return null;
    return { kind: top.kind, seats: [...deciders(s)], about: defOf(s, top).about?.(s, top) ?? null };
  };

  const legalActions = (s: S, seat: Seat): A[] => {
    const f = askedFrame(s, seat);
    return f === null ? [] : defOf(s, f).legal(s, f, seat);
  };

  return {
    id: def.id,
    rulesVersion: def.rulesVersion,
    stateVersion: migrations.length + 1,
    migrations,
    seats: def.seats,
    catalogue: def.catalogue,
    checkConfig(wish, seats): Checked<C> {
      if (!Number.isInteger(seats) || seats < def.seats.min || seats > def.seats.max) {
        return { ok: false, refusal: { code: 'wrong-seats', params: { ...def.seats } } };
      }
      // Options are an object or undefined; anything else is not a configuration.
      const isObject = typeof wish === 'object' && !Array.isArray(wish);
      return isObject || wish === undefined ? def.checkConfig(wish, seats) : BAD_CONFIG;
    },
    setup(config: C, seats: number, seed: Seed, log: Log<E>): S {
      const answers = Array.from({ length: seats }, () => 0);
      const s = complete<S, F>(def.begin(config, seats), startChance(seed), [], 1, answers, null);
      const index = framesOf(s);
      const x = ctxOf(s, index, log);
      def.setup(x);
      run(x, index);
      return s;
    },

    deciders,
    decisionId(s, seat): number {
      const top = s.stack[s.stack.length - 1];
      return (top?.id ?? 0) * 0x10000 + (s.answers[seat] ?? 0);
    },
    prompt(s, seat): Prompt | null {
      const f = askedFrame(s, seat);
      return f === null ? null : defOf(s, f).prompt(s, f, seat);
    },
    legalActions,
    anyAction(s, seat, rng): A {
      const f = s.stack[s.stack.length - 1];
      if (f === undefined || s.over !== null) throw new RulesBug('nobody is asked');
      const frame = defOf(s, f);
      if (!isAsked(frame.deciders(s, f), seat)) throw new RulesBug(`seat ${seat} is not asked`);
      if (frame.any !== undefined) return frame.any(s, f, seat, rng);
      const legal = frame.legal(s, f, seat);
      return legal[rng.below(legal.length)]!;
    },
    check(s, seat, action): Refusal | null {
      if (s.over !== null) return { code: 'game-over' };
      const f = askedFrame(s, seat);
      if (f === null) return { code: 'not-asked', params: { seats: [...deciders(s)] } };
      const frame = defOf(s, f);
      if (frame.check !== undefined) return frame.check(s, f, seat, action);
      return frame.legal(s, f, seat).some((legal) => sameJson(legal, action)) ? null : { code: 'not-possible-now' };
    },
    apply(s, seat, action, log) {
      const index = framesOf(s);
      const x = ctxOf(s, index, log);
      const top = s.stack[s.stack.length - 1];
      if (top === undefined) throw new RulesBug('an action after the end of the game');
      s.answers[seat]!++;
      index.at(top, s.stack.length - 1).apply(x, top, seat, action);
      run(x, index);
      return { revealed: x.revealed };
    },
    outcome: (s): Outcome | null => s.over,
    scores: def.scores,

    copy(s): S {
      return complete(def.copy(s), copyChance(s.chance), copyStack(s), s.nextFrameId, s.answers.slice(), s.over);
    },
    view: (s, viewer: Viewer) => copyJson({ ...def.fields.show(s, viewer, null), asking: asking(s) }),
    ...(def.tell === undefined
      ? {}
      : {
          tell: (s: S, viewer: Viewer): Json =>
            copyJson(def.tell!(s, viewer, viewer === 'spectator' ? [] : legalActions(s, viewer))),
        }),
    knowledge(s, seat): Known<K, F> {
      const { nextFrameId, answers, over } = s;
      const stack = s.stack.map(copyJson);
      for (const f of stack) framesOf(s).of(f.kind).conceal?.(f, seat);
      return { seat, kernel: copyJson({ stack, nextFrameId, answers, over }), game: copyJson(def.knowledge(s, seat)) };
    },
    imagine(known, rng): S {
      // Copied like a dealt state: objects of one make, or the rules' compiled code serves two kinds, and slowly.
      const own = def.copy(def.imagine(known.game, known.seat, rng) as S);
      const { stack, nextFrameId, answers, over } = known.kernel;
      const s = complete<S, F>(own, imagineChance(rng), stack.map(copyJson), nextFrameId, answers.slice(), over);
      for (const f of s.stack) framesOf(s).of(f.kind).guess?.(s, f, rng);
      return s;
    },

    readAction: def.readAction,
    actionText: def.actionText,
    parseAction: def.parseAction,
  };
}
