import { lantern } from '@majlis/art';
import type { ReactNode } from 'react';
import { Floor } from './defs.tsx';
import { Drawing } from './drawing.tsx';
import { TopBar } from './top-bar.tsx';

interface ThresholdProps {
  readonly title: string;
  readonly lead: string;
  readonly isLit?: boolean;
  /** Read out at once, because it came unasked. */
  readonly isAlert?: boolean;
  /** The ways on. */
  readonly children: ReactNode;
}

/** A page that is not what one came for: a lantern, a sentence and the ways on. */
export function Threshold({ title, lead, isLit = false, isAlert = false, children }: ThresholdProps) {
  return (
    <div className="court">
      <Floor pattern="p-girih8" />
      <TopBar />
      <main className="sorry" id="content">
        <Drawing className="sorry-lantern" box="0 0 60 110" art={lantern(isLit)} />
        <h1 className="display">{title}</h1>
        <p className="soft" role={isAlert ? 'alert' : undefined}>
          {lead}
        </p>
        {children}
      </main>
    </div>
  );
}
