import { type SeatNumber, seatEmblem } from '@majlis/art';
import { useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';

const EMBLEMS = [1, 2, 3, 4, 5, 6] as const satisfies readonly SeatNumber[];

/** Who has chosen none goes by the first. */
export const emblemOf = (emblem: number | null | undefined): SeatNumber =>
  EMBLEMS.find((one) => one === emblem) ?? EMBLEMS[0];

export function Emblem({ emblem }: { readonly emblem: number | null | undefined }) {
  return <Drawing box={48} art={seatEmblem(emblemOf(emblem))} />;
}

interface ChoiceProps {
  readonly chosen: number | null | undefined;
  readonly onChoose: (emblem: number) => void;
}

export function EmblemChoice({ chosen, onChoose }: ChoiceProps) {
  const say = useSay();
  return (
    <fieldset className="you-emblems">
      <legend className="vh">{say('you.emblem')}</legend>
      {EMBLEMS.map((emblem) => (
        <label key={emblem}>
          <input
            type="radio"
            name="emblem"
            checked={emblem === emblemOf(chosen)}
            onChange={() => onChoose(emblem)}
            aria-label={say(`you.emblem.${emblem}`)}
          />
          <Emblem emblem={emblem} />
        </label>
      ))}
    </fieldset>
  );
}
