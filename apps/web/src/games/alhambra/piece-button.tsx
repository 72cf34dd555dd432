import type { AlhambraAction } from '@majlis/alhambra/client';
import { useTable } from '../../table/store.ts';
import { whyNot } from '../../table/why-not.ts';
import { Drawing } from '../../ui/drawing.tsx';
import type { Art } from './modules/slots.ts';
import { asJson, choose, isChosen, type Picking } from './selection.ts';

interface PieceButtonProps {
  readonly picking: Picking;
  /** Of its own among all pieces on the table. */
  readonly piece: string;
  readonly art: Art;
  readonly label: string;
  /** What it stands for now; null: only to be looked at. */
  readonly action: AlhambraAction | null;
  /** A wish that is refused, to say why it stands for nothing. */
  readonly vain?: AlhambraAction | null;
  readonly className?: string;
  /** What of the legend it is, if it is more than a piece of its module. */
  readonly sign?: string;
}

/** A piece that stands for an answer: the first touch picks it and explains, the main button does it. */
export function PieceButton({
  picking,
  piece,
  art,
  label,
  action,
  vain = null,
  className = '',
  sign,
}: PieceButtonProps) {
  const { store } = useTable();
  if (action === null && vain === null) {
    return (
      <span data-sign={sign} className="of-piece">
        <Drawing className={`piece ${className}`} box={art.box} art={art.svg} label={label} />
      </span>
    );
  }
  const isPicked = isChosen(picking, piece);
  const why = action === null && vain !== null && picking.question !== null ? asJson(vain) : null;
  const pick = () => {
    if (action !== null) choose(picking, action, piece);
    else if (why !== null) void store.explain(why);
  };
  return (
    <button
      type="button"
      className={`pc piece ${className} ${isPicked ? 'is-selected' : action === null ? '' : 'is-legal'}`}
      data-sign={sign}
      aria-label={label}
      aria-pressed={isPicked}
      aria-disabled={action === null}
      data-piece-button={piece}
      onClick={pick}
      {...whyNot(store, why)}
    >
      <Drawing box={art.box} art={art.svg} />
    </button>
  );
}
