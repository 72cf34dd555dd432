import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Sign } from '../../games/ui.ts';
import { useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { useSigns } from './use-signs.ts';
import { type Wanted, watchSigns } from './watch-signs.ts';
import './signs.css';

const GAP = 8;

/** Says what a sign means to whoever rests on it, comes to it by keyboard, or presses it long. One for the whole table. */
export function SignTips() {
  const [wanted, want] = useState<Wanted | null>(null);
  const [isUsed, use] = useState(false);
  const groups = useSigns(isUsed);
  useEffect(
    () =>
      watchSigns((next) => {
        if (next !== null) use(true);
        want(next);
      }),
    [],
  );
  const known = groups.flatMap(({ signs }) => signs);
  const signs = (wanted?.ids ?? []).flatMap((id) => known.find((sign) => sign.id === id) ?? []);
  return wanted === null || signs.length === 0 ? null : <Tip signs={signs} place={wanted.place} />;
}

function Tip({ signs, place }: { readonly signs: readonly Sign[]; readonly place: DOMRect }) {
  const say = useSay();
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = tip.current!;
    // Above everything, also above a slip that lies open.
    element.showPopover?.();
    const { width, height } = element.getBoundingClientRect();
    const isAbove = place.top - height - GAP > 0;
    const left = place.left + place.width / 2 - width / 2;
    const top = isAbove ? place.top - height - GAP : place.bottom + GAP;
    element.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
    element.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`;
  });
  return (
    <aside aria-label={say('signs.title')}>
      <div ref={tip} className="sign-tip" role="tooltip" popover="manual">
        <dl>
          {signs.map((sign) => (
            <SignWords key={sign.id} sign={sign} />
          ))}
        </dl>
      </div>
    </aside>
  );
}

/** The drawing, its name, and a sentence. */
export function SignWords({ sign: { art, box = 48, name, text } }: { readonly sign: Sign }) {
  return (
    <div className="captioned">
      <dt>
        {art !== '' && <Drawing box={box} art={art} />}
        {name}
      </dt>
      <dd>{text}</dd>
    </div>
  );
}
