// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { coin } from '../alhambra-cards.ts';
import { f, LIT, type Small, T } from '../draw.ts';
import { CURRENCIES, type Currency, letterOf } from '../kinds.ts';
import { walkingCamel } from '../objects.ts';
import { frame, INK } from './parts.ts';

const LEVELS = [76, 62.5, 49.5, 36.5, 23.5, 10.5];
const BRANCHES = [2, 3, 4] as const;
/** Where its marker may stand: a level of the path, or the dead end beside it. */
export type Stop = readonly [level: number, isBranch: boolean];
export interface Caravan { main: Currency; branch: Readonly<Record<2 | 3 | 4, Currency>> }
/** Caravanserai card: main path 0 to 5, a dead end to another currency at 2, 3 and 4. Small: what it is worth now. */
export function caravanCard(c: Caravan, at: Stop = [0, false], { s = false, next = [] }: Small & { next?: readonly Stop[] } = {}): string {
  const cur = at[1] ? c.branch[at[0] as 2 | 3 | 4] : c.main, side = { 2: 1, 3: -1, 4: 1 } as const;
  if (s) return `${frame('#e5c48f')}<path d="M2.5 60h55v17.5a4 4 0 0 1-4 4h-47a4 4 0 0 1-4-4z" fill="#8a5a2a"/><g transform="translate(6 3)">${coin(cur, at[0], 30)}${at[0] ? '' : '<circle cx="24" cy="24" r="25" fill="none" stroke="#8a5a2a" stroke-width="2.5" stroke-dasharray="5 4"/>'}</g>${T(30, 58.5, at[0] ? letterOf(CURRENCIES, cur) : '', 11)}<g transform="translate(${at[0] ? 11 : 4} 60) scale(.44)">${walkingCamel()}</g>${at[0] ? T(44, 77, `${at[0]}/5`, 13, { fill: '#fff' }) : BRANCHES.map((l, i) => `<circle cx="${30 + i * 10}" cy="71" r="4.2" fill="var(--c-${c.branch[l]})" stroke="#fff" stroke-width="1.2"/>`).join('')}`;
  const node = (x: number, y: number, k: Currency, v: number, here: boolean, nx: boolean) => `<g transform="translate(${f(x - 6.5)} ${f(y - 6.5)}) scale(.27)">${coin(k, v, 32)}</g>${here ? `<circle cx="${x}" cy="${y}" r="8.2" fill="none" stroke="${INK}" stroke-width="3.6"/><circle cx="${x}" cy="${y}" r="8.2" fill="none" stroke="${LIT}" stroke-width="2.2"/>` : nx ? `<circle cx="${x}" cy="${y}" r="8.2" fill="none" stroke="#0b7f80" stroke-width="1.8" stroke-dasharray="3 2"/>` : ''}`;
  const isNext = (l: number, b: boolean) => next.some((n) => n[0] === l && n[1] === b);
  return `${frame('#e5c48f')}<path d="M30 ${LEVELS[0]}V${LEVELS[5]}${BRANCHES.map((l) => `M30 ${LEVELS[l]}h${side[l] * 19}`).join('')}" stroke="#8a5a2a" stroke-width="5" fill="none"/><path d="M30 ${LEVELS[0]}V${LEVELS[5]}" stroke="#f8e6c3" stroke-width="1.5" stroke-dasharray="2 2.5"/>
    <g transform="translate(3 62) scale(.4)">${walkingCamel()}</g>${[1, 2, 3, 4, 5].map((l) => node(30, LEVELS[l]!, c.main, l, at[0] === l && !at[1], isNext(l, false))).join('')}${BRANCHES.map((l) => node(30 + side[l] * 19, LEVELS[l]!, c.branch[l], l, at[0] === l && at[1], isNext(l, true))).join('')}
    <circle cx="30" cy="${LEVELS[0]}" r="5.5" fill="#f8e6c3" stroke="#8a5a2a" stroke-width="1.6"/>${T(30, LEVELS[0]! + 2.8, '0', 8)}${at[0] === 0 ? `<circle cx="30" cy="${LEVELS[0]}" r="7.5" fill="none" stroke="${INK}" stroke-width="3.4"/><circle cx="30" cy="${LEVELS[0]}" r="7.5" fill="none" stroke="${LIT}" stroke-width="2"/>` : ''}`;
}
