import { useEffect, useRef } from 'react';
import { useSay } from '../i18n.ts';
import { CloseForm } from './close-form.tsx';
import { useTable } from './store.ts';

const KEYS = [
  [['Tab'], 'keys.tab'],
  [['←', '↑', '→', '↓'], 'keys.arrows'],
  [['Enter'], 'keys.enter'],
  [['Esc'], 'keys.escape'],
  [['+', '−', '0'], 'keys.zoom'],
] as const;

/** Those of a game one looks back at. */
const REPLAY_KEYS = [
  [['Tab'], 'keys.tab'],
  [['←', '→'], 'keys.moves'],
  [['Page ↑', 'Page ↓'], 'keys.tenMoves'],
  [['Home', 'End'], 'keys.ends'],
  [['+', '−', '0'], 'keys.zoom'],
] as const;

/** Nobody types into the slider of a replay. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input:not([type=range]), select, textarea') !== null;

/** A question mark lists the keys of this page. */
export function KeyHelp() {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') === null) dialog.current?.showModal();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return (
    <dialog ref={dialog} className="niche slip keys" aria-label={say('keys.title')}>
      <h2 className="display">{say('keys.title')}</h2>
      <KeyList />
      <CloseForm />
    </dialog>
  );
}

export function KeyList() {
  const say = useSay();
  const { shown, store } = useTable();
  const hasTokens = shown.game === 'aladdins-dragon' && !store.isReplay;
  const own = hasTokens ? [[['1', '…', '9'], 'keys.tokens'] as const] : [];
  return (
    <dl className="key-list">
      {[...(store.isReplay ? REPLAY_KEYS : KEYS), ...own, [['?'], 'keys.help'] as const].map(([keys, words]) => (
        <div key={words}>
          <dt>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{say(words)}</dd>
        </div>
      ))}
    </dl>
  );
}
