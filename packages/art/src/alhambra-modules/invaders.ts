import { LIT, P, SH, type Small, T } from '../draw.ts';
import type { Building } from '../kinds.ts';
import { starPath } from '../ornament.ts';
import { EARTH, foot, frame, INK, kindSign, type Side, TURN, WOOD, WOODL } from './parts.ts';

/** Invasion: spears from one side against a wall; letter of the side in the corner, losses at the foot. */
export function invasionCard(dir: Side, { s = false, round = 0 }: Small & { round?: number } = {}): string {
  const spear = (o: number) =>
    `<path d="M${30 + o} 6v20" stroke="#e2ab72" stroke-width="3.4"/><path d="M${30 + o - 5.5} 24h11l-5.5 13z" fill="#fff6e3" stroke="${INK}" stroke-width="1.5"/>`;
  return `${frame('#7c1730')}<rect x="2.5" y="2.5" width="55" height="59" rx="4" fill="#a81f43"/><g transform="translate(0 2) rotate(${TURN[dir]} 30 31)">${[-13, 0, 13].map(spear).join('')}<path d="M12 45h36v9H12z" fill="${SH}"/><path d="M12 40h7v6h-7zM26.5 40h7v6h-7zM41 40h7v6h-7z" fill="${SH}"/></g>
    <circle cx="12" cy="13" r="${s ? 10 : 8.5}" fill="${P}" stroke="${INK}" stroke-width="1.6"/>${T(12, s ? 18.8 : 17.8, dir, s ? 16 : 13.5)}
    ${s ? foot('#4a0d1d', round ? `−${round}` : '−1 2 3', s) : [1, 2, 3].map((n, i) => `<rect x="${4.5 + i * 17.3}" y="64.5" width="16" height="15" rx="4" fill="${round === n ? LIT : '#4a0d1d'}"/>${T(12.5 + i * 17.3, 76, `−${n}`, 12, { fill: round === n ? INK : '#fff' })}`).join('')}`;
}
export const invasionBack = (): string =>
  `${frame('#7c1730')}<path d="M12 72L44 12M48 72L16 12" stroke="#e2ab72" stroke-width="4"/><path d="M40 16l8-10-1 13zM20 16L12 6l1 13z" fill="#fff6e3"/><circle cx="30" cy="44" r="14" fill="#a81f43" stroke="${P}" stroke-width="2.5"/><path d="${starPath(30, 44, 9, 8, 3)}" fill="${P}"/>`;
/** Scout: spyglass over the building that wins him. */
export const scoutCard = (k: Building, { s = false }: Small = {}): string =>
  `${frame('#14555a')}${s ? '' : `<path d="M6 30c8-12 40-12 48 0-8 12-40 12-48 0z" fill="#0c3d42"/>`}<g transform="rotate(-28 30 24)"><path d="M4 19h20v11H4z" fill="${WOOD}" stroke="${EARTH}" stroke-width="1.8"/><path d="M22 16.5h17v16H22z" fill="${WOODL}" stroke="${EARTH}" stroke-width="1.8"/><path d="M38 13.5h12c3 0 4 4 4 11s-1 11-4 11H38z" fill="${LIT}" stroke="${EARTH}" stroke-width="1.8"/><ellipse cx="51" cy="24.5" rx="3" ry="9" fill="#bff3f5"/></g><g transform="translate(${s ? 12 : 13} ${s ? 43 : 45}) scale(${s ? 0.76 : 0.7})">${kindSign(k)}</g>`;
