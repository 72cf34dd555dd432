import type { Json } from '@majlis/kernel';
import type { ReactNode } from 'react';
import { useSay } from '../i18n.ts';
import { ReplayBar } from '../replay/replay-bar.tsx';
import { Icon } from '../ui/icon.tsx';
import { refusalWords } from './refusal-words.ts';
import { useTable } from './store.ts';

interface PromptBarProps {
  /** Instead of what the game says of the question. */
  readonly title?: string;
  readonly hint?: ReactNode;
  /** The main button, and whatever stands beside it. */
  readonly children?: ReactNode;
}

/** What to do now, what it costs, what it brings, how to take it back. Always there, always in the same place. */
export function PromptBar({ title, hint, children }: PromptBarProps) {
  const say = useSay();
  const { shown, ui, telling, decision, refusal, pending, store, isSending } = useTable();
  if (store.isReplay) return <ReplayBar />;
  if (decision === null) return <Waiting />;
  if (pending !== null) return <Confirming action={pending} />;
  const sentence = ui.prompt(telling, decision.prompt);
  return (
    <section className="prompt" aria-label={say('table.yourTurn')}>
      <div className="say" aria-live="polite">
        <b>{title ?? sentence.title}</b>
        <span>{refusal === null ? (hint ?? sentence.hint) : <Refused />}</span>
      </div>
      {shown.undo === null && (
        <button type="button" className="btn ghost undo" disabled={isSending} onClick={() => void store.undo()}>
          <Icon name="undo" />
          <span>{say('table.undo')}</span>
        </button>
      )}
      {children}
    </section>
  );
}

/** For those who want to be asked once more. */
function Confirming({ action }: { readonly action: Json }) {
  const say = useSay();
  const { ui, telling, store } = useTable();
  return (
    <section className="prompt" aria-label={say('table.yourTurn')}>
      <div className="say" aria-live="polite">
        <b>{ui.action(telling, action)}</b>
        <span>{say('table.confirmHint')}</span>
      </div>
      <button type="button" className="btn ghost undo" onClick={() => void store.confirm(false)}>
        {say('table.cancel')}
      </button>
      <button type="button" className="btn primary" onClick={() => void store.confirm(true)}>
        {say('table.confirm')}
      </button>
    </section>
  );
}

function Refused() {
  const { ui, telling, refusal } = useTable();
  const say = useSay();
  if (refusal === null) return null;
  return <em className="refused">{say('table.refused', { reason: refusalWords(ui, telling, refusal) })}</em>;
}

function Waiting() {
  const say = useSay();
  const { shown, names, store } = useTable();
  const asked = shown.asked.filter((seat) => seat !== shown.viewer).map((seat) => names[seat] ?? '');
  const words =
    asked.length === 1
      ? say('table.thinking', { name: asked[0]! })
      : say('table.thinkingMany', { names: new Intl.ListFormat(document.documentElement.lang).format(asked) });
  return (
    <section className="prompt waiting" aria-label={say('table.players')}>
      <div className="say" aria-live="polite">
        <b>{shown.paused ? say('company.paused') : asked.length === 0 ? say('table.loading') : words}</b>
      </div>
      {shown.undo === null && (
        <button type="button" className="btn ghost undo" onClick={() => void store.undo()}>
          <Icon name="undo" />
          <span>{say('table.undo')}</span>
        </button>
      )}
    </section>
  );
}
