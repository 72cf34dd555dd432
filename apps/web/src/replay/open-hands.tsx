import { type ComponentType, useEffect, useState } from 'react';
import { loadOpenHand, type OpenHandProps } from '../games/open-hands.ts';
import { useSay } from '../i18n.ts';
import { SeatArt } from '../table/seat-art.tsx';
import { useTable } from '../table/store.ts';

/** On a phone they are moved sideways, also by keys. */
const MOVED = { tabIndex: 0 };

/** Every hand on the table, while nobody's eyes in particular are looked through. */
export function OpenHands() {
  const say = useSay();
  const { shown, names, message } = useTable();
  const [Hand, setHand] = useState<ComponentType<OpenHandProps> | null>(null);
  const { open } = message;
  const isOpen = open !== undefined;
  useEffect(() => {
    if (isOpen) void loadOpenHand(shown.game)?.then((found) => setHand(() => found));
  }, [isOpen, shown.game]);
  if (open === undefined || Hand === null) return null;
  return (
    <ul className="open-hands" aria-label={say('replay.hands')} {...MOVED}>
      {open.map((view, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <li key={seat}>
          <SeatArt seat={seat} label={names[seat] ?? ''} />
          <div className="held">
            <Hand view={view} seat={seat} />
          </div>
        </li>
      ))}
    </ul>
  );
}
