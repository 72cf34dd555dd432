import { type FormEvent, useEffect, useRef } from 'react';
import { useLocale, useSay } from '../../i18n.ts';
import type { Courtesy } from '../../play/link.ts';
import { SeatArt } from '../seat-art.tsx';
import { useTable } from '../store.ts';

/** As `MAX_CHAT` of the protocol package, whose schemas the page does not load. */
const LONGEST = 500;

/** What was said at the table; those who watch only read. */
export function Chat({ onAsk }: { readonly onAsk: (courtesy: Courtesy) => void }) {
  const say = useSay();
  const { locale } = useLocale();
  const { shown, names, online } = useTable();
  const end = useRef<HTMLOListElement>(null);
  const lines = (online?.chat ?? []).filter(({ seat }) => !shown.muted.includes(seat));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is brought into view when there is one more
  useEffect(() => {
    end.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [lines.length]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text')).trim();
    if (text === '') return;
    onAsk({ type: 'say', text });
    event.currentTarget.reset();
  };
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <section className="chat" aria-label={say('table.chat')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={end} aria-live="polite" tabIndex={0} aria-label={say('table.chat')}>
        {lines.length === 0 && <li className="mute">{say('company.quiet')}</li>}
        {lines.map(({ seq, at, seat, text }) => (
          <li key={seq}>
            <SeatArt seat={seat} />
            <span>
              <b>{names[seat]}</b> <time className="tiny mute">{time.format(at)}</time>
              <br />
              {text}
            </span>
          </li>
        ))}
      </ol>
      {shown.viewer !== 'spectator' &&
        (shown.seats[shown.viewer]!.silenced ? (
          <p className="small mute">{say('company.silenced')}</p>
        ) : (
          <form className="chat-form" onSubmit={send}>
            <label className="vh" htmlFor="chat-text">
              {say('company.line')}
            </label>
            <input
              id="chat-text"
              name="text"
              maxLength={LONGEST}
              autoComplete="off"
              placeholder={say('company.line')}
            />
            <button type="submit" className="btn">
              {say('company.send')}
            </button>
          </form>
        ))}
    </section>
  );
}
