import { useState } from 'react';
import { useSay } from '../../i18n.ts';
import { LocalLink } from '../../play/local/local-link.ts';
import type { Advice } from '../../play/local/messages.ts';
import { useTable } from '../../table/store.ts';
import { Icon } from '../../ui/icon.tsx';
import { keepNotes, useNotes } from './notes.ts';

/** At a table of this device with one person at it: what would you do, and why? */
export function AskHint() {
  const say = useSay();
  const { store, shown, decision } = useTable();
  const [advice, setAdvice] = useState<{ readonly of: string; readonly found: Advice } | null>(null);
  const { link } = store;
  const id = decision?.id ?? null;
  const { viewer } = shown;
  if (store.isReplay || store.isShared || viewer === 'spectator' || !(link instanceof LocalLink)) return null;
  const ask = async () => {
    const found = await link.hint(viewer);
    if (found !== null && id !== null) setAdvice({ of: id, found });
  };
  return (
    <div className="help-hint">
      <button type="button" className="btn" disabled={id === null} onClick={() => void ask()}>
        <Icon name="lamp" /> {say('hint.ask')}
      </button>
      <div aria-live="polite">{advice !== null && advice.of === id && <Reason advice={advice.found} />}</div>
    </div>
  );
}

/** What it would do, and how that compares with the next best. */
function Reason({ advice }: { readonly advice: Advice }) {
  const say = useSay();
  const { store, ui, telling } = useTable();
  const { action, other, won, otherWon, tried } = advice;
  const why =
    tried < 2 ? say('hint.only') : won === null ? say('hint.judged', { tried }) : say('hint.why', { won, tried });
  const next =
    other === null || otherWon === null || won === null
      ? ''
      : say(won - otherWon < 3 ? 'hint.close' : 'hint.better', { other: ui.action(telling, other), won: otherWon });
  return (
    <>
      <b className="display">{say('hint.would', { action: ui.action(telling, action) })}</b>
      <p className="small">
        {why} {next}
      </p>
      <form method="dialog">
        <button type="submit" className="btn primary" onClick={() => void store.act(action)}>
          {say('hint.do')}
        </button>
      </form>
    </>
  );
}

/** Whether things met for the first time are explained. */
export function NotesSwitch() {
  const say = useSay();
  const { isOff } = useNotes();
  return (
    <label className="setting small">
      <span>{say('note.switch')}</span>
      <input type="checkbox" checked={!isOff} onChange={(event) => keepNotes({ isOff: !event.target.checked })} />
    </label>
  );
}
