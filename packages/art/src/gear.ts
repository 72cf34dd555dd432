// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { LIT, P, SH, SS } from './draw.ts';

/** What people wear on their heads, for portraits in a 120x130 box. */
export type Gear = 'turban' | 'aigrette' | 'sultan' | 'fez' | 'hood' | 'veil' | 'tiara' | 'crown' | 'band' | 'mask' | 'helmet' | 'djinn' | 'gang';
/** Head and neck are cut out of the niche's own shadow: a silhouette, never a face. Stands for a colour until the portrait knows it. */
export const HEAD = '{head}';
export const gearArt: Record<Gear, (a: string, b: string) => string> = {
  turban: (a) => `<path d="M40 50c-3-16 7-27 20-27s23 11 20 27c-12-6-28-6-40 0z" fill="${P}"/><path d="M60 23c13 0 23 11 20 27-6-3-13-4.5-20-4.5z" fill="${SH}"/><path d="M42 44c10-9 24-13 37-6M44 36c9-7 20-9 31-6" fill="none" stroke="${SS}" stroke-width="2"/><circle cx="60" cy="34" r="4.5" fill="${a}" stroke="${LIT}" stroke-width="2"/>`,
  aigrette: (a, b) => `${gearArt.turban(a, b)}<path d="M60 29c-7-9-5-18 3-23 5 8 4 16-3 23z" fill="#4fd6ca"/><path d="M63 6c5 8 4 16-3 23z" fill="#1b8f8f"/>`,
  sultan: (a) => `<path d="M34 50c-5-22 9-38 26-38s31 16 26 38c-14-7-38-7-52 0z" fill="${P}"/><path d="M60 12c17 0 31 16 26 38-7-3.5-16-5.2-26-5.2z" fill="${SH}"/><path d="M37 40c12-12 32-16 47-6M40 29c12-9 28-10 40-4" fill="none" stroke="${SS}" stroke-width="2"/><path d="M60 26c-6-8-4-16 2-21 5 7 4 14-2 21z" fill="${LIT}"/><circle cx="60" cy="29" r="6" fill="${a}" stroke="${LIT}" stroke-width="2"/>`,
  fez: () => `<path d="M45 46l4-21h22l4 21c-9-4-21-4-30 0z" fill="#c9333f"/><path d="M60 25h11l4 21c-4-2-9-3-15-3z" fill="#8b2229"/><path d="M60 25c8 0 12 5 13 14" fill="none" stroke="${LIT}" stroke-width="2.4"/><circle cx="73" cy="41" r="2.6" fill="${LIT}"/>`,
  hood: (a, b) => `<path d="M38 82c-4-34 4-58 22-58s26 24 22 58c-8-8-36-8-44 0z" fill="${a}"/><path d="M60 24c18 0 26 24 22 58-4-4-12-6-22-6z" fill="${b}"/><ellipse cx="60" cy="56" rx="13" ry="17" fill="${HEAD}"/>`,
  veil: (a, b) => `<path d="M36 92c-5-40 4-66 24-66s29 26 24 66c-8-6-12-10-13-24 3-16-2-24-11-24s-14 8-11 24c-1 14-5 18-13 24z" fill="${a}"/><path d="M60 26c20 0 29 26 24 66-8-6-12-10-13-24 3-16-2-24-11-24z" fill="${b}"/><path d="M45 42c8-7 22-7 30 0" fill="none" stroke="${LIT}" stroke-width="2.4"/><circle cx="60" cy="37" r="2.6" fill="${LIT}"/>`,
  tiara: (a) => `<path d="M37 90c-6-38 4-62 23-62s29 24 23 62c-7-6-11-10-12-24 3-14-2-22-11-22s-14 8-11 22c-1 14-5 18-12 24z" fill="#2a1512"/><path d="M42 42l2-16 8 8 8-14 8 14 8-8 2 16c-11-6-25-6-36 0z" fill="${LIT}"/><path d="M60 20l8 14 8-8 2 16c-6-3-12-4-18-4z" fill="#c98a12"/><circle cx="60" cy="35" r="3" fill="${a}"/>`,
  crown: () => `<path d="M42 46c-2-7 0-13 4-17h28c4 4 6 10 4 17-11-5-25-5-36 0z" fill="${P}"/><path d="M60 29h14c4 4 6 10 4 17-6-2.5-12-3.8-18-3.8z" fill="${SH}"/><path d="M42 32l-1-20 10 9 9-15 9 15 10-9-1 20c-11-5-25-5-36 0z" fill="${LIT}"/><path d="M60 6l9 15 10-9-1 20c-6-2.7-12-4-18-4z" fill="#c98a12"/><circle cx="60" cy="23" r="3.4" fill="#d8404a"/>`,
  band: (a, b) => `<path d="M42 50c-3-14 5-24 18-24s21 10 18 24c0-6-3-9-6-10-8 2-16 2-24 0-3 1-6 4-6 10z" fill="#2a1512"/><path d="M43 42c10-4 24-4 34 0v-6c-10-4-24-4-34 0z" fill="${a}"/><path d="M76 39l9 8-3 3-7-6z" fill="${b}"/>`,
  mask: (a, b) => `${gearArt.hood(a, b)}<path d="M47 58c8 4 18 4 26 0v16c-8 5-18 5-26 0z" fill="${b}"/><path d="M51 53h6M63 53h6" stroke="${LIT}" stroke-width="2.4" stroke-linecap="round"/>`,
  helmet: (a) => `<path d="M41 52c-2-18 6-30 19-34 13 4 21 16 19 34-12-6-26-6-38 0z" fill="#cfd3ee"/><path d="M60 18c13 4 21 16 19 34-6-3-12-4.5-19-4.5z" fill="#8f95c9"/><path d="M60 18V6" stroke="#cfd3ee" stroke-width="3"/><path d="M60 6l11 4-11 4z" fill="${a}"/><path d="M42 52c-1 12 1 20 5 26l3-24zM78 52c1 12-1 20-5 26l-3-24z" fill="#6a6f9c"/>`,
  djinn: () => `<path d="M47 40c0-10 6-14 13-14s13 4 13 14c-8-4-18-4-26 0z" fill="#2a1512"/><path d="M60 28c-2-8 3-10 1-18 7 4 8 12 3 18z" fill="#2a1512"/><circle cx="46" cy="60" r="3" fill="none" stroke="${LIT}" stroke-width="2.2"/>`,
  gang: () => '',
};
