import { useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../i18n.ts';
import { Icon } from '../ui/icon.tsx';
import type { Unit } from './format.ts';
import type { Place } from './use-place.ts';
import type { Found } from './use-review.ts';

export function CopyLink() {
  const say = useSay();
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(location.href).then(() => setCopied(true));
  return (
    <button type="button" className="btn" onClick={copy}>
      <Icon name={isCopied ? 'check' : 'link'} /> <span>{say(isCopied ? 'lobby.copied' : 'replay.link')}</span>
    </button>
  );
}

interface ThinkingProps {
  readonly found: Found;
  readonly thinkLonger: () => void;
}

/** How far it has come, or how sure it is and how to be surer. */
export function Thinking({ found, thinkLonger }: ThinkingProps) {
  const say = useSay();
  const { isDone, done, total, budget, review } = found;
  if (isDone) {
    return (
      <div className="review-thinking">
        <p className="small soft">{say('review.done', { budget, again: review.again })}</p>
        {found.puzzles > 0 && (
          <Link className="btn ghost" href="/puzzles/own">
            <Icon name="lamp" /> <span>{say('review.puzzles', { count: found.puzzles })}</span>
          </Link>
        )}
        <button type="button" className="btn ghost" onClick={thinkLonger}>
          <Icon name="hourglass" /> <span>{say('review.longer')}</span>
        </button>
      </div>
    );
  }
  return (
    <div className="review-thinking">
      <progress max={total} value={done} aria-label={say('review.progress')} />
      <p className="small soft">{say(done < total ? 'review.thinking' : 'review.again', { done, total })}</p>
    </div>
  );
}

export function Units({ unit, onUnit }: { readonly unit: Unit; readonly onUnit: (unit: Unit) => void }) {
  const say = useSay();
  return (
    <fieldset className="seen-by">
      <legend className="vh" id="review-unit">
        {say('review.unit')}
      </legend>
      {(['win', 'score'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={unit === one} onClick={() => onUnit(one)}>
          {say(`review.unit.${one}`)}
        </button>
      ))}
    </fieldset>
  );
}

/** With whose knowledge the chances are counted. */
export function Eyes({ place, names }: { readonly place: Place; readonly names: readonly string[] }) {
  const say = useSay();
  return (
    <label className="field review-eyes">
      <span className="eyebrow">{say('review.eyes')}</span>
      <select
        value={String(place.eyes)}
        onChange={({ target }) => place.choose(place.move, target.value === 'all' ? 'all' : Number(target.value))}
      >
        <option value="all">{say('review.eyes.all')}</option>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <option key={seat} value={seat}>
            {say('review.eyes.seat', { name })}
          </option>
        ))}
      </select>
    </label>
  );
}
