import { lazy, Suspense, useState } from 'react';
import { useSay, withWords } from '../../i18n.ts';
import { Slip } from '../slip.tsx';
import { useTable } from '../store.ts';
import './company.css';

const Company = lazy(async () => ({ default: (await withWords(import('./company.tsx'), 'around', 'slips')).Company }));

/** Who is at the table, what they say, and what they may ask of each other. Nothing where one plays alone. */
export function CompanySlip() {
  const say = useSay();
  const { room, shown } = useTable();
  const [seen, setSeen] = useState(room?.chat.at(-1)?.seq ?? 0);
  if (room === null) return null;
  const last = room.chat.at(-1)?.seq ?? 0;
  const unread = room.chat.filter(({ seq, seat }) => seq > seen && seat !== shown.viewer).length;
  const label = unread === 0 ? say('company.title') : say('company.unread', { count: unread });
  return (
    <Slip
      icon="chat"
      title={say('company.title')}
      label={label}
      isNew={unread > 0}
      className="company"
      onClose={() => setSeen(last)}
    >
      {() => (
        <Suspense>
          <Company />
        </Suspense>
      )}
    </Slip>
  );
}
