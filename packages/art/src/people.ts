// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { ruby } from './almadi-cards.ts';
import { effectSign, goodSign, landscapeArt } from './almadi-tiles.ts';
import { LIT, P, SH, SS } from './draw.ts';
import { flyingCarpet } from './objects.ts';
import { keel, starPath } from './ornament.ts';

type Gear = 'turban' | 'aigrette' | 'sultan' | 'fez' | 'hood' | 'veil' | 'tiara' | 'crown' | 'band' | 'mask' | 'helmet' | 'djinn' | 'gang';
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

/** Head and neck are cut out of the niche's own shadow: a silhouette, never a face. Stands for a colour until `portrait` knows it. */
const DARK = '{head}';
const gearArt: Record<Gear, (a: string, b: string) => string> = {
  turban: (a) => `<path d="M40 50c-3-16 7-27 20-27s23 11 20 27c-12-6-28-6-40 0z" fill="${P}"/><path d="M60 23c13 0 23 11 20 27-6-3-13-4.5-20-4.5z" fill="${SH}"/><path d="M42 44c10-9 24-13 37-6M44 36c9-7 20-9 31-6" fill="none" stroke="${SS}" stroke-width="2"/><circle cx="60" cy="34" r="4.5" fill="${a}" stroke="${LIT}" stroke-width="2"/>`,
  aigrette: (a, b) => `${gearArt.turban(a, b)}<path d="M60 29c-7-9-5-18 3-23 5 8 4 16-3 23z" fill="#4fd6ca"/><path d="M63 6c5 8 4 16-3 23z" fill="#1b8f8f"/>`,
  sultan: (a) => `<path d="M34 50c-5-22 9-38 26-38s31 16 26 38c-14-7-38-7-52 0z" fill="${P}"/><path d="M60 12c17 0 31 16 26 38-7-3.5-16-5.2-26-5.2z" fill="${SH}"/><path d="M37 40c12-12 32-16 47-6M40 29c12-9 28-10 40-4" fill="none" stroke="${SS}" stroke-width="2"/><path d="M60 26c-6-8-4-16 2-21 5 7 4 14-2 21z" fill="${LIT}"/><circle cx="60" cy="29" r="6" fill="${a}" stroke="${LIT}" stroke-width="2"/>`,
  fez: () => `<path d="M45 46l4-21h22l4 21c-9-4-21-4-30 0z" fill="#c9333f"/><path d="M60 25h11l4 21c-4-2-9-3-15-3z" fill="#8b2229"/><path d="M60 25c8 0 12 5 13 14" fill="none" stroke="${LIT}" stroke-width="2.4"/><circle cx="73" cy="41" r="2.6" fill="${LIT}"/>`,
  hood: (a, b) => `<path d="M38 82c-4-34 4-58 22-58s26 24 22 58c-8-8-36-8-44 0z" fill="${a}"/><path d="M60 24c18 0 26 24 22 58-4-4-12-6-22-6z" fill="${b}"/><ellipse cx="60" cy="56" rx="13" ry="17" fill="${DARK}"/>`,
  veil: (a, b) => `<path d="M36 92c-5-40 4-66 24-66s29 26 24 66c-8-6-12-10-13-24 3-16-2-24-11-24s-14 8-11 24c-1 14-5 18-13 24z" fill="${a}"/><path d="M60 26c20 0 29 26 24 66-8-6-12-10-13-24 3-16-2-24-11-24z" fill="${b}"/><path d="M45 42c8-7 22-7 30 0" fill="none" stroke="${LIT}" stroke-width="2.4"/><circle cx="60" cy="37" r="2.6" fill="${LIT}"/>`,
  tiara: (a) => `<path d="M37 90c-6-38 4-62 23-62s29 24 23 62c-7-6-11-10-12-24 3-14-2-22-11-22s-14 8-11 22c-1 14-5 18-12 24z" fill="#2a1512"/><path d="M42 42l2-16 8 8 8-14 8 14 8-8 2 16c-11-6-25-6-36 0z" fill="${LIT}"/><path d="M60 20l8 14 8-8 2 16c-6-3-12-4-18-4z" fill="#c98a12"/><circle cx="60" cy="35" r="3" fill="${a}"/>`,
  crown: () => `<path d="M42 46c-2-7 0-13 4-17h28c4 4 6 10 4 17-11-5-25-5-36 0z" fill="${P}"/><path d="M60 29h14c4 4 6 10 4 17-6-2.5-12-3.8-18-3.8z" fill="${SH}"/><path d="M42 32l-1-20 10 9 9-15 9 15 10-9-1 20c-11-5-25-5-36 0z" fill="${LIT}"/><path d="M60 6l9 15 10-9-1 20c-6-2.7-12-4-18-4z" fill="#c98a12"/><circle cx="60" cy="23" r="3.4" fill="#d8404a"/>`,
  band: (a, b) => `<path d="M42 50c-3-14 5-24 18-24s21 10 18 24c0-6-3-9-6-10-8 2-16 2-24 0-3 1-6 4-6 10z" fill="#2a1512"/><path d="M43 42c10-4 24-4 34 0v-6c-10-4-24-4-34 0z" fill="${a}"/><path d="M76 39l9 8-3 3-7-6z" fill="${b}"/>`,
  mask: (a, b) => `${gearArt.hood(a, b)}<path d="M47 58c8 4 18 4 26 0v16c-8 5-18 5-26 0z" fill="${b}"/><path d="M51 53h6M63 53h6" stroke="${LIT}" stroke-width="2.4" stroke-linecap="round"/>`,
  helmet: (a) => `<path d="M41 52c-2-18 6-30 19-34 13 4 21 16 19 34-12-6-26-6-38 0z" fill="#cfd3ee"/><path d="M60 18c13 4 21 16 19 34-6-3-12-4.5-19-4.5z" fill="#8f95c9"/><path d="M60 18V6" stroke="#cfd3ee" stroke-width="3"/><path d="M60 6l11 4-11 4z" fill="${a}"/><path d="M42 52c-1 12 1 20 5 26l3-24zM78 52c1 12-1 20-5 26l-3-24z" fill="#6a6f9c"/>`,
  djinn: () => `<path d="M47 40c0-10 6-14 13-14s13 4 13 14c-8-4-18-4-26 0z" fill="#2a1512"/><path d="M60 28c-2-8 3-10 1-18 7 4 8 12 3 18z" fill="#2a1512"/><circle cx="46" cy="60" r="3" fill="none" stroke="${LIT}" stroke-width="2.2"/>`,
  gang: () => '',
};
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
  const one = (x = 0, z = 1, y = 0) => `<g transform="translate(${x} ${y}) scale(${z})"><path d="M18 132c0-30 14-46 42-46s42 16 42 46z" fill="${c.robe}"/><path d="M60 86c28 0 42 16 42 46H60z" fill="${c.shade}"/><path d="M48 88l12 18 12-18" fill="none" stroke="${LIT}" stroke-width="2.4"/><rect x="53" y="70" width="14" height="20" fill="${DARK}"/><ellipse cx="60" cy="56" rx="16" ry="20" fill="${DARK}"/>${gearArt[c.gear === 'gang' ? 'hood' : c.gear](c.robe, c.shade)}</g>`;
  const drawn = `<g><defs><clipPath id="pt-${id}"><path d="${keel(60, 130, 112, 128)}"/></clipPath></defs><path d="${keel(60, 130, 118, 130)}" fill="${P}"/><g clip-path="url(#pt-${id})"><path d="${keel(60, 130, 112, 128)}" fill="${wall}"/><circle cx="60" cy="58" r="66" fill="#ffc855" opacity=".13"/><path d="${starPath(60, 56, 54, c.n, c.k)}" fill="none" stroke="${line}" stroke-width="1.6" opacity=".55"/><path d="${starPath(60, 56, 44, c.n, c.k)}" fill="${LIT}" opacity=".92"/><path d="${starPath(60, 56, 44, c.n, c.k)}" fill="none" stroke="${P}" stroke-width="1.2"/><circle cx="60" cy="56" r="27" fill="${wall}" opacity=".55"/>
    ${c.gear === 'gang' ? one(-6, 0.72, 36) + one(48, 0.72, 36) + one(16, 0.86, 18) : one()}<g transform="translate(78 92) scale(.72)"><circle cx="24" cy="24" r="27" fill="${wall}" stroke="${LIT}" stroke-width="2.4"/><g transform="translate(6 6) scale(.75)">${markArt[c.mark]()}</g></g></g></g>`;
  return drawn.replaceAll(DARK, during ? '#0b2a35' : '#20123f');
}
