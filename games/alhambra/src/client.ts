/** What a page needs to draw a table and to preview a move, without the engine: content, geometry, types. */
export type { AlhambraAction } from './actions.ts';
export { type Board, withExchange, withoutTile, withTile } from './board/board.ts';
export { type Cell, cellsOfEdge, columnOf, FOUNTAIN_CELL, neighbour, rowOf, SIDES, type Side } from './board/cells.ts';
export { countKinds, kindCountsOf } from './board/kinds.ts';
export { longestWallOf, outerWalls } from './board/longest-wall.ts';
export { BUILDINGS, type Building } from './content/buildings.ts';
export { CURRENCIES, currencyOf, faceValueOf, isMoney } from './content/cards.ts';
export { type Round, SCORE_TABLES } from './content/score-table.ts';
export { FOUNTAIN, kindOf, printedEdgesOf, TILES, type Tile, tileFacts } from './content/tiles.ts';
export type { AlhambraEvent } from './events.ts';
export { COIN_REFS } from './modules/change/content.ts';
export { CHARACTERS, characterOf, KARIM_REF } from './modules/characters/content.ts';
export {
  type BoardChange,
  type CellPreview,
  type Change,
  type MajorityChange,
  previewCells,
  previewChange,
  previewLaying,
} from './preview.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export { type Bill, joinable, type Quote, quote } from './rules/bill.ts';
export { sharePlaces } from './rules/majorities.ts';
export type { View } from './view.ts';
