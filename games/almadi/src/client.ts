/** What a page needs to draw a table and to preview a move, without the engine: content, geometry, types. */
export type { Action } from './actions.ts';
export { CHARACTER_IDS, type CharacterId } from './characters/ids.ts';
export { compilePack } from './content/compile.ts';
export { designedPack } from './content/designed/index.ts';
export type { Event } from './events.ts';
export { TURNS_EACH } from './facts.ts';
export { needsOf } from './objectives/objectives.ts';
export { type Preview, previewDrawn, previewMove, previewTake } from './previews.ts';
export { cellAt, columnOf, rowOf, STEPS } from './realm/cells.ts';
export { litSides } from './realm/contacts.ts';
export { mapOf, type Realm, STARTING_LANDSCAPES } from './realm/realm.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export type { Table, View } from './state.ts';
export { ACTIVATION, COLOURS, GOODS, NONE, SIDE_LETTERS, SIDES, TYPES } from './words.ts';
