/**
 * Where things lie on a table, by meaning: the one place that knows. What is not on the page, as a panel that a phone
 * folds away, is not pointed at.
 */
const COMMON = {
  act: '.prompt .btn.primary:not(.is-disabled, :disabled)',
  prompt: '.prompt',
  choices: '.choices',
  seats: '.seats',
} as const;

const POINTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  alhambra: {
    board: '.alh-yard .alh-frame',
    cells: '.alh-yard .target.yes, .alh-yard .target.chosen',
    row: '.alh-row',
    market: '.alh-arcade',
    exact: '.alh-stand:has(.afford.exact)',
    hand: '.alh-hand',
    race: '.alh-race',
    scoring: '.alh-scoring',
    supply: '.alh-supply',
    asked: '.alh-offer.asked',
    lane: '.alh-lane',
    beside: '.alh-beside',
    mine: '.alh-mine',
    bonus: '.alh-bonus',
    vault: '.vault',
    indicator: '.alh-indicator',
  },
  almadi: {
    starts: '.alm-starts',
    gate: '.alm-gate',
    realm: '.alm-frame',
    cells: '.alm-realm .target.yes, .alm-realm .target.chosen',
    movable: '.alm-realm .may-go',
    objectives: '.alm-group:has(.claim), .alm-dock .alm-group:first-child',
    supply: '.alm-group.supply',
    people: '.alm-screen, .alm-hero:has(.alm-person)',
    'middle-people': '.alm-group:has(.portrait)',
    scores: '.top .iconbtn:first-of-type',
  },
  'aladdins-dragon': {
    palace: '.lvl.palace',
    city: '.lvl.city',
    caves: '.lvl.caves',
    guard: '.bay.k-guard',
    rooms: '.bay.room',
    tokens: '.toks',
    tray: '.tray',
    lanes: '.spotlight :is(.lane, .nothing)',
    gate: '.spotlight.k-guard :is(.gfig, .glanes)',
    sale: '.spotlight.room',
    placing: '.ad-table:not(:has(.spotlight)) .toks',
    order: '.order',
    artifacts: '.order',
    cards: '.screen .arts',
    picks: ':is(.picks, .answers) .ans',
  },
};

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const PADDING = 6;

/** What is pointed at, as it lies on the screen now; what is close together is one. */
export function boxesOf(game: string, points: readonly string[]): Box[] {
  return points.flatMap((point) => elementsFor(game, point).map(boxOf).filter(isSeen));
}

export function elementsFor(game: string, point: string): Element[] {
  const selector = POINTS[game]?.[point] ?? (COMMON as Readonly<Record<string, string>>)[point];
  return selector === undefined ? [] : [...document.querySelectorAll(selector)];
}

/** Whether a name is known: for the test that reads all lessons. */
export const isPoint = (game: string, point: string): boolean =>
  Object.hasOwn(COMMON, point) || Object.hasOwn(POINTS[game] ?? {}, point);

function boxOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return {
    left: Math.max(2, left - PADDING),
    top: Math.max(2, top - PADDING),
    right: Math.min(innerWidth - 2, right + PADDING),
    bottom: Math.min(innerHeight - 2, bottom + PADDING),
  };
}

const isSeen = ({ left, top, right, bottom }: Box): boolean => right - left > 20 && bottom - top > 20;
