import { useSay } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import './ways.css';

interface StepperProps {
  readonly label: string;
  /** The numbers there are, rising. */
  readonly values: readonly number[];
  /** Null: none is picked yet. */
  readonly value: number | null;
  readonly onChange: (value: number) => void;
}

/** A number among those that may be answered: less, more, or typed by the arrow keys. */
export function Stepper({ label, values, value, onChange }: StepperProps) {
  const say = useSay();
  const at = value === null ? -1 : values.indexOf(value);
  const step = (by: number) => {
    const next = values[Math.min(values.length - 1, Math.max(0, at + by))];
    if (next !== undefined) onChange(next);
  };
  return (
    <fieldset className="stepper">
      <legend className="vh">{label}</legend>
      <button type="button" className="btn" aria-label={say('table.less')} disabled={at <= 0} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <output aria-live="polite">
        <b>{value ?? values[0]}</b>
        <span className="small mute">{label}</span>
      </output>
      <button
        type="button"
        className="btn"
        aria-label={say('table.more.one')}
        disabled={at >= values.length - 1}
        onClick={() => step(1)}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
