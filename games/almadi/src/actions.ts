import { type Reader, read } from '@majlis/kernel';
import { CHARACTER_IDS, type CharacterId } from './characters/ids.ts';
import { OBJECTIVES, SLOTS } from './facts.ts';
import { CELLS, isCell } from './realm/cells.ts';

/** Cells are numbers as in `realm/cells.ts`; slots of the board 0 to 7, two for each row. */
export interface Actions {
  /** Choose a starting tile. */
  start: { readonly tile: number };
  keep: { readonly characters: readonly CharacterId[] };
  /** Take a landscape of the board and place it. */
  take: { readonly slot: number; readonly cell: number };
  /** Ali: draw from the supply. */
  draw: object;
  /** Ali: place the drawn landscape. */
  place: { readonly cell: number };
  /** Ali: lay the drawn landscape on the board and place the one that was there. */
  replace: { readonly slot: number; readonly cell: number };
  perform: { readonly effect: (typeof CARD_EFFECTS)[number] };
  /** Take an objective for a moon. */
  claim: { readonly objective: number };
  /** Move a landscape by a genie. */
  move: { readonly from: number; readonly to: number };
  /** Hussain: switch two landscapes by a genie. */
  switch: { readonly first: number; readonly second: number };
  /** Aladdin, Badroulbadour, Paribanou. */
  bonus: { readonly character: CharacterId };
  recruit: { readonly character: CharacterId };
  /** Zaynab: give a card of this kind. */
  exchange: { readonly give: 'mosaic' | 'stall'; readonly card: number };
  /** Zumurrud. */
  copy: { readonly character: CharacterId };
  /** At the end of the game: choose nothing. */
  decline: object;
  end: object;
}

/** Effects that simply give something; genie and moon ask for more. */
export const CARD_EFFECTS = ['marteline', 'stall', 'ruby'] as const;

export type ActionType = keyof Actions;
export type ActionOf<T extends ActionType> = { readonly type: T } & Actions[T];
export type Action = { [T in ActionType]: ActionOf<T> }[ActionType];

const anyCell = read.int(0, CELLS - 1);
const cell: Reader<number> = (value): value is number => anyCell(value) && isCell(value);
const slot = read.int(0, SLOTS - 1);
const character = read.literal(...CHARACTER_IDS);

const isAction = read.variants({
  start: { tile: read.int(0, 4) },
  keep: { characters: read.list(character, 2) },
  take: { slot, cell },
  draw: {},
  place: { cell },
  replace: { slot, cell },
  perform: { effect: read.literal(...CARD_EFFECTS) },
  claim: { objective: read.int(1, OBJECTIVES) },
  move: { from: cell, to: cell },
  switch: { first: cell, second: cell },
  bonus: { character },
  recruit: { character },
  exchange: { give: read.literal('mosaic', 'stall'), card: read.int(0, 31) },
  copy: { character },
  decline: {},
  end: {},
});

export const ACTION_TYPES: readonly ActionType[] = [
  'start',
  'keep',
  'take',
  'draw',
  'place',
  'replace',
  'perform',
  'claim',
  'move',
  'switch',
  'bonus',
  'recruit',
  'exchange',
  'copy',
  'decline',
  'end',
];

export const readAction = (value: unknown): Action | null => (isAction(value) ? value : null);
