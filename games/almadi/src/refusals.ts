import type { Json, Refusal } from '@majlis/kernel';

/** Every way in which a wish can be illegal, with the statement of `rulebook.md` it breaks. */
export const REFUSALS = {
  'bad-config': 'ALM-SETUP-1',
  'not-now': 'ALM-TURN-1',
  'starting-tile-taken': 'ALM-SETUP-2',
  'keep-two-of-the-dealt': 'ALM-CHAR-2',

  'slot-empty': 'ALM-PLACE-1',
  'wrong-row': 'ALM-PLACE-3',
  'not-right-of-start': 'ALM-PLACE-2',
  'cell-taken': 'ALM-PLACE-4',
  'touches-nothing': 'ALM-PLACE-4',

  'effect-not-waiting': 'ALM-EFFECT-1',
  'deck-empty': 'ALM-MARTELINE-1',
  'reserve-empty': 'ALM-RUBY-1',
  'objective-not-available': 'ALM-19',
  'objective-completed': 'ALM-OBJ-2',
  'objective-protected': 'ALM-JAFAR-1',

  'moves-used-up': 'ALM-3',
  'nothing-to-move': 'ALM-5',
  'starting-tile-stays': 'ALM-5',
  'same-cell': 'ALM-4',
  'straight-back': 'ALM-4',

  'character-not-available': 'ALM-CHAR-3',
  'too-few-rubies': 'ALM-CHAR-3',
  'power-missing': 'ALM-CHAR-4',
  'used-this-turn': 'ALM-25',
  'no-genie-activated': 'ALM-C5',
  'supply-empty': 'ALM-C1',
  'card-not-held': 'ALM-C7',
  'copied-already': 'ALM-C8',
  'cannot-copy': 'ALM-C8',
} as const satisfies Readonly<Record<string, string>>;

export type RefusalCode = keyof typeof REFUSALS;

export interface AlmadiRefusal extends Refusal {
  readonly code: RefusalCode;
}

export const refuse = (code: RefusalCode, params?: Json): AlmadiRefusal =>
  params === undefined ? { code } : { code, params };
