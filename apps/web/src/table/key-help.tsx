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

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea') !== null;

/** A question mark lists the keys of this table. */
export function KeyHelp() {
  const say = useSay();
  const { shown } = useTable();
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
      <KeyList game={shown.game} />
      <CloseForm />
    </dialog>
  );
}

export function KeyList({ game }: { readonly game: string }) {
  const say = useSay();
  const own = game === 'aladdins-dragon' ? [[['1', '…', '9'], 'keys.tokens'] as const] : [];
  return (
    <dl className="key-list">
      {[...KEYS, ...own, [['?'], 'keys.help'] as const].map(([keys, words]) => (
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
