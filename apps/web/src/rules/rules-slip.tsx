import { lazy, Suspense } from 'react';
import { useSay, withWords } from '../i18n.ts';
import { Slip } from '../table/slip.tsx';
import { useTable } from '../table/store.ts';

const Rules = lazy(async () => ({ default: (await withWords(import('./rules.tsx'), 'signs')).Rules }));

export function RulesSlip() {
  const say = useSay();
  const { rule, store } = useTable();
  return (
    <Slip
      icon="book"
      title={say('table.rules')}
      className="rules"
      isWanted={rule !== null}
      onClose={() => store.lookUp(null)}
    >
      {() => (
        <Suspense fallback={<p className="soft">{say('table.loading')}</p>}>
          <Rules at={rule} />
        </Suspense>
      )}
    </Slip>
  );
}
