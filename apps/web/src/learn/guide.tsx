import { portrait } from '@majlis/art';
import { follow, goOn, isDue, LEARNER, type Step, stepOf, type Walk } from '@majlis/lessons';
import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../i18n.ts';
import { useTable } from '../table/store.ts';
import { Drawing } from '../ui/drawing.tsx';
import { Icon } from '../ui/icon.tsx';
import './guide.css';
import { placeCard } from './placing.ts';
import type { Box } from './points.ts';
import { type Sitting, seenOf } from './sitting.ts';
import { Spotlight, usePointed, useShown } from './spotlight.tsx';
import { sentencesOf } from './words.ts';

const FACE = portrait('sheherazade', 'guide');
const NONE: readonly Box[] = [];

interface GuideProps {
  readonly sitting: Sitting;
  readonly onWalk: (walk: Walk) => void;
  readonly onBack: (step: number) => void;
  readonly onLeave: () => void;
}

/** Points at one thing, says one sentence, waits; and lets everybody do as they like. */
export function Guide({ sitting, onWalk, onBack, onLeave }: GuideProps) {
  const { shown } = useTable();
  const { lesson, walk } = sitting;
  const onPage = useShown(lesson.game, stepOf(lesson, walk)?.shown);
  const seen = useMemo(() => seenOf(shown, onPage), [shown, onPage]);
  const next = follow(lesson, walk, seen);
  useEffect(() => {
    if (next !== walk) onWalk(next);
  });
  const step = stepOf(lesson, next);
  const [folded, fold] = useState(-1);
  if (step === null) return <Farewell sitting={sitting} onLeave={onLeave} />;
  const isSilent =
    !isDue(step, seen) || (step.isFree === true && (folded === next.step || seen.log.length > next.since));
  const read = () => (step.isFree === true ? fold(next.step) : onWalk(goOn(next, seen)));
  const moves = { onRead: read, onSkip: () => onWalk(goOn(next, seen)), onBack: () => onBack(next.step - 1), onLeave };
  return isSilent ? (
    <Pill {...moves} step={step} />
  ) : (
    <Saying key={step.id} {...moves} sitting={{ ...sitting, walk: next }} step={step} />
  );
}

interface Moves {
  readonly onRead: () => void;
  readonly onSkip: () => void;
  readonly onBack: () => void;
  readonly onLeave: () => void;
}

/** Out of the way while others play, or while the learner wants to. */
function Pill({ step, onSkip, onLeave }: Moves & { readonly step: Step }) {
  const say = useSay();
  const isMine = useTable().decision !== null;
  return (
    <aside className="guide pill" data-step={step.id} aria-label={say('guide.label')}>
      <Drawing className="face" box="0 0 120 130" art={FACE} />
      <span aria-live="polite">{say(isMine ? 'guide.silent' : 'guide.watch')}</span>
      <button type="button" className="link" onClick={onSkip}>
        {say('guide.skip')}
      </button>
      <button type="button" className="link" onClick={onLeave}>
        {say('guide.leave')}
      </button>
    </aside>
  );
}

interface SayingProps extends Moves {
  readonly sitting: Sitting;
  readonly step: Step;
}

function Saying({ sitting, step, onRead, onSkip, onBack, onLeave }: SayingProps) {
  const say = useSay();
  const { store } = useTable();
  const { lesson, walk, link } = sitting;
  const { title, more, strayed } = sentencesOf(lesson, step);
  const boxes = usePointed(lesson.game, step.point);
  const isRead = step.until === 'next' || step.isFree === true;
  const doIt = async () => {
    const action = await link.advise(LEARNER);
    if (action !== null) await store.act(action);
  };
  return (
    <>
      <Spotlight boxes={boxes} />
      <Card step={step.id} boxes={boxes} takesFocus={isRead}>
        {(about) => (
          <>
            <Progress at={walk.step} of={lesson.steps.length} />
            <div id={about} {...(isRead ? {} : { 'aria-live': 'polite' as const })}>
              {walk.strayed && <p className="strayed">{strayed ?? say('guide.strayed')}</p>}
              <h2 className="display">{title}</h2>
              <p className="soft">{more}</p>
            </div>
            {isRead ? (
              <button type="button" className="btn primary" aria-describedby={about} onClick={onRead}>
                {say('guide.next')}
              </button>
            ) : (
              <p className="waits">
                <Icon name="play" /> {say('guide.waits')}
              </p>
            )}
            <div className="ways">
              {walk.step > 0 && (
                <button type="button" className="link" onClick={onBack}>
                  {say('guide.back')}
                </button>
              )}
              {!isRead && (
                <>
                  <button type="button" className="link show" onClick={() => void doIt()}>
                    {say('guide.show')}
                  </button>
                  <button type="button" className="link" onClick={onSkip}>
                    {say('guide.skip')}
                  </button>
                </>
              )}
              <button type="button" className="link last" onClick={onLeave}>
                {say('guide.leave')}
              </button>
            </div>
          </>
        )}
      </Card>
    </>
  );
}

function Progress({ at, of }: { readonly at: number; readonly of: number }) {
  const say = useSay();
  return (
    <div className="progress small">
      <b>{say('guide.of', { step: at + 1, steps: of })}</b>
      <span aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          <i key={i} className={i < at ? 'past' : i === at ? 'now' : ''} />
        ))}
      </span>
    </div>
  );
}

interface CardProps {
  readonly step: string;
  readonly boxes: readonly Box[];
  /** What is only to be read is read at once; whoever is to act keeps their place on the table. */
  readonly takesFocus: boolean;
  readonly children: (about: string) => ReactNode;
}

function Card({ step, boxes, takesFocus, children }: CardProps) {
  const say = useSay();
  const about = useId();
  const card = useRef<HTMLElement>(null);
  const [at, setAt] = useState<{ x: number; y: number } | null>(null);
  useLayoutEffect(() => {
    const { offsetWidth: width, offsetHeight: height } = card.current!;
    const question = document.querySelector('.prompt')?.getBoundingClientRect() ?? null;
    setAt(placeCard({ width, height }, { width: innerWidth, height: innerHeight }, boxes, question));
  }, [boxes]);
  useEffect(() => {
    if (takesFocus) card.current?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <aside
      ref={card}
      className="guide card"
      data-step={step}
      aria-label={say('guide.label')}
      style={at === null ? { visibility: 'hidden' } : { left: at.x, top: at.y }}
    >
      <Drawing className="face" box="0 0 120 130" art={FACE} />
      <div className="text">{children(about)}</div>
    </aside>
  );
}

/** The lesson is over; the game is not. */
function Farewell({ sitting, onLeave }: { readonly sitting: Sitting; readonly onLeave: () => void }) {
  const say = useSay();
  const { lesson, walk } = sitting;
  return (
    <Card step="done" boxes={NONE} takesFocus={true}>
      {(about) => (
        <>
          <div id={about}>
            <h2 className="display">{say('guide.done')}</h2>
            <p className="soft">{say('guide.done.more')}</p>
            {walk.passed.length > 0 && <p className="small soft">{say('guide.passed')}</p>}
          </div>
          <button type="button" className="btn primary" aria-describedby={about} onClick={onLeave}>
            {say('guide.goOn')}
          </button>
          <div className="ways">
            <Link className="link" href={`/learn/${lesson.game}`}>
              {say('guide.others')}
            </Link>
          </div>
        </>
      )}
    </Card>
  );
}
