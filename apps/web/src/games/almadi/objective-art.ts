import { designedPack } from '@majlis/almadi/client';
import {
  type Effect,
  effectSign,
  figure,
  goodSign,
  type Landscape,
  landscapeArt,
  objectiveCard,
  ruby,
} from '@majlis/art';
import { content } from './content.ts';

const INK = '#8d6a2a';
const PAPER = '#fff6e3';

const number = (text: string): string =>
  `<text x="27" y="34" font-size="13" font-weight="800" text-anchor="middle" fill="#17183a" font-family="var(--font-ui)">${text}</text>`;
const effect = (kind: Effect, times: string): string =>
  `<g transform="translate(2 2) scale(.6)">${effectSign[kind](INK, PAPER)}</g>${number(times)}`;
const land = (kind: Landscape, times: string): string =>
  `<g transform="translate(1 0) scale(.64)">${landscapeArt[kind]()}</g>${number(times)}`;
const pair = (first: string, second: string): string =>
  `<g transform="translate(0 5) scale(.37)">${first}</g><g transform="translate(18 13) scale(.37)">${second}</g>`;
const mosaic = effectSign.M(INK, PAPER);
const stall = effectSign.S(INK, PAPER);
const goods = Object.values(goodSign)
  .map((sign, i) => `<g transform="translate(${(i % 2) * 19} ${Math.floor(i / 2) * 17}) scale(.34)">${sign()}</g>`)
  .join('');

/** What stands on an objective card whose condition is no figure. */
const SIGNS: Readonly<Record<number, string>> = {
  1: figure(['#0#', '#0#', '#0#', '#0#']),
  6: pair(stall, mosaic),
  8: pair(stall, mosaic),
  9: pair(stall, ruby()),
  10: pair(mosaic, ruby()),
  11: effect('G', '×5'),
  12: figure(['######']),
  13: effect('J', '×7'),
  16: figure(['O', 'O', 'O', 'O']),
  17: land('oasis', '×5'),
  18: land('caravan', '×5'),
  19: effect('S', '×4'),
  20: effect('S', '×4'),
  21: pair(stall, stall),
  23: land('palace', '×5'),
  24: effect('M', '×4'),
  25: effect('M', '×4'),
  26: pair(mosaic, mosaic),
  28: land('market', '×5'),
  29: effect('R', '×4'),
  30: goods,
  31: `<g transform="translate(4 0) scale(.6)">${goodSign.carpet()}</g>${number('×10')}`,
};

export function objectiveArt(objective: number): string {
  const printed = designedPack.figures[objective];
  return printed === undefined ? (SIGNS[objective] ?? '') : figure(printed.grid);
}

/** Every objective of the game as its card. */
export const objectiveCards = (): readonly {
  readonly objective: number;
  readonly points: number;
  readonly art: string;
}[] =>
  content.objectives.map(({ id, colour, points }) => ({
    objective: id,
    points,
    art: objectiveCard(colour, points, objectiveArt(id)),
  }));
