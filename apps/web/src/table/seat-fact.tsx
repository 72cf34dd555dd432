import { Drawing } from '../ui/drawing.tsx';

interface SeatFactProps {
  /** What of the legend it is. */
  readonly sign: string;
  readonly art: string;
  readonly box?: number | string;
  readonly className?: string;
  readonly value: number | string;
  /** The same as those who hear it read it: "3 rubies". */
  readonly words: string;
}

/** A sign with a number beside a name. */
export function SeatFact({ sign, art, box = 48, className, value, words }: SeatFactProps) {
  return (
    <span data-sign={sign} className={className}>
      <Drawing className="sign" box={box} art={art} />
      <span aria-hidden="true">{value}</span>
      <span className="vh">{words}, </span>
    </span>
  );
}
