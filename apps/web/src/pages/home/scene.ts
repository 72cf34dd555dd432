// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { arch, artifact, band, building, dragon, keel, landscapeArt, starPath, treasure } from '@majlis/art';

const B = (k: keyof typeof building) => building[k](`var(--b-${k}-deep)`);
const r2 = (i: number, k: number, m: number) => ((0.5 + i * k) % 1) * m; // R2 low-discrepancy points: even, never in rows
// no star behind the words: beside Arabic letters a dot would change the word
const stars = Array.from({ length: 90 }, (_, i) => [r2(i, 0.7548777, 1440), r2(i, 0.5698403, 330), i] as const).filter(([x, y]) => !(x > 30 && x < 560 && y > 90) && !(x > 940 && y < 110))
  .map(([x, y, i]) => `<path d="${starPath(x, y, 1.4 + (i % 4) * 0.9, 8, 3)}" fill="#ffe9bd" opacity="${0.35 + (i % 3) * 0.22}"/>`).join('');
const tower = (x: number, y: number, w: number, h: number, c: string, lit = false) => `<path d="M${x} ${y}h${w}v${h}h-${w}z" fill="${c}"/>${Array.from({ length: Math.floor(w / 14) }, (_, i) => `<rect x="${x + i * 14}" y="${y - 8}" width="8" height="9" fill="${c}"/>`).join('')}${lit ? `<path d="${arch(x + w / 2, y + 44, 12, 20)}" fill="#ffc855"/>` : ''}`;
const cypress = (x: number, y: number, h: number, c: string) => `<path d="M${x} ${y - h}c${h * 0.16} ${h * 0.3} ${h * 0.17} ${h * 0.7} ${h * 0.06} ${h}h-${h * 0.12}c-${h * 0.11}-${h * 0.3}-${h * 0.1}-${h * 0.7} ${h * 0.06}-${h}z" fill="${c}"/>`;
const hanging = (x: number, y: number) => `<path d="M${x} 0V${y}" stroke="#f4d3a0" stroke-width="1.5"/><circle cx="${x}" cy="${y + 20}" r="70" fill="url(#halo)"/><path d="M${x - 9} ${y + 6}h18l6 14-8 20h-14l-8-20z" fill="#ffc855"/><path d="M${x - 9} ${y + 6}h18l-4-8h-10zM${x - 7} ${y + 40}h14l-3 7h-8z" fill="#8f4c24"/><path d="M${x} ${y + 6}v34M${x - 12} ${y + 20}h24" stroke="#8f4c24" stroke-width="1.6"/>`;
export const sceneDefs = `  <linearGradient id="hsky" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="var(--sky-1)"/><stop offset=".38" stop-color="var(--sky-2)"/><stop offset=".62" stop-color="var(--sky-3)"/><stop offset=".82" stop-color="var(--sky-4)"/><stop offset=".96" stop-color="var(--sky-5)"/></linearGradient>
  <radialGradient id="halo"><stop offset="0" stop-color="#ffc855" stop-opacity=".5"/><stop offset="1" stop-color="#ffc855" stop-opacity="0"/></radialGradient><linearGradient id="wall" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#7a3450"/><stop offset="1" stop-color="#b9583f"/></linearGradient>`;
/** The courtyard in the evening, 1440 x 640. */
export const scene = (withLantern: boolean): string => `
  <rect width="1440" height="640" fill="url(#hsky)"/><g class="nightonly">${stars}</g>
  <circle cx="476" cy="136" r="140" fill="url(#halo)" opacity=".6"/><path class="nightonly" d="M490 84a56 56 0 1 0 40 83 48 48 0 1 1-40-83z" fill="#ffe9bd"/><circle class="dayonly" cx="476" cy="136" r="54" fill="#fff3c4"/>
  <path d="M0 520c120-60 210-40 310-70s190-26 290 20 170 26 260 46v140H0z" fill="var(--hill)"/>
  <g transform="translate(0 46)">${tower(40, 420, 84, 200, '#6f2f57', true)}${tower(124, 452, 150, 180, '#7d3657')}${tower(150, 380, 56, 240, '#8a3d58', true)}${tower(274, 430, 70, 200, '#6f2f57', true)}${tower(344, 470, 130, 160, '#7d3657')}${tower(390, 404, 62, 220, '#8a3d58', true)}${tower(474, 446, 96, 190, '#74325a', true)}
   ${[176, 226, 250, 372, 500, 530].map((x, i) => `<path d="${arch(x, 512 + (i % 3) * 10, 12, 20)}" fill="#ffc855" opacity=".85"/>`).join('')}</g>
  <path d="M0 560c160-46 300-20 460-34s300-14 420 10v110H0z" fill="#3a1a4a"/>${[18, 54, 96, 240, 268, 330, 520, 556, 590].map((x, i) => cypress(x, 606, 92 + (i * 37) % 70, i % 2 ? '#2a1540' : '#231038')).join('')}
  <path d="M620 134h820v506H620z" fill="url(#wall)"/><path d="M620 134h820v506H620z" fill="url(#p-girih8)" opacity=".22"/>${Array.from({ length: 24 }, (_, i) => `<rect x="${620 + i * 36}" y="114" width="22" height="22" fill="#7a3450"/>`).join('')}<path d="M612 132h828v10H612z" fill="#f4b68a"/><path d="M612 142h828v4H612z" fill="#4d1d3a"/>
  <path d="M0 606h1440v34H0z" fill="#2a1238"/><g transform="translate(0 606)" color="#f4d3a0">${band(1440, 34, { fg: '#c98a5a', accent: '#4fd6ca' })}</g>
  ${withLantern ? hanging(590, 170) : ''}`;
const doorFrame = (id: string, sky: readonly string[], inner: string): string => `<defs><clipPath id="c-${id}"><path d="${keel(110, 330, 180, 284)}"/></clipPath><linearGradient id="s-${id}" x1="0" x2="0" y1="0" y2="1">${sky.map((c, i) => `<stop offset="${i / (sky.length - 1)}" stop-color="${c}"/>`).join('')}</linearGradient></defs>
  <path d="M4 330V20h212v310z" fill="#e9b27c"/><path d="M4 330V20h212v310z" fill="url(#p-ground)"/><path d="M0 14h220v10H0z" fill="#fff0d2"/><path d="${keel(110, 330, 204, 304)}" fill="#fff6e3"/><path d="${keel(110, 332, 192, 296).replace(/Z$/, '')}" fill="none" class="vous" stroke-width="11" stroke-dasharray="13 10"/>
  <g clip-path="url(#c-${id})"><rect width="220" height="330" fill="url(#s-${id})"/>${inner}</g>`;
const at = (x: number, y: number, z: number, g: string) => `<g transform="translate(${x} ${y}) scale(${z})">${g}</g>`;
/** What stands in the door of each game, 220 x 330. */
export const doors: Record<string, string> = {
  alhambra: doorFrame('a', ['#141a52', '#2d4fa6', '#7fc0e6'], `<path d="${starPath(150, 86, 8, 8, 3)}${starPath(70, 110, 5, 8, 3)}${starPath(116, 60, 4, 8, 3)}" fill="#ffe9bd"/>${at(92, 100, 1.36, B('tower'))}${at(6, 146, 1.02, B('pavilion'))}${at(-4, 196, 1.12, B('garden'))}${at(92, 190, 1.1, B('seraglio'))}<path d="M0 290h220v40H0z" fill="#f1dfb6"/><path d="M0 282h16v10H0zM30 282h16v10H30zM60 282h16v10H60zM90 282h16v10H90zM120 282h16v10h-16zM150 282h16v10h-16zM180 282h16v10h-16zM206 282h14v10h-14z" fill="#f1dfb6"/><path d="M0 302h220" stroke="#cfae72" stroke-width="3" stroke-dasharray="26 4"/><path d="M0 316h220" stroke="#cfae72" stroke-width="3" stroke-dasharray="26 4" stroke-dashoffset="15"/>`),
  almadi: doorFrame('m', ['#3a1f63', '#c4506a', '#ffb35a', '#ffe2a0'], `<circle cx="118" cy="150" r="44" fill="#fff0bf" opacity=".9"/>${at(66, 128, 1.8, landscapeArt.palace())}<path d="M0 226c50-34 90-20 130-4s60 0 90-12v120H0z" fill="#e39a3f"/><path d="M0 262c60-26 120-14 220-34v102H0z" fill="#c9752f"/>${at(110, 196, 1.7, landscapeArt.caravan())}${at(14, 204, 2.1, landscapeArt.oasis())}`),
  'aladdins-dragon': doorFrame('d', ['#160f2e', '#3c1f5e', '#7a2b4f'], `<path d="M0 120c30-40 70-60 110-60s80 20 110 60V0H0z" fill="#0d0820"/><circle cx="128" cy="216" r="96" fill="#ff9d3d" opacity=".22"/>${at(34, 130, 1.2, dragon('#2f8f6b', '#c9f2b0'))}<path d="M0 268c40-26 90-30 130-22s60 10 90 26v60H0z" fill="#e0a21f"/><path d="M0 292c50-16 120-18 220 2v40H0z" fill="#b9780f"/>${at(28, 246, 0.9, treasure.crown())}${at(80, 258, 0.8, treasure.gem())}${at(120, 248, 0.86, treasure.trophy())}${at(164, 262, 0.72, treasure.pearl())}${at(60, 286, 0.7, treasure.gold())}${at(132, 286, 0.7, treasure.crown())}`),
};

/** A small picture for each game, 96 x 96. */
export const badges: Record<string, string> = {
  alhambra: `<rect width="96" height="96" rx="20" fill="var(--b-tower)"/>${at(8, 6, 0.84, B('tower'))}`,
  almadi: `<rect width="96" height="96" rx="20" fill="var(--l-palace)"/>${at(12, 10, 1.5, landscapeArt.palace())}`,
  'aladdins-dragon': `<rect width="96" height="96" rx="20" fill="#2b1a4d"/>${at(12, 12, 1.5, artifact.lamp())}`,
};
