import type { MessageId } from '@majlis/i18n';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../../i18n.ts';
import { useTable } from '../../table/store.ts';
import { Icon } from '../../ui/icon.tsx';
import { useMedia } from '../../ui/media.ts';
import { placeCard } from '../placing.ts';
import './help.css';
import { keepNotes, lessonOf, noteFor, useNotes } from './notes.ts';

/** A word on what is met for the first time, at a table of this device; not where a guide speaks. */
export function Help() {
  const { store, online } = useTable();
  const isLesson = location.pathname.startsWith('/learn/');
  return store.isReplay || online !== null || isLesson ? null : <Notes />;
}

function Notes() {
  const { shown } = useTable();
  const { met, isOff } = useNotes();
  const [open, setOpen] = useState<string | null>(null);
  const note = isOff ? null : noteFor(shown, met);
  useEffect(() => {
    // One after the other: what is not read yet stays.
    if (note === null || open !== null) return;
    keepNotes({ met: [...met, note] });
    setOpen(note);
  }, [note, met, open]);
  return open === null || isOff ? null : <Note key={open} id={open} onClose={() => setOpen(null)} />;
}

/** What the note should not lie over; least of all what is to be touched. */
const BUSY = 'main :is(button, [role=button], li, figure, .stepper), .prompt .btn';
const READ = 'li, figure';
const TOUCHED = 4;

const busyBoxes = (): DOMRect[] =>
  [...document.querySelectorAll(BUSY)].flatMap((thing) => {
    const box = thing.getBoundingClientRect();
    return Array.from({ length: thing.matches(READ) ? 1 : TOUCHED }, () => box);
  });

function Note({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const say = useSay();
  const lesson = lessonOf(id);
  const title = lesson === null ? `note.${id}` : id;
  const more = lesson === null ? `note.${id}.more` : `${id}.about`;
  const card = useRef<HTMLElement>(null);
  // On a phone it would cover half of the table: a word, until somebody wants to know.
  const isPhone = useMedia('(max-width: 700px)');
  const [isRead, read] = useState(false);
  const isFolded = isPhone && !isRead;
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  const name = say(title as MessageId);
  const { decision } = useTable();
  const asked = decision?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: its size changes when it is unfolded, or with the language; another question has other things to touch
  useLayoutEffect(() => {
    const place = () => {
      const { offsetWidth: width, offsetHeight: height } = card.current!;
      const question = document.querySelector('.prompt')?.getBoundingClientRect() ?? null;
      setAt(placeCard({ width, height }, { width: innerWidth, height: innerHeight }, busyBoxes(), question));
    };
    place();
    // A phone that is turned.
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  }, [isFolded, name, asked]);
  return (
    <aside
      ref={card}
      className={`help-note ${isFolded ? 'folded' : ''}`}
      aria-label={say('note.label')}
      style={at === null ? { visibility: 'hidden' } : { left: at.x, top: at.y }}
    >
      {isFolded ? (
        <button type="button" className="btn" aria-expanded={false} onClick={() => read(true)}>
          {say('note.label')}: {name}
        </button>
      ) : (
        <div aria-live="polite">
          <b className="display">{name}</b>
          <p className="small">{say(more as MessageId)}</p>
        </div>
      )}
      {isFolded && (
        <button type="button" className="iconbtn" aria-label={say('note.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
      <div className="ways" hidden={isFolded}>
        <button type="button" className="btn" onClick={onClose}>
          {say('note.close')}
        </button>
        {lesson !== null && (
          <Link className="btn" href={`/learn/${lesson}`}>
            {say('note.lesson')}
          </Link>
        )}
        <button type="button" className="btn ghost" onClick={() => keepNotes({ isOff: true })}>
          {say('note.off')}
        </button>
      </div>
    </aside>
  );
}
