import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useSay } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMedia } from '../../ui/media.ts';
import type { Picking } from './selection.ts';
import { OfModule, Slot } from './slot.tsx';

/** What can be bought or built besides the market: one door for each module. Where there is little room it opens by a touch. */
export function Lane({ picking }: { readonly picking: Picking }) {
  const say = useSay();
  const isFolding = useMedia('(max-width: 1100px)');
  const [isOpen, open] = useState(false);
  const [ready, setReady] = useState(0);
  const doors = useRef<HTMLDivElement>(null);
  // Each door knows whether anything behind it can be done now.
  useLayoutEffect(() => setReady(doors.current?.querySelectorAll('.alh-door.open').length ?? 0));
  const title = (
    <>
      <b className="display">{say('alhambra.lane')}</b>
      <span className="small mute hint">{say('alhambra.lane.hint')}</span>
      {ready > 0 && (
        <span className="ready">
          <span aria-hidden="true">{ready}</span>
          <span className="vh">{say('alhambra.lane.ready', { count: ready })}</span>
        </span>
      )}
    </>
  );
  return (
    <section className={`alh-lane ${isOpen ? 'open' : ''}`} aria-label={say('alhambra.lane')}>
      <h2 className="cap">
        {isFolding ? (
          <button type="button" className="lane-toggle" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
            {title}
            <Icon name="next" />
          </button>
        ) : (
          <span className="lane-toggle">{title}</span>
        )}
      </h2>
      <div className="doors" ref={doors}>
        <Slot name="Lane" picking={picking} />
      </div>
    </section>
  );
}

interface DoorProps {
  readonly title: string;
  /** A price, or why it is shut. */
  readonly note: string;
  /** Whether anything behind it can be done now. */
  readonly isOpen: boolean;
  readonly children?: ReactNode;
}

/** A door of the lane: what it is, what it costs, and the pieces behind it. */
export function Door({ title, note, isOpen, children }: DoorProps) {
  return (
    <fieldset className={`alh-door ${isOpen ? 'open' : ''}`} data-sign={useContext(OfModule)}>
      <legend className="vh">{title}</legend>
      <div className="say">
        <b aria-hidden="true">{title}</b>
        <span className="small mute">{note}</span>
      </div>
      <div className="goods">{children}</div>
    </fieldset>
  );
}
