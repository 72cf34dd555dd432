import { type AnyGame, nullLog, type Seat } from '@majlis/kernel';

/** What a puzzle is about, by its answer. */
export const THEMES = {
  alhambra: ['exact', 'majority', 'wall', 'money', 'module'],
  almadi: ['landscape', 'genie', 'objective', 'effect'],
  'aladdins-dragon': ['guard', 'placing', 'bluff', 'bribe', 'purchase', 'treasure', 'magic'],
} as const;
export type Theme = (typeof THEMES)[keyof typeof THEMES][number];

type Kind = (game: AnyGame, state: unknown, seat: Seat, action: { readonly type: string }) => Theme | null;

/** The next question to the same seat: after an exact payment it is the same one again. */
function nextQuestion(game: AnyGame, state: unknown, seat: Seat, action: unknown): string | null {
  const copy = game.copy(state);
  game.apply(copy, seat, action, nullLog);
  return game.deciders(copy).includes(seat) ? (game.prompt(copy, seat)?.kind ?? null) : null;
}

/** What is not of the base game is of a module. */
const BUILDING: ReadonlySet<string> = new Set(['place', 'reserve', 'add', 'remove', 'exchange']);

const alhambra: Kind = (game, state, seat, action) => {
  const { type } = action;
  if (type === 'take') return 'money';
  if (type === 'pass') return null;
  if (type !== 'buy') return BUILDING.has(type) ? 'wall' : 'module';
  const asked = game.prompt(state, seat)?.kind;
  return nextQuestion(game, state, seat, action) === asked ? 'exact' : 'majority';
};

const BY_TYPE: Readonly<Record<string, Readonly<Record<string, Theme>>>> = {
  almadi: {
    take: 'landscape',
    place: 'landscape',
    replace: 'landscape',
    move: 'genie',
    switch: 'genie',
    claim: 'objective',
    perform: 'effect',
  },
  'aladdins-dragon': {
    bribe: 'bribe',
    buy: 'purchase',
    pay: 'purchase',
    choose: 'purchase',
    take: 'treasure',
    give: 'treasure',
    cast: 'magic',
    use: 'magic',
    keep: 'magic',
  },
};

/** No space is won by so little. */
const WEAK = 2;

/** A bluff is a weak token, laid where rivals may fear a strong one. */
const placing: Kind = (game, state, seat, action) => {
  if (/ guard$/.test(game.actionText(action))) return 'guard';
  const tokenOf = (placed: unknown): number => (placed as { readonly token: number }).token;
  const placings = game.legalActions(state, seat).filter(({ type }: { type: string }) => type === 'place');
  const tokens = new Set(placings.map(tokenOf));
  return tokens.size > 1 && tokenOf(action) <= WEAK ? 'bluff' : 'placing';
};

/** Null: nothing to make a puzzle of. */
export const themeOf: Kind = (game, state, seat, action) => {
  if (game.id === 'alhambra') return alhambra(game, state, seat, action);
  if (game.id === 'aladdins-dragon' && action.type === 'place') return placing(game, state, seat, action);
  return BY_TYPE[game.id]?.[action.type] ?? null;
};
