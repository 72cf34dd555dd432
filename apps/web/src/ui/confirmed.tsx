import { useRef, useState } from 'react';
import { useSay } from '../i18n.ts';
import './confirmed.css';
import { Icon, type IconName } from './icon.tsx';

interface ConfirmedProps {
  readonly icon: IconName;
  readonly label: string;
  /** What will have happened, as a question. */
  readonly question: string;
  readonly yes: string;
  readonly onYes: () => void;
  /** Only the sign, its words for those who hear or hover. */
  readonly isSmall?: boolean;
}

/** A button for what cannot be taken back: it asks first, in its own place. */
export function Confirmed({ icon, label, question, yes, onYes, isSmall = false }: ConfirmedProps) {
  const say = useSay();
  const [isAsking, ask] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const letBe = () => {
    ask(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  if (!isAsking) {
    return (
      <button
        ref={button}
        type="button"
        className={isSmall ? 'iconbtn' : 'btn'}
        title={isSmall ? label : undefined}
        onClick={() => ask(true)}
      >
        <Icon name={icon} /> <span className={isSmall ? 'vh' : ''}>{label}</span>
      </button>
    );
  }
  return (
    <fieldset className="confirmed">
      <legend>{question}</legend>
      <button
        type="button"
        className="btn danger"
        onClick={() => {
          ask(false);
          onYes();
        }}
      >
        {yes}
      </button>
      {/* biome-ignore lint/a11y/noAutofocus: whoever asked for it goes on from here, and is safe with Enter */}
      <button type="button" className="btn" autoFocus={true} onClick={letBe}>
        {say('table.cancel')}
      </button>
    </fieldset>
  );
}
