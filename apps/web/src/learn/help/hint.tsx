import { useState } from 'react';
import { useSay } from '../../i18n.ts';
import { LocalLink } from '../../play/local/local-link.ts';
import type { Advice, Known } from '../../play/local/messages.ts';
import { ask, me, seatKeyOf } from '../../play/remote/api.ts';
import { useTable } from '../../table/store.ts';
import { Icon } from '../../ui/icon.tsx';
import { keepNotes, useNotes } from './notes.ts';

/** Who may be asked: the worker of a table of this device, or one of one's own where all at a table have agreed. */
function useAdviser(): (() => Promise<Advice | null>) | null {
  const { store, shown, decision, online } = useTable();
  const { link } = store;
  const { viewer } = shown;
  if (store.isReplay || store.isShared || viewer === 'spectator') return null;
  if (link instanceof LocalLink) return () => link.hint(viewer);
  const token = online === null ? undefined : (seatKeyOf(online.table)?.token ?? me()?.token);
  if (shown.terms.hints !== true || online === null || token === undefined) return null;
  return async () => {
    if (decision === null) return null;
    const path = `/api/seat/questions/${decision.id}?table=${online.table}`;
    const known = await ask<Known>('GET', path, undefined, token).catch(() => null);
    if (known === null) return null;
    const thinker = new LocalLink();
    const found = await thinker.hintOn(known);
    thinker.close();
    return found;
  };
}

/** What would you do, and why? Alone, and where everybody may ask. */
export function AskHint() {
  const say = useSay();
  const { decision } = useTable();
  const adviser = useAdviser();
  const [advice, setAdvice] = useState<{ readonly of: string; readonly found: Advice } | null>(null);
  const id = decision?.id ?? null;
  if (adviser === null) return null;
  const advise = async () => {
    const found = await adviser();
    if (found !== null && id !== null) setAdvice({ of: id, found });
  };
  return (
    <div className="help-hint">
      <button type="button" className="btn" disabled={id === null} onClick={() => void advise()}>
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
