import { useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../i18n.ts';
import { useTable } from '../table/store.ts';
import { Icon } from '../ui/icon.tsx';
import { useReel } from './reel.ts';
import './replay.css';

/** Below the table, always in sight: forward and back, the link to this move, and on from here. */
export function ReplayBar() {
  const say = useSay();
  const { move, total, go, playOn, share, back } = useReel();
  return (
    <section className="prompt replay-bar" aria-label={say('replay.title')}>
      <Buttons />
      <div className="say" aria-live="polite">
        <b>{move === 0 ? say('replay.deal') : say('replay.move', { move, total })}</b>
        <span>
          <LastEvent />
        </span>
      </div>
      <input
        type="range"
        aria-label={say('replay.scrub')}
        aria-valuetext={say('replay.move', { move, total })}
        min={0}
        max={total}
        value={move}
        onChange={(event) => go(event.target.valueAsNumber)}
      />
      {back === undefined && (share ?? <MoveLink />)}
      {back !== undefined && (
        <Link className="btn primary" href={back}>
          {say('replay.backToTable')}
        </Link>
      )}
      {playOn !== undefined && (
        <button type="button" className="btn primary" disabled={move === total} onClick={playOn}>
          <Icon name="branch" />
          <span>{say('replay.playOn')}</span>
        </button>
      )}
    </section>
  );
}

function Buttons() {
  const say = useSay();
  const { move, total, go, isRunning, run } = useReel();
  const isStart = move === 0;
  const isEnd = move === total;
  return (
    <div className="replay-buttons">
      <Step label={say('replay.first')} icon="first" isOff={isStart} onClick={() => go(0)} />
      <Step label={say('replay.back')} icon="back" isOff={isStart} onClick={() => go(move - 1)} />
      <Step
        label={say(isRunning ? 'replay.pause' : 'replay.play')}
        icon={isRunning ? 'pause' : 'play'}
        isOff={isEnd && !isRunning}
        onClick={() => run(!isRunning)}
      />
      <Step label={say('replay.next')} icon="next" isOff={isEnd} onClick={() => go(move + 1)} />
      <Step label={say('replay.last')} icon="last" isOff={isEnd} onClick={() => go(total)} />
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: 'first' | 'back' | 'play' | 'pause' | 'next' | 'last';
  readonly isOff: boolean;
  readonly onClick: () => void;
}

function Step({ label, icon, isOff, onClick }: StepProps) {
  return (
    <button
      type="button"
      className={`iconbtn to-${icon}`}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

function LastEvent() {
  const { shown, ui, telling } = useTable();
  const events = shown.log.entries.at(-1)?.events ?? [];
  for (const event of events) {
    const words = ui.event(telling, event);
    if (words !== null) return words;
  }
  return null;
}

function MoveLink() {
  const say = useSay();
  const { move } = useReel();
  const [copied, setCopied] = useState(-1);
  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setCopied(move));
  return (
    <button type="button" className="btn ghost" onClick={copy}>
      <Icon name={copied === move ? 'check' : 'link'} />
      <span>{say(copied === move ? 'lobby.copied' : 'replay.link')}</span>
    </button>
  );
}
