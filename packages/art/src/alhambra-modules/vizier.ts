// biome-ignore-all format: drawings are kept as they were composed, one shape a line
import { P } from '../draw.ts';
import { type SeatNumber, seatGlyph } from '../seats.ts';
import { INK } from './parts.ts';

/** Vizier piece (48). Up: he stands, emblem on the robe. Down: he lies and rests. */
const vizierBody = (seat: SeatNumber) => `<path d="M7 44c0-15 7-21 17-21s17 6 17 21z" fill="var(--seat-${seat})" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/><path d="M24 23c10 0 17 6 17 21H24z" fill="#0003"/><circle cx="24" cy="18" r="7.5" fill="#e8b98a"/><path d="M12.5 16.5C12.5 7 18 2.5 24 2.5S35.5 7 35.5 16.5c-7-3.5-16-3.5-23 0z" fill="${P}" stroke="${INK}" stroke-width="1.8"/><circle cx="24" cy="9.5" r="3" fill="#d8404a"/>`;
export const vizierPiece = (seat: SeatNumber, up = true): string => up
  ? `<ellipse cx="24" cy="43" rx="19" ry="4.5" fill="#0006"/>${vizierBody(seat)}<g transform="translate(14 26.5) scale(.42)"><circle cx="24" cy="24" r="23" fill="${P}"/>${seatGlyph(seat, INK)}</g>`
  : `<ellipse cx="24" cy="41" rx="22" ry="4" fill="#0006"/><g transform="rotate(-90 24 24) translate(4.5 3.5) scale(.86)" filter="saturate(.35) brightness(.72)">${vizierBody(seat)}</g>${[[INK, 5.6], [P, 2.6]].map(([c, w]) => `<path d="M30 3h8l-8 9h8M42 1h4.5L42 6h4.5" fill="none" stroke="${c}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"/>`).join('')}`;
