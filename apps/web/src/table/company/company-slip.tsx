import type { ChatMessage } from '@majlis/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSay, withWords } from '../../i18n.ts';
import { SeatArt } from '../seat-art.tsx';
import { Slip } from '../slip.tsx';
import { useTable } from '../store.ts';
import './company.css';

const Company = lazy(async () => ({ default: (await withWords(import('./company.tsx'), 'around', 'slips')).Company }));

/** Who is at the table, what they say, and what they may ask of each other. Nothing where one plays alone. */
export function CompanySlip() {
  const say = useSay();
  const { online, shown } = useTable();
  const [seen, setSeen] = useState(online?.chat.at(-1)?.seq ?? 0);
  const [isOpen, setOpen] = useState(false);
  if (online === null) return null;
  const last = online.chat.at(-1)?.seq ?? 0;
  const fresh = online.chat.filter(
    ({ seq, seat }) => seq > seen && seat !== shown.viewer && !shown.muted.includes(seat),
  );
  const unread = fresh.length;
  const newest = fresh.at(-1);
  const label = unread === 0 ? say('company.title') : say('company.unread', { count: unread });
  return (
    <>
      <Slip
        icon="chat"
        isBeside={true}
        title={say('company.title')}
        label={label}
        isNew={unread > 0}
        className="company"
        onOpen={() => setOpen(true)}
        onClose={() => {
          setOpen(false);
          setSeen(last);
        }}
      >
        {() => (
          <Suspense>
            <Company />
          </Suspense>
        )}
      </Slip>
      {newest !== undefined && !isOpen && <NewLine key={newest.seq} line={newest} />}
    </>
  );
}

const SHOWN_FOR = 8000;

/** What somebody has just said, for a moment: one need not open anything to read it. */
function NewLine({ line }: { readonly line: ChatMessage }) {
  const { names } = useTable();
  const [isGone, go] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => go(true), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, []);
  if (isGone) return null;
  return (
    <p className="chat-new" role="status">
      <SeatArt seat={line.seat} />
      <span>
        <b>{names[line.seat]}</b> {line.text}
      </span>
    </p>
  );
}
