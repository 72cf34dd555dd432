// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { lantern } from './lantern.ts';
import { arch, keel, starPath } from './ornament.ts';

const open = (path: string) => path.replace(/Z$/, '');

/** A door in a wall that does not open, 420 x 424. */
export const shutDoor = (): string => `<circle cx="210" cy="190" r="200" fill="#ffc855" opacity=".07"/><path d="M40 420V30h340v390z" fill="#7a3450"/><path d="M40 420V30h340v390z" fill="url(#p-girih8)" opacity=".25"/>${Array.from({ length: 10 }, (_, i) => `<path d="M${(40 + i * 35.3).toFixed(1)} 10h21v21h-21z" fill="#7a3450"/>`).join('')}<path d="M32 28h356v9H32z" fill="#f4b68a"/>
  <path d="${keel(210, 420, 268, 372)}" fill="#fff6e3"/><path d="${open(keel(210, 422, 250, 362))}" fill="none" stroke="#8a4a5e" stroke-width="16" stroke-dasharray="19 15"/><path d="${keel(210, 420, 232, 350)}" fill="#3a1f0e"/><clipPath id="c-shut"><path d="${keel(210, 420, 220, 342)}"/></clipPath>
  <g clip-path="url(#c-shut)"><path d="M94 60h114v360H94z" fill="#7b4a27"/><path d="M212 60h114v360H212z" fill="#663a1c"/><path d="M132 60v360M170 60v360M250 60v360M288 60v360" stroke="#4a2812" stroke-width="2.5"/><path d="${[190, 262, 334].flatMap((y) => [113, 151, 189, 231, 269, 307].map((x) => starPath(x, y, 8, 8, 2))).join('')}" fill="#d9a02c"/></g>
  <circle cx="192" cy="300" r="13" fill="none" stroke="#ffc855" stroke-width="5"/><circle cx="228" cy="300" r="13" fill="none" stroke="#ffc855" stroke-width="5"/><g transform="translate(27 36) scale(.86)">${lantern(true)}</g><path d="M0 420h420" stroke="#f4b68a" stroke-width="8"/>`;

/** An arch for a seat at a table, 240 x 330: its lamp is lit once somebody sits there. */
export const seatArch = (colour: string, isLit: boolean): string => `<path d="${arch(120, 330, 236, 322, 0.9)}" fill="#fff6e3"/><path d="${open(arch(120, 330, 218, 313, 0.9))}" fill="none" stroke="${isLit ? colour : '#8a4a5e'}" stroke-width="16" stroke-dasharray="19 15"/><path d="${arch(120, 330, 200, 304, 0.9)}" fill="#241a50"/>
  ${isLit ? '<circle cx="120" cy="150" r="92" fill="#ffc855" opacity=".13"/>' : `<path d="${starPath(154, 196, 5, 8, 3)}${starPath(76, 214, 4, 8, 3)}" fill="#ffe9bd" opacity=".7"/>`}<g transform="translate(90 28)">${lantern(isLit)}</g>`;

/** A gate for whoever has played, 170 x `height`: the higher, the better they did. Only the first has a lamp. */
export const podium = (colour: string, height: number, isFirst: boolean): string => `<path d="${[0, 1, 2, 3, 4, 5].map((i) => `M${i * 31} 0h15v14h-15z`).join('')}M0 12h170v${height - 12}H0z" fill="${isFirst ? '#e9b27c' : '#b9794f'}"/><path d="M0 12h170v${height - 12}H0z" fill="url(#p-ground)"/>
  <path d="${arch(85, height, 148, height - 24, 0.92)}" fill="#fff6e3"/><path d="${open(arch(85, height, 138, height - 29, 0.92))}" fill="none" stroke="${colour}" stroke-width="10" stroke-dasharray="12 10"/><path d="${arch(85, height, 126, height - 35, 0.92)}" fill="#171a45"/>${isFirst ? `<g transform="translate(61 14) scale(.8)">${lantern(true)}</g>` : ''}`;
