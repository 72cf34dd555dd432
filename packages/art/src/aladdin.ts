// biome-ignore-all format: drawings are kept as they were composed, one shape a line

import { LIT, type Small, T } from './draw.ts';
import { ARTIFACTS, type Artifact, letterOf, TREASURES, type Treasure } from './kinds.ts';
import { flyingCarpet, oilLamp, walkingCamel } from './objects.ts';
import { ngon, poly, starPath } from './ornament.ts';
import { type SeatNumber, seatGlyph } from './seats.ts';

/* ── Aladdin's Dragon ────────────────────────────────────────── */
export const treasure: Record<Treasure, () => string> = {
  crown: () => `<path d="M5 14l9 9 10-15 10 15 9-9-4 26H9z" fill="var(--t-crown)" stroke="#6e1019" stroke-width="2.4" stroke-linejoin="round"/><path d="M24 8l10 15 9-9-4 26H24z" fill="#a3202c"/><circle cx="5" cy="13" r="3.5" fill="${LIT}"/><circle cx="24" cy="7" r="3.5" fill="${LIT}"/><circle cx="43" cy="13" r="3.5" fill="${LIT}"/><path d="M10 35h28" stroke="${LIT}" stroke-width="3.5"/>`,
  pearl: () => `<path d="M4 30c0-13 9-23 20-23s20 10 20 23c-4 8-11 12-20 12S8 38 4 30z" fill="#bfb4d8" stroke="#5b5280" stroke-width="2.4"/><path d="M24 7v20M13 11l6 17M35 11l-6 17M6 21l9 9M42 21l-9 9" stroke="#8e83b0" stroke-width="2"/><circle cx="24" cy="29" r="11" fill="var(--t-pearl)" stroke="#5b5280" stroke-width="2"/><circle cx="20" cy="25" r="3.5" fill="#fff"/>`,
  gem: () => `<path d="M24 3l17 10v22L24 45 7 35V13z" fill="var(--t-gem)" stroke="#123c7c" stroke-width="2.4" stroke-linejoin="round"/><path d="M24 13l9 6v10l-9 6-9-6V19z" fill="#b8dcff"/><path d="M24 3v10M41 13l-8 6M41 35l-8-6M24 45V35M7 35l8-6M7 13l8 6" stroke="#123c7c" stroke-width="2"/><path d="M24 13l9 6v10l-9 6z" fill="#6fb0f8"/>`,
  trophy: () => `<path d="M13 5h22v13c0 8-5 12-11 12s-11-4-11-12z" fill="var(--t-trophy)" stroke="#efe2c4" stroke-width="2.4"/><path d="M13 9H5c0 9 3 13 9 14M35 9h8c0 9-3 13-9 14" fill="none" stroke="#efe2c4" stroke-width="5"/><path d="M13 9H5c0 9 3 13 9 14M35 9h8c0 9-3 13-9 14" fill="none" stroke="var(--t-trophy)" stroke-width="2.2"/><path d="M21 30h6v7h8v7H13v-7h8z" fill="var(--t-trophy)" stroke="#efe2c4" stroke-width="2.4" stroke-linejoin="round"/><path d="${starPath(24, 17, 6, 8, 3)}" fill="#efe2c4"/>`,
  gold: () => `<path d="M14 12h20l10 26H4z" fill="var(--t-gold)" stroke="#7a4d00" stroke-width="2.4" stroke-linejoin="round"/><path d="M14 12h20l-4 9H18z" fill="#fff0bf"/><path d="M34 12l10 26H31l-1-17z" fill="#c98a12"/>`,
};
/** Treasure with its worth: small = 1, large = 3 pips on a plate. */
export const treasureToken = (k: Treasure, { large = false, letter = true } = {}): string => `<g transform="${large ? '' : 'translate(5 3) scale(.8)'}">${treasure[k]()}</g>${large ? `<g fill="#fff6e3" stroke="#17183a" stroke-width="1.6"><circle cx="7" cy="44" r="3.4"/><circle cx="16" cy="44" r="3.4"/><circle cx="25" cy="44" r="3.4"/></g>` : ''}${letter ? T(42, 46, letterOf(TREASURES, k), 20, { fill: '#fff', extra: 'stroke="#17183a" stroke-width="4" paint-order="stroke" stroke-linejoin="round"' }) : ''}`;
/** Player token: face up shows the value, face down the owner's emblem; `peek` = my own face-down token (value in a corner). */
export function playerToken(seat: SeatNumber, value: number, { up = true, peek = false } = {}): string {
  const c = `var(--seat-${seat})`;
  if (up) return `<circle cx="24" cy="25.5" r="21" fill="#0006"/><circle cx="24" cy="23.5" r="21" fill="${c}" stroke="#17183a" stroke-width="2.5"/><circle cx="24" cy="23.5" r="15.5" fill="#fff6e3"/>${T(24, 31.5, value, 22)}<g transform="translate(30 28) scale(.38)"><circle cx="24" cy="24" r="24" fill="#17183a"/><g transform="translate(0 0)">${seatGlyph(seat, c)}</g></g>`;
  return `<circle cx="24" cy="25.5" r="21" fill="#0006"/><circle cx="24" cy="23.5" r="21" fill="${c}" stroke="#17183a" stroke-width="2.5"/><path d="${poly(ngon(24, 23.5, 17, 8))}" fill="none" stroke="#17183a" stroke-opacity=".45" stroke-width="1.6"/><g transform="translate(5 4.5) scale(.79)">${seatGlyph(seat, '#17183a')}</g>${peek ? `<circle cx="35" cy="35" r="12.5" fill="#fff6e3" stroke="#17183a" stroke-width="2" stroke-dasharray="3 2"/>${T(35, 41.5, value, 18)}` : ''}`;
}
/** My own token that still lies face down: the value is large, the dashed edge says that only I see it. */
export const ownToken = (seat: SeatNumber, value: number): string => `<circle cx="24" cy="25.5" r="21" fill="#0006"/><circle cx="24" cy="23.5" r="21" fill="var(--seat-${seat})" stroke="#17183a" stroke-width="2.5"/><circle cx="24" cy="23.5" r="16.5" fill="#ffe9b0" stroke="#17183a" stroke-width="2" stroke-dasharray="3.6 2.6"/>${T(24, 32, value, 24)}`;
/** Face-down tokens of one player in one space: a pile with its count (one token: no number). */
export const tokenPile = (seat: SeatNumber, n: number): string => `${n > 2 ? `<circle cx="24" cy="33" r="19.5" fill="var(--seat-${seat})" stroke="#17183a" stroke-width="2.5"/>` : ''}${n > 1 ? `<circle cx="24" cy="28.5" r="19.5" fill="var(--seat-${seat})" stroke="#17183a" stroke-width="2.5"/>` : ''}<g transform="translate(0 ${n > 1 ? -1 : 1})"><circle cx="24" cy="23" r="19.5" fill="var(--seat-${seat})" stroke="#17183a" stroke-width="2.5"/><path d="${poly(ngon(24, 23, 16, 8))}" fill="none" stroke="#17183a" stroke-opacity=".45" stroke-width="1.6"/><g transform="translate(6 5) scale(.75)">${seatGlyph(seat, '#17183a')}</g></g>${n > 1 ? `<circle cx="36" cy="34" r="13.5" fill="#17183a" stroke="#fff6e3" stroke-width="1.8"/>${T(36, 41.6, n, 21, { fill: '#fff' })}` : ''}`;
export function guardToken(value: number | null): string {
  return `<path d="M6 5h36v22c0 10-8 16-18 19C14 43 6 37 6 27z" fill="#8b90b8" stroke="#17183a" stroke-width="2.5" stroke-linejoin="round"/>` + (value === null
    ? `<path d="M24 10c-6 0-9 4-9 9h18c0-5-3-9-9-9z" fill="#3c3f69"/><path d="M15 19h18v5H15z" fill="#e8b98a"/><path d="M15 24h18c0 8-3 12-9 14-6-2-9-6-9-14z" fill="#3c3f69"/><circle cx="20" cy="21.5" r="1.6" fill="#17183a"/><circle cx="28" cy="21.5" r="1.6" fill="#17183a"/>`
    : `<path d="M11 10h26v17c0 7-6 11-13 14-7-3-13-7-13-14z" fill="#fff6e3"/>${T(24, 33, value, 21)}`);
}
export const artifact: Record<Artifact, () => string> = {
  lamp: () => `<g transform="translate(1 3) scale(.96)">${oilLamp('var(--saffron-500)', '#a96a05')}</g>`,
  counterspell: () => `<path d="M24 45c-9 0-13-6-13-13V16c0-4 5-4 5 0v9h1V9c0-4 5-4 5 0v15h1V6c0-4 5-4 5 0v18h1V10c0-4 5-4 5 0v16l3-4c3-3 6-1 5 2l-5 12c-2 6-7 9-13 9z" fill="#7fe0d6" stroke="#0a5b5e" stroke-width="1.6"/><path d="M16 33c4-5 12-5 16 0-4 5-12 5-16 0z" fill="#fff6e3" stroke="#0a5b5e" stroke-width="1.6"/><circle cx="24" cy="33" r="2.8" fill="#0a5b5e"/>`,
  double: () => `<circle cx="17" cy="26" r="14" fill="#b39dff" stroke="#3a1f6b" stroke-width="2"/><circle cx="31" cy="22" r="14" fill="#f2eaff" stroke="#3a1f6b" stroke-width="2"/>${T(31, 29.5, '×2', 18, { fill: '#3a1f6b' })}`,
  carpet: flyingCarpet,
  key: () => `<g fill="none" stroke="#8a5a00" stroke-width="8"><circle cx="14" cy="16" r="8"/><path d="M20 22l20 20M33 35l6-6"/></g><g fill="none" stroke="var(--saffron-400)" stroke-width="4.4"><circle cx="14" cy="16" r="8"/><path d="M20 22l20 20M33 35l6-6"/></g>`,
  scroll: () => `<path d="M12 8h26v30H12z" fill="#fff0cf"/><path d="M8 6h30a4 4 0 0 1 0 8H8a4 4 0 0 1 0-8zM10 34h30a4 4 0 0 1 0 8H10a4 4 0 0 1 0-8z" fill="#e0b56a" stroke="#7a4d1a" stroke-width="1.6"/><path d="M17 19h16M17 24h16M17 29h10" stroke="#7a4d1a" stroke-width="2.2"/>`,
};
/** Artifact tile (60x60). */
export function artifactTile(k: Artifact, { s = false }: Small = {}): string {
  return `<rect width="60" height="60" rx="8" fill="#2b1a4d"/><rect x="1.5" y="1.5" width="57" height="57" rx="7" fill="none" stroke="var(--saffron-500)" stroke-width="2.5"/>${s ? '' : `<path d="${starPath(30, 30, 26, 8, 2)}" fill="#3f2770"/>`}<g transform="translate(${s ? 7 : 9} ${s ? 5 : 8}) scale(${s ? 0.96 : 0.88})">${artifact[k]()}</g>${T(s ? 12 : 10, s ? 54 : 54, letterOf(ARTIFACTS, k), s ? 22 : 15, { fill: '#ffe2a0', extra: 'stroke="#2b1a4d" stroke-width="4" paint-order="stroke"' })}`;
}
export const artifactBack = (): string => `<rect width="60" height="60" rx="8" fill="#3f2770"/><rect x="1.5" y="1.5" width="57" height="57" rx="7" fill="none" stroke="var(--saffron-500)" stroke-width="2.5"/><path d="${starPath(30, 30, 22, 8, 2)}" fill="none" stroke="var(--saffron-400)" stroke-width="1.6"/><path d="${starPath(30, 30, 14, 8, 3)}" fill="var(--saffron-500)"/>`;
export const camel = (): string => `<g transform="translate(0 1)">${walkingCamel()}</g>`;
export const spellCard = (title: string, { s = false }: Small = {}): string => `<rect width="60" height="84" rx="6" fill="var(--piece-paper)"/><rect x="2.5" y="2.5" width="55" height="79" rx="4" fill="#123f4c"/><path d="${starPath(30, 34, 23, 12, 5)}" fill="#4fd6ca"/><circle cx="30" cy="34" r="11" fill="#123f4c"/><path d="M33 25a10 10 0 1 0 5 14 8.5 8.5 0 1 1-5-14z" fill="#ffe2a0"/>${s ? '' : `<rect x="2.5" y="62" width="55" height="19.5" rx="4" fill="var(--piece-paper)"/>${title.split('|').map((l, i, a) => T(30, (a.length > 1 ? 70.5 : 75.5) + i * 9, l, 10.2, { w: 800 })).join('')}`}`;
/** A coiled dragon in a 150x90 box; colours by treasure. */
export const dragon = (body: string, belly: string, eye = '#ffe26a'): string => `
  <g fill="none" stroke-linecap="round"><path d="M146 84C128 92 112 86 104 74s-26-14-34-2-30 14-40 2-8-34 10-40" stroke="${body}" stroke-width="17"/><path d="M140 88C126 90 116 84 109 74s-31-18-43 0-26 10-32-1-4-24 6-32" stroke="${belly}" stroke-width="4" stroke-dasharray="1.5 5.5" opacity=".85"/></g>
  <path d="M28 40c-4-10 2-22 16-24 8-1 12 2 18 6l14 6c3 2 3 6 0 8l-16 4c-6 8-22 10-32 0z" fill="${body}"/><path d="M38 18c-2-8-8-12-14-13 3 4 4 9 5 16zM50 16c0-7-3-11-8-14 2 5 1 9 1 15z" fill="${belly}"/>
  <path d="M58 36c6 1 12 0 18-2" stroke="#17183a" stroke-width="1.8" fill="none"/><circle cx="51" cy="25" r="4.2" fill="${eye}"/><path d="M51 21.5v7" stroke="#17183a" stroke-width="1.8"/><circle cx="72" cy="29" r="1.5" fill="#17183a"/>`;
