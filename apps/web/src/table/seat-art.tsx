import { type SeatNumber, seatEmblem } from '@majlis/art';
import type { Seat } from '@majlis/kernel';
import { Drawing } from '../ui/drawing.tsx';

/** The emblem of a seat: colour and shape together. */
export function SeatArt({ seat, label }: { readonly seat: Seat; readonly label?: string }) {
  const art = seatEmblem((seat + 1) as SeatNumber);
  return <Drawing className="emblem" box={48} art={art} {...(label === undefined ? {} : { label })} />;
}
