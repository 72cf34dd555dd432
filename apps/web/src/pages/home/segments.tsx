import { type ReactNode, useId } from 'react';

interface SegmentsProps<T extends string | number> {
  readonly legend: string;
  readonly options: readonly T[];
  readonly chosen: T;
  readonly onChoose: (option: T) => void;
  readonly children: (option: T) => ReactNode;
}

/** A few choices side by side, one of them taken. */
export function Segments<T extends string | number>(props: SegmentsProps<T>) {
  const { legend, options, chosen, onChoose, children } = props;
  const name = useId();
  return (
    <fieldset className="seg">
      <legend className="small soft">{legend}</legend>
      {options.map((option) => (
        <label key={option} className={option === chosen ? 'on' : ''}>
          <input
            className="vh"
            type="radio"
            name={name}
            checked={option === chosen}
            onChange={() => onChoose(option)}
          />
          {children(option)}
        </label>
      ))}
    </fieldset>
  );
}
