import * as aladdinsDragon from '@majlis/aladdins-dragon/position';
import * as alhambra from '@majlis/alhambra/position';
import * as almadi from '@majlis/almadi/position';
import { type AnyGame, nullLog } from '@majlis/kernel';
import * as lantern from '@majlis/lantern/position';

/** What a game declares of its own positions. Checks and doors look at the same declaration. */
interface Declared {
  /** How many there are of each piece, by its name: the same at every moment of a game. */
  // biome-ignore lint/suspicious/noExplicitAny: as AnyGame, for hosts that carry any game
  pieces(state: any): Readonly<Record<string, number>>;
  /** What is impossible even though no piece is missing, each as a sentence. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  faults(state: any): readonly string[];
  /** What was agreed before this game. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  configOf(state: any): unknown;
}

const declared: Readonly<Record<string, Declared>> = {
  'aladdins-dragon': aladdinsDragon,
  alhambra,
  almadi,
  lantern,
};

/** Any deal has the same pieces. */
const ANY_SEED = '0'.repeat(32);

/** Looks for what cannot be in positions of one game with the options and the seats of this one. */
export class PositionCheck {
  private readonly declared: Declared;
  private readonly seats: number;
  private readonly dealt: unknown;
  private readonly pieces: Readonly<Record<string, number>>;

  /** Throws if the position has not even options. */
  constructor(game: AnyGame, state: unknown, seats: number) {
    this.declared = declared[game.id]!;
    this.seats = seats;
    const checked = game.checkConfig(this.declared.configOf(state), seats);
    if (!checked.ok) throw new Error(checked.refusal.code);
    this.dealt = game.setup(checked.value, seats, ANY_SEED, nullLog);
    this.pieces = this.declared.pieces(this.dealt);
  }

  /** A position that came from outside; null: nothing is wrong with it. */
  whatIsWrong(state: unknown): string | null {
    return wrongForm(this.dealt, state, '') ?? wrongValue(state, '', this.seats) ?? this.whatCannotBe(state);
  }

  /** The rest, for positions that came about by the rules. */
  whatCannotBe(state: unknown): string | null {
    return this.declared.faults(state)[0] ?? this.wrongPiece(state);
  }

  private wrongPiece(state: unknown): string | null {
    const found = this.declared.pieces(state);
    for (const name of new Set([...Object.keys(this.pieces), ...Object.keys(found)])) {
      const [is, should] = [found[name] ?? 0, this.pieces[name] ?? 0];
      if (is !== should && /undefined|NaN/.test(name)) return 'there is a piece that the game does not know';
      if (is !== should) return `of ${name} there should be ${should}, and there are ${is}`;
    }
    return null;
  }
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value === 'object' ? 'group' : typeof value;

/** A field of another type than in a position that was dealt. Frames differ from moment to moment. */
function wrongForm(dealt: unknown, state: unknown, path: string): string | null {
  if (dealt === null || state === null || path === 'stack') return null;
  if (kindOf(dealt) !== kindOf(state)) return `${path} is a ${kindOf(state)}, not a ${kindOf(dealt)}`;
  if (Array.isArray(dealt) && Array.isArray(state)) {
    const [like] = dealt;
    return like === undefined ? null : firstOf(state, (item, i) => wrongForm(like, item, `${path}[${i}]`));
  }
  if (!isFields(dealt) || !isFields(state)) return null;
  return firstOf(Object.keys(dealt), (key) =>
    state[key] === undefined ? null : wrongForm(dealt[key], state[key], path === '' ? key : `${path}.${key}`),
  );
}

/** -1 stands for none or nowhere in some games; no number is smaller, broken or beyond what can be counted. */
const LEAST = -1;

/** Names of fields that hold a seat, or nobody. */
const SEATS: ReadonlySet<string> = new Set(['seat', 'caster', 'bidder', 'leader', 'host', 'first', 'camel']);

function wrongValue(value: unknown, path: string, seats: number): string | null {
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && value >= LEAST ? null : `${path} is ${value}`;
  }
  if (Array.isArray(value)) return firstOf(value, (item, i) => wrongValue(item, `${path}[${i}]`, seats));
  if (!isFields(value)) return null;
  return firstOf(Object.entries(value), ([key, item]) => {
    const at = path === '' ? key : `${path}.${key}`;
    if (at === 'chance') return null;
    if (SEATS.has(key) && typeof item === 'number' && (item < 0 || item >= seats))
      return `${at}: there is no seat ${item}`;
    return wrongValue(item, at, seats);
  });
}

function firstOf<T>(items: readonly T[], look: (item: T, i: number) => string | null): string | null {
  for (let i = 0; i < items.length; i++) {
    const found = look(items[i]!, i);
    if (found !== null) return found;
  }
  return null;
}
