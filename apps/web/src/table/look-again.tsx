import type { ReactNode } from 'react';
import type { Look } from '../games/ui.ts';

interface LookAgainProps {
  readonly look: Look;
  readonly children: ReactNode;
}

/** Opens on the table what was told before; a slip it stands on closes. */
export function LookAgain({ look, children }: LookAgainProps) {
  return (
    <button
      type="button"
      className="look-again"
      title={look.label}
      onClick={(event) => {
        event.currentTarget.closest('dialog')?.close();
        look.open();
      }}
    >
      {children}
    </button>
  );
}
