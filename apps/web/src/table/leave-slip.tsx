import { lazy, Suspense } from 'react';
import { useSay, withWords } from '../i18n.ts';
import { Slip } from './slip.tsx';

const Leaving = lazy(async () => ({ default: (await withWords(import('./leaving.tsx'), 'slips')).Leaving }));

export interface LeavingProps {
  /** The same table, dealt again; this game is kept. */
  readonly onNew: () => void;
  readonly onGiveUp: () => void;
}

/** The ways out of a game alone: later, another one, or not at all. */
export function LeaveSlip(props: LeavingProps) {
  const say = useSay();
  return (
    <Slip icon="door" title={say('table.leave')} className="leaving">
      {() => (
        <Suspense>
          <Leaving {...props} />
        </Suspense>
      )}
    </Slip>
  );
}
