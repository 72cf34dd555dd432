// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { ruby } from './almadi-cards.ts';
import { effectSign, goodSign, landscapeArt } from './almadi-tiles.ts';
import { LIT, P, SH } from './draw.ts';
import { type Gear, gearArt, HEAD } from './gear.ts';
import { flyingCarpet } from './objects.ts';
import { keel, starPath } from './ornament.ts';

interface Look { when: 'end' | 'game'; gear: Gear; robe: string; shade: string; n: number; k: number; mark: keyof typeof markArt }

/** How Almadi's people look: headgear, robe, the star {n/k} behind them, the sign of their power. */
export const PEOPLE = {
  'ali-shar': { when: 'end', gear: 'turban', robe: '#c9752f', shade: '#96511c', n: 8, k: 2, mark: 'spice' },
  'ali-cogia': { when: 'end', gear: 'hood', robe: '#a4622f', shade: '#7a431b', n: 9, k: 2, mark: 'camel' },
  'aziz': { when: 'end', gear: 'fez', robe: '#b93a78', shade: '#7c1f55', n: 10, k: 3, mark: 'carpet' },
  'aziza': { when: 'end', gear: 'veil', robe: '#2f74d0', shade: '#17458a', n: 8, k: 3, mark: 'mosaic' },
  'dalila': { when: 'end', gear: 'mask', robe: '#2a2740', shade: '#17183a', n: 7, k: 2, mark: 'leather' },
  'dunya': { when: 'end', gear: 'tiara', robe: '#b5532a', shade: '#7d3617', n: 6, k: 2, mark: 'mosaic' },
  'dunyazad': { when: 'end', gear: 'veil', robe: '#8061ff', shade: '#4b33b8', n: 12, k: 4, mark: 'moon' },
  'harun-al-rashid': { when: 'end', gear: 'crown', robe: '#d99a1c', shade: '#9c6710', n: 16, k: 6, mark: 'row' },
  'hindbad': { when: 'end', gear: 'turban', robe: '#2aa7a8', shade: '#14797d', n: 5, k: 2, mark: 'jar' },
  'khalifah': { when: 'end', gear: 'band', robe: '#2467b5', shade: '#123f78', n: 7, k: 3, mark: 'oasis' },
  'shahryar': { when: 'end', gear: 'sultan', robe: '#b23044', shade: '#741a2c', n: 16, k: 7, mark: 'moon' },
  'sheherazade': { when: 'end', gear: 'tiara', robe: '#553091', shade: '#3a1f6b', n: 16, k: 5, mark: 'book' },
  'forty-thieves': { when: 'end', gear: 'gang', robe: '#2a2740', shade: '#17183a', n: 10, k: 4, mark: 'gap' },
  'zobeide': { when: 'end', gear: 'veil', robe: '#54b682', shade: '#1a5d3c', n: 9, k: 3, mark: 'stall' },
  'zubaydah': { when: 'end', gear: 'crown', robe: '#dd77a1', shade: '#a04469', n: 12, k: 5, mark: 'palace' },
  'abriza': { when: 'game', gear: 'helmet', robe: '#8b90b8', shade: '#5b609c', n: 6, k: 2, mark: 'spear' },
  'aladdin': { when: 'game', gear: 'turban', robe: '#4b7fd6', shade: '#274c96', n: 12, k: 5, mark: 'lamp' },
  'ali': { when: 'game', gear: 'aigrette', robe: '#6a4bb8', shade: '#4b3390', n: 10, k: 3, mark: 'eye' },
  'ali-baba': { when: 'game', gear: 'band', robe: '#7cc884', shade: '#28703f', n: 8, k: 3, mark: 'ruby' },
  'badroulbadour': { when: 'game', gear: 'tiara', robe: '#4bdae8', shade: '#1b8f9c', n: 9, k: 4, mark: 'lamp' },
  'hussain': { when: 'game', gear: 'aigrette', robe: '#d9524a', shade: '#8b2229', n: 8, k: 2, mark: 'rug' },
  'jafar': { when: 'game', gear: 'sultan', robe: '#1b7f78', shade: '#0c524d', n: 7, k: 2, mark: 'moon' },
  'morgiana': { when: 'game', gear: 'veil', robe: '#dd6a40', shade: '#96401f', n: 11, k: 4, mark: 'rows' },
  'paribanou': { when: 'game', gear: 'djinn', robe: '#5b8fd8', shade: '#2d5ba6', n: 12, k: 3, mark: 'lamp' },
  'zaynab': { when: 'game', gear: 'mask', robe: '#8e83b0', shade: '#5b5280', n: 11, k: 3, mark: 'stall' },
  'zumurrud': { when: 'game', gear: 'helmet', robe: '#2b9a6b', shade: '#145c3d', n: 5, k: 2, mark: 'thread' },
} as const satisfies Record<string, Look>;
export type Person = keyof typeof PEOPLE;

const markArt = {
  spice: () => goodSign.spice(), leather: () => goodSign.leather(), carpet: () => goodSign.carpet(), camel: () => landscapeArt.caravan(), oasis: () => landscapeArt.oasis(), palace: () => landscapeArt.palace(),
  mosaic: () => `<path d="${starPath(24, 24, 22, 8, 2)}" fill="#fff0bf"/><path d="${starPath(24, 24, 15, 8, 2)}" fill="#1c5fa8"/><path d="${starPath(24, 24, 9, 8, 3)}" fill="${LIT}"/>`,
  moon: () => effectSign.O(LIT, '#2b1a4d'), jar: () => effectSign.J('#7fe0d6', '#0a5b5e'), lamp: () => effectSign.G(LIT, '#7a4d00'), ruby: () => ruby(), stall: () => effectSign.S('#ff9a6b', '#3a1a10'),
  row: () => [0, 1, 2, 3].map((i) => `<rect x="${2 + i * 11.4}" y="18" width="10" height="12" rx="2" fill="${LIT}"/>`).join(''), rows: () => `<rect x="16" y="18" width="16" height="12" rx="2" fill="${LIT}"/><path d="M24 14V4M19 9l5-6 5 6M24 34v10M19 39l5 6 5-6" stroke="#7fe0d6" stroke-width="3.6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`,
  gap: () => `<path d="M17 3h14v13H17zM17 32h14v13H17zM3 17h13v14H3zM32 17h13v14H32z" fill="#cfd3ee"/><rect x="18" y="18" width="12" height="12" fill="none" stroke="${LIT}" stroke-width="2" stroke-dasharray="3 2"/>`,
  book: () => `<path d="M24 12C18 7 11 7 4 9v29c7-2 14-2 20 3 6-5 13-5 20-3V9c-7-2-14-2-20 3z" fill="${P}"/><path d="M24 12c6-5 13-5 20-3v29c-7-2-14-2-20 3z" fill="${SH}"/><path d="M9 17c4-1 7-1 10 1M9 24c4-1 7-1 10 1M39 17c-4-1-7-1-10 1M39 24c-4-1-7-1-10 1" stroke="#8a5a34" stroke-width="2" fill="none"/>`,
  spear: () => `<path d="M12 46L34 12" stroke="#a96a2c" stroke-width="4"/><path d="M30 14L42 2l-4 16-4 0z" fill="#cfd3ee"/>`, eye: () => `<path d="M2 24c7-11 14-15 22-15s15 4 22 15c-7 11-14 15-22 15S9 35 2 24z" fill="${P}"/><circle cx="24" cy="24" r="10" fill="#1b7f78"/><circle cx="24" cy="24" r="4.5" fill="var(--piece-ink)"/>`,
  rug: () => flyingCarpet(), thread: () => `<path d="M14 8h20v5H14zM14 36h20v5H14z" fill="#a96a2c"/><path d="M17 13h14v23H17z" fill="#d8404a"/><path d="M17 18l14 4M17 24l14 4M17 30l14 4" stroke="#8b2229" stroke-width="2"/><path d="M31 30c10 2 6 12 14 14" stroke="#d8404a" stroke-width="2" fill="none"/>`,
};
/** Portrait in a 120 x 130 box: keel niche, star halo {n/k}, dark head without a face, robe lit from the left. `id` keeps clip paths apart. */
export function portrait(person: Person, id: string): string {
  const c: Look = PEOPLE[person];
  const during = c.when === 'game', wall = during ? '#123f4c' : '#34205e', line = during ? '#4fd6ca' : '#c9adf5';
  const one = (x = 0, z = 1, y = 0) => `<g transform="translate(${x} ${y}) scale(${z})"><path d="M18 132c0-30 14-46 42-46s42 16 42 46z" fill="${c.robe}"/><path d="M60 86c28 0 42 16 42 46H60z" fill="${c.shade}"/><path d="M48 88l12 18 12-18" fill="none" stroke="${LIT}" stroke-width="2.4"/><rect x="53" y="70" width="14" height="20" fill="${HEAD}"/><ellipse cx="60" cy="56" rx="16" ry="20" fill="${HEAD}"/>${gearArt[c.gear === 'gang' ? 'hood' : c.gear](c.robe, c.shade)}</g>`;
  const drawn = `<g><defs><clipPath id="pt-${id}"><path d="${keel(60, 130, 112, 128)}"/></clipPath></defs><path d="${keel(60, 130, 118, 130)}" fill="${P}"/><g clip-path="url(#pt-${id})"><path d="${keel(60, 130, 112, 128)}" fill="${wall}"/><circle cx="60" cy="58" r="66" fill="#ffc855" opacity=".13"/><path d="${starPath(60, 56, 54, c.n, c.k)}" fill="none" stroke="${line}" stroke-width="1.6" opacity=".55"/><path d="${starPath(60, 56, 44, c.n, c.k)}" fill="${LIT}" opacity=".92"/><path d="${starPath(60, 56, 44, c.n, c.k)}" fill="none" stroke="${P}" stroke-width="1.2"/><circle cx="60" cy="56" r="27" fill="${wall}" opacity=".55"/>
    ${c.gear === 'gang' ? one(-6, 0.72, 36) + one(48, 0.72, 36) + one(16, 0.86, 18) : one()}<g transform="translate(78 92) scale(.72)"><circle cx="24" cy="24" r="27" fill="${wall}" stroke="${LIT}" stroke-width="2.4"/><g transform="translate(6 6) scale(.75)">${markArt[c.mark]()}</g></g></g></g>`;
  return drawn.replaceAll(HEAD, during ? '#0b2a35' : '#20123f');
}
