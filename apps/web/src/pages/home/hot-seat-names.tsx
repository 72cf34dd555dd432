import { useState } from 'react';
import { useSay } from '../../i18n.ts';

const STORE = 'majlis.hot-seat';
const LONGEST = 24;

/** As they were called last time on this device; a comma would part a name in two. */
export function keptNames(count: number): string[] {
  const kept = (localStorage.getItem(STORE) ?? '').split(',');
  return Array.from({ length: count }, (_, seat) => kept[seat] ?? '');
}

/** Who plays at this device: asked for where several do. */
export function HotSeatNames({ count }: { readonly count: number }) {
  const say = useSay();
  const [names, setNames] = useState<readonly string[]>(() => keptNames(6));
  const change = (seat: number, name: string) => {
    const next = names.with(seat, name.replaceAll(',', ' '));
    setNames(next);
    localStorage.setItem(STORE, next.join(','));
  };
  return (
    <fieldset className="hot-names">
      <legend className="vh">{say('home.names')}</legend>
      {Array.from({ length: count }, (_, seat) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={seat}
          maxLength={LONGEST}
          autoComplete="off"
          aria-label={say('solo.player', { number: seat + 1 })}
          placeholder={say('solo.player', { number: seat + 1 })}
          value={names[seat] ?? ''}
          onChange={(event) => change(seat, event.target.value)}
        />
      ))}
    </fieldset>
  );
}
