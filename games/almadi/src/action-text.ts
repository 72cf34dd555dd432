import { type Action, readAction } from './actions.ts';
import { cellText, parseCell } from './realm/cells.ts';

/** Slots of the board are written by their row and a letter: `2a`. */
export const slotText = (slot: number): string => `${1 + (slot >> 1)}${slot % 2 === 0 ? 'a' : 'b'}`;

const parseSlot = (text: string | undefined): number | null => {
  const match = /^([1-4])([ab])$/.exec(text ?? '');
  return match === null ? null : (Number(match[1]) - 1) * 2 + (match[2] === 'a' ? 0 : 1);
};

export function actionText(action: Action): string {
  switch (action.type) {
    case 'start':
      return `start ${action.tile}`;
    case 'keep':
      return `keep ${action.characters.join(' ')}`.trim();
    case 'take':
    case 'replace':
      return `${action.type} ${slotText(action.slot)} at ${cellText(action.cell)}`;
    case 'place':
      return `place at ${cellText(action.cell)}`;
    case 'perform':
      return `perform ${action.effect}`;
    case 'claim':
      return `claim ${action.objective}`;
    case 'move':
      return `move ${cellText(action.from)} to ${cellText(action.to)}`;
    case 'switch':
      return `switch ${cellText(action.first)} with ${cellText(action.second)}`;
    case 'bonus':
    case 'recruit':
    case 'copy':
      return `${action.type} ${action.character}`;
    case 'exchange':
      return `exchange ${action.give} ${action.card}`;
    case 'draw':
    case 'decline':
    case 'end':
      return action.type;
  }
}

const cellIn = (text: string | undefined): number | null => parseCell(text ?? '');

/** Builds what the words could mean; `readAction` and the round trip decide whether they do. */
function build([verb, a, b, c]: readonly string[], words: readonly string[]): unknown {
  switch (verb) {
    case 'start':
      return { type: verb, tile: Number(a) };
    case 'keep':
      return { type: verb, characters: words.slice(1) };
    case 'take':
    case 'replace':
      return { type: verb, slot: parseSlot(a), cell: cellIn(c) };
    case 'place':
      return { type: verb, cell: cellIn(b) };
    case 'perform':
      return { type: verb, effect: a };
    case 'claim':
      return { type: verb, objective: Number(a) };
    case 'move':
      return { type: verb, from: cellIn(a), to: cellIn(c) };
    case 'switch':
      return { type: verb, first: cellIn(a), second: cellIn(c) };
    case 'bonus':
    case 'recruit':
    case 'copy':
      return { type: verb, character: a };
    case 'exchange':
      return { type: verb, give: a, card: Number(b) };
    default:
      return { type: verb };
  }
}

export function parseAction(text: string): Action | null {
  const words = text.trim().split(/\s+/);
  const action = readAction(build(words, words));
  return action !== null && actionText(action) === words.join(' ') ? action : null;
}
