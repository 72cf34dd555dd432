import { lazy, type ReactNode, Suspense } from 'react';
import { Floor } from './defs.tsx';
import type { ShutDoor as Door } from './shut-door.tsx';
import { TopBar } from './top-bar.tsx';

// Where nothing arrives any more, the sentence must do.
const ShutDoor = lazy<typeof Door>(() =>
  import('./shut-door.tsx').then(
    ({ ShutDoor }) => ({ default: ShutDoor }),
    () => ({ default: () => null as never }),
  ),
);

interface ThresholdProps {
  readonly title: string;
  readonly lead: string;
  /** Read out at once, because it came unasked. */
  readonly isAlert?: boolean;
  /** The ways on. */
  readonly children: ReactNode;
}

/** A page that is not what one came for: a door, a sentence and the ways on. */
export function Threshold({ title, lead, isAlert = false, children }: ThresholdProps) {
  return (
    <div className="court">
      <Floor pattern="p-girih8" />
      <TopBar />
      <main className="sorry at-door" id="content">
        <div className="sorry-wall">
          <Suspense>
            <ShutDoor />
          </Suspense>
        </div>
        <div className="sorry-words">
          <h1 className="display">{title}</h1>
          <p className="soft" role={isAlert ? 'alert' : undefined}>
            {lead}
          </p>
          {children}
        </div>
      </main>
    </div>
  );
}
