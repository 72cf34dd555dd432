import type { Json } from '@majlis/kernel';
import type { KeyMoment, Option } from '@majlis/review';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { GameUi, Telling } from '../games/ui.ts';
import { useSay } from '../i18n.ts';
import { capital, useFormat } from './format.ts';
import { Reasons } from './reasons.tsx';

interface MomentCardProps {
  readonly moment: KeyMoment;
  readonly number: number;
  readonly telling: Telling;
  readonly ui: GameUi;
  readonly isGuessing: boolean;
  /** It was asked for just now: whoever reads or hears goes on here. */
  readonly isAskedFor: boolean;
  readonly children: ReactNode;
}

/** One decision: what was played, what was better, and why. Who wants to guess chooses first. */
export function MomentCard({ moment, number, telling, ui, isGuessing, isAskedFor, children }: MomentCardProps) {
  const say = useSay();
  const { at, seat, kind } = moment;
  const [tries, setTries] = useState(isGuessing);
  const [guess, setGuess] = useState<string | null>(null);
  const words = (action: Json) => capital(ui.action(telling, action));
  const isAsked = tries && guess === null;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAskedFor) heading.current?.focus();
  }, [isAskedFor]);
  return (
    <section className="review-card niche" aria-labelledby="review-moment">
      <header>
        <span className={`pin ${kind}`} aria-hidden="true">
          {number}
        </span>
        <div>
          <h2 className="display" id="review-moment" ref={heading} tabIndex={-1}>
            {say('review.momentOf', { move: at + 1, name: telling.nameOf(seat) })}
          </h2>
          {!isAsked && <What moment={moment} />}
        </div>
      </header>
      {isAsked ? (
        <Choices moment={moment} words={words} onGuess={setGuess} />
      ) : (
        <>
          {guess !== null && <Verdict moment={moment} guess={guess} />}
          <Compared moment={moment} words={words} />
          <Why moment={moment} telling={telling} ui={ui} />
        </>
      )}
      <p className="review-ways">
        {!tries && kind === 'mistake' && (
          <button type="button" className="btn primary" onClick={() => setTries(true)}>
            {say('review.try')}
          </button>
        )}
        {children}
      </p>
    </section>
  );
}

function What({ moment: { kind, loss, gain } }: { readonly moment: KeyMoment }) {
  const say = useSay();
  const percent = useFormat('win');
  const points = useFormat('score');
  const { win, score } = kind === 'mistake' ? loss : gain;
  const sign = kind === 'mistake' ? -1 : 1;
  const values = {
    win: percent.change(sign * win.mean),
    error: percent.value(2 * win.error),
    score: points.change(sign * score.mean),
    scoreError: points.value(2 * score.error),
  };
  return <p className="small soft">{say(kind === 'mistake' ? 'review.cost' : 'review.won', values)}</p>;
}

interface WordsProps {
  readonly moment: KeyMoment;
  readonly words: (action: Json) => string;
}

/** Every answer once, in an order that tells nothing. */
function answersOf({ best, played, others }: KeyMoment): readonly Option[] {
  const all = new Map([best, played, ...others].map((option) => [option.text, option]));
  return [...all.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}

function Choices({ moment, words, onGuess }: WordsProps & { readonly onGuess: (text: string) => void }) {
  const say = useSay();
  return (
    <fieldset className="review-choices">
      <legend>{say('review.try.ask')}</legend>
      {answersOf(moment).map(({ text, action }) => (
        <button key={text} type="button" className="btn" onClick={() => onGuess(text)}>
          {words(action)}
        </button>
      ))}
    </fieldset>
  );
}

function Verdict({ moment, guess }: { readonly moment: KeyMoment; readonly guess: string }) {
  const say = useSay();
  const percent = useFormat('win');
  const { seat, best } = moment;
  const yours = answersOf(moment).find(({ text }) => text === guess);
  const chance = (option: Option | undefined) => percent.value(option?.wins[seat] ?? 0);
  const isRight = guess === best.text;
  return (
    <p className={`review-verdict ${isRight ? 'right' : 'wrong'}`} role="status">
      {isRight ? say('review.try.right') : say('review.try.wrong', { yours: chance(yours), best: chance(best) })}
    </p>
  );
}

function Compared({ moment, words }: WordsProps) {
  const say = useSay();
  const { seat, kind, played, best } = moment;
  return (
    <div className="review-compared">
      <Answer title={say('review.played')} option={played} seat={seat} words={words} />
      {kind === 'mistake' ? (
        <Answer title={say('review.better')} option={best} seat={seat} words={words} isBest={true} />
      ) : (
        <p className="small soft">{say('review.same')}</p>
      )}
    </div>
  );
}

interface AnswerProps {
  readonly title: string;
  readonly option: Option;
  readonly seat: number;
  readonly words: (action: Json) => string;
  readonly isBest?: boolean;
}

function Answer({ title, option, seat, words, isBest = false }: AnswerProps) {
  const percent = useFormat('win');
  const chance = option.wins[seat] ?? 0;
  return (
    <div className={isBest ? 'answer best' : 'answer'}>
      <span className="eyebrow">{title}</span>
      <b>{words(option.action)}</b>
      <span className="chance">
        <span className="bar" aria-hidden="true">
          <i style={{ width: `${100 * chance}%` }} />
        </span>
        <span className="display">{percent.value(chance)}</span>
      </span>
    </div>
  );
}

interface WhyProps {
  readonly moment: KeyMoment;
  readonly telling: Telling;
  readonly ui: GameUi;
}

function Why({ moment, telling, ui }: WhyProps) {
  const say = useSay();
  const { thought, kind, best, seat } = moment;
  if (thought === null) return null;
  const isMaster = kind === 'mistake' && thought.master.text !== best.text;
  const line = thought.master.line.filter((move) => move.seat !== seat).slice(0, 2);
  return (
    <>
      <Reasons reasons={thought.reasons} seat={seat} telling={telling} ui={ui} />
      {kind === 'mistake' && thought.reasons.length === 0 && <p className="small soft">{say('review.why.none')}</p>}
      {isMaster && (
        <p className="small soft">{say('review.master', { action: ui.action(telling, thought.master.action) })}</p>
      )}
      {line.length > 0 && (
        <p className="small soft">
          {say('review.line', {
            moves: line.map((move) => `${telling.nameOf(move.seat)}: ${ui.action(telling, move.action)}`).join('; '),
          })}
        </p>
      )}
    </>
  );
}
