/** What a page needs to draw a table and to read what it is told, without the engine: content, geometry, types. */
export type { AlhambraAction } from './actions.ts';
export type { Board } from './board/board.ts';
export { type Cell, cellsOfEdge, columnOf, FOUNTAIN_CELL, neighbour, rowOf, SIDES, type Side } from './board/cells.ts';
export { BUILDINGS, type Building } from './content/buildings.ts';
export { CURRENCIES, cardText, currencyOf, faceValueOf, isMoney } from './content/cards.ts';
export { FOUNTAIN, kindOf, TILES, type Tile, tileFacts } from './content/tiles.ts';
export type { AlhambraEvent } from './events.ts';
export { REFUSALS, type RefusalCode } from './refusals.ts';
export { type Bill, joinable, openerFor, type Quote, quote } from './rules/bill.ts';
export type { Share } from './rules/majorities.ts';
export type { ScoreSheet, SheetRow, Wall } from './rules/score-sheet.ts';
export type { Change, Forecast, Outlook, Tell, ToldBill } from './tell/types.ts';
export type { View } from './view.ts';
