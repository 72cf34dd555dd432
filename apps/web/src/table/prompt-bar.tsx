import type { Seat } from '@majlis/kernel';
import type { ReactNode } from 'react';
import { useSay } from '../i18n.ts';
import { Icon } from '../ui/icon.tsx';
import { HOME } from './focus.ts';
import { useOnlyPass } from './only-pass.ts';
import { Refused } from './refused.tsx';
import { type OpenTable, useTable } from './store.ts';

interface PromptBarProps {
  /** Instead of what the game says of the question. */
  readonly title?: string;
  readonly hint?: ReactNode;
  /** The main button, and whatever stands beside it. */
  readonly children?: ReactNode;
  /** What the game has to show before the question, or in its place. */
  readonly instead?: BarProps | undefined;
}

interface BarProps {
  readonly label: string;
  readonly title: string;
  readonly hint?: ReactNode;
  readonly isWaiting?: boolean;
  readonly children?: ReactNode;
}

/** What to do now, what it costs, what it brings, how to take it back. Always there, always in the same place. */
export function PromptBar({ instead, ...asking }: PromptBarProps) {
  const say = useSay();
  const table = useTable();
  const { shown, decision, pending, store, solo, isTakingBack } = table;
  useOnlyPass(instead === undefined);
  // Nobody is asked anything: the replay has a bar of its own below the table.
  if (store.isReplay) return null;
  const props = isTakingBack
    ? takingBackBar(table)
    : (instead ??
      (decision === null
        ? waitingBar(table)
        : pending !== null
          ? confirmingBar(table)
          : askingBar(table, asking, say('table.yourTurn'))));
  const isBusy = isTakingBack || instead !== undefined || pending !== null;
  const mayUndo = !isBusy && (shown.undo === null || (solo !== null && solo.takeBack !== null));
  return (
    <Bar {...props}>
      {mayUndo && <UndoButton />}
      {props.children}
    </Bar>
  );
}

/** One element for all that is said there: only what changes in a live region is announced, not what comes again. */
function Bar({ label, title, hint, isWaiting = false, children }: BarProps) {
  const { decision, isSending } = useTable();
  return (
    <section
      className={`prompt ${isWaiting ? 'waiting' : ''}`}
      aria-label={label}
      aria-busy={isSending}
      data-question={decision?.prompt.kind}
      data-decision={decision?.id}
      {...HOME}
    >
      <div className="say" aria-live="polite" aria-atomic="true">
        <b>{title}</b>
        <span>{hint}</span>
      </div>
      {children}
    </section>
  );
}

function askingBar(table: OpenTable, { title, hint, children }: PromptBarProps, label: string): BarProps {
  const { ui, telling, decision, refusal } = table;
  const sentence = ui.prompt(telling, decision!.prompt);
  return {
    label,
    title: title ?? sentence.title,
    hint: refusal === null ? (hint ?? sentence.hint) : <Refused refusal={refusal} />,
    children,
  };
}

/** For those who want to be asked once more. */
function confirmingBar({ ui, telling, pending, store }: OpenTable): BarProps {
  const { say } = telling;
  const isPuzzle = store.link.isPuzzle === true;
  return {
    label: say('table.yourTurn'),
    title: ui.action(telling, pending),
    hint: say(isPuzzle ? 'puzzle.answerHint' : 'table.confirmHint'),
    children: (
      <>
        <button type="button" className="btn ghost undo" onClick={() => void store.confirm(false)}>
          {say('table.cancel')}
        </button>
        <button type="button" className="btn primary" onClick={() => void store.confirm(true)}>
          {say(isPuzzle ? 'puzzle.answer' : 'table.confirm')}
        </button>
      </>
    ),
  };
}

/** Alone one may go back past what one has seen; the table says so, and the game is marked. */
function takingBackBar({ telling: { say }, store }: OpenTable): BarProps {
  return {
    label: say('table.undo'),
    title: say('table.takeBack'),
    hint: say('table.takeBack.hint'),
    children: (
      <>
        <button type="button" className="btn ghost undo" onClick={() => void store.takeBack(false)}>
          {say('table.cancel')}
        </button>
        <button type="button" className="btn primary" onClick={() => void store.takeBack(true)}>
          {say('table.takeBack.yes')}
        </button>
      </>
    ),
  };
}

function waitingBar({ shown, names, online, telling: { say } }: OpenTable): BarProps {
  const others = shown.asked.filter((seat) => seat !== shown.viewer);
  const asked = others.map((seat) => names[seat] ?? '');
  const isAway = (seat: Seat): boolean =>
    online !== null && shown.seats[seat]!.holder.kind === 'human' && !online.present.includes(seat);
  const isPlayedFor = (seat: Seat): boolean => shown.seats[seat]!.standIn !== null;
  const words =
    asked.length === 1
      ? say(isAway(others[0]!) && !isPlayedFor(others[0]!) ? 'table.awayTurn' : 'table.thinking', { name: asked[0]! })
      : say('table.thinkingMany', { names: new Intl.ListFormat(document.documentElement.lang).format(asked) });
  const nobody = say(shown.outcome === null ? 'table.loading' : 'table.over.end');
  const title = shown.paused ? say('company.paused') : asked.length === 0 ? nobody : words;
  return { label: say('table.waiting'), title, isWaiting: true };
}

function UndoButton() {
  const say = useSay();
  const { store } = useTable();
  return (
    <button type="button" className="btn ghost undo" onClick={() => void store.undo()}>
      <Icon name="undo" />
      <span>{say('table.undo')}</span>
    </button>
  );
}
