import type { KeyMoment } from '@majlis/review';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useSay } from '../i18n.ts';
import type { Recording } from '../replay/recording.ts';
import type { ReplayTableProps } from '../replay/replay-table.tsx';
import { Floor } from '../ui/defs.tsx';
import { Icon } from '../ui/icon.tsx';
import { TopBar } from '../ui/top-bar.tsx';
import { Accounts } from './accounts.tsx';
import { Chart, ChartNumbers } from './chart.tsx';
import { CopyLink, Eyes, Thinking, Units } from './controls.tsx';
import type { Unit } from './format.ts';
import { MomentCard } from './moment-card.tsx';
import { Moments, Who } from './moments.tsx';
import { type Place, usePlace } from './use-place.ts';
import { type Found, useReview } from './use-review.ts';
import { useTellings } from './use-telling.ts';
import '../replay/replay.css';
import './review.css';
import './chart.css';
import './moments.css';
import './narrow.css';

/** A game looked back at. The address names the moment and the eyes, so that it can be given to others. */
export function ReviewPage(props: ReplayTableProps) {
  const say = useSay();
  const { recording, ui } = props;
  const { shown } = recording.last;
  const isOver = shown.phase === 'over' && recording.record !== undefined;
  const place = usePlace(recording);
  const { found, thinkLonger } = useReview(isOver ? (recording.record ?? null) : null, place.eyes, ownSeat(recording));
  return (
    <div className="court review">
      <Floor pattern={ui.floor} />
      <TopBar where={<h1>{say('review.title')}</h1>}>
        <Link
          className="iconbtn"
          href={place.replayAt(place.move)}
          aria-label={say('replay.open')}
          title={say('replay.open')}
        >
          <Icon name="play" />
        </Link>
      </TopBar>
      <main id="content" className="review-main">
        {!isOver && <p>{say('review.notOver')}</p>}
        {typeof found === 'string' && <p role="alert">{say('mishap.fault.title')}</p>}
        {isOver && found === null && <p role="status">{say('table.loading')}</p>}
        {found !== null && typeof found === 'object' && (
          <Whole {...props} place={place} found={found} thinkLonger={thinkLonger} />
        )}
      </main>
    </div>
  );
}

/** Whose game it was. */
const ownSeat = ({ eyes, mine = eyes.find((eye) => typeof eye === 'number') ?? null }: Recording): number | null =>
  mine;

/** What to look at first, where the address names nothing. */
const worstOf = (moments: readonly KeyMoment[]): KeyMoment | null =>
  moments.reduce<KeyMoment | null>((worst, moment) => {
    if (moment.kind !== 'mistake') return worst;
    return worst === null || moment.loss.value.mean > worst.loss.value.mean ? moment : worst;
  }, null);

interface WholeProps extends ReplayTableProps {
  readonly place: Place;
  readonly found: Found;
  readonly thinkLonger: () => void;
}

function Whole({ recording, ui, onPlayOn, share, place, found, thinkLonger }: WholeProps) {
  const say = useSay();
  const [, navigate] = useLocation();
  const { names } = recording.last;
  const { review } = found;
  const [unit, setUnit] = useState<Unit>('win');
  const [picked, setPicked] = useState(() => ownSeat(recording) ?? 0);
  const [isGuessing, setGuessing] = useState(false);
  const who = place.eyes === 'all' ? (review.moments.find(({ at }) => at === place.move)?.seat ?? picked) : place.eyes;
  const own = review.moments.filter(({ seat }) => seat === who);
  const chosen = own.find(({ at }) => at === place.move) ?? (found.isDone && !place.isGiven ? worstOf(own) : null);
  const tellings = useTellings(recording, own);
  const [askedFor, askFor] = useState<number | null>(null);
  const choose = ({ at }: KeyMoment) => {
    askFor(at);
    place.choose(at, place.eyes);
  };
  const telling = chosen === null ? undefined : tellings.get(chosen.at);
  return (
    <>
      <div className="review-head">
        <h2 className="display">{say('review.how')}</h2>
        {share?.(place.written(place.move)) ?? <CopyLink />}
        <Eyes place={place} names={names} />
      </div>
      <Thinking found={found} thinkLonger={thinkLonger} />
      <div className="review-column">
        <section className="review-curve" aria-labelledby="review-unit">
          <Units unit={unit} onUnit={setUnit} />
          <Chart
            review={review}
            unit={unit}
            names={names}
            who={who}
            chosen={chosen}
            onChoose={choose}
            onLook={(move) => navigate(place.replayAt(move))}
          />
          <ChartNumbers review={review} unit={unit} names={names} />
        </section>
        {chosen !== null && telling !== undefined && (
          <MomentCard
            key={`${chosen.at} ${isGuessing}`}
            moment={chosen}
            number={own.indexOf(chosen) + 1}
            telling={telling}
            ui={ui}
            isGuessing={isGuessing && chosen.kind === 'mistake'}
            isAskedFor={askedFor === chosen.at}
          >
            {onPlayOn !== undefined && (
              <button type="button" className="btn" onClick={() => onPlayOn(chosen.at, chosen.seat)}>
                <Icon name="branch" /> <span>{say('replay.playOn')}</span>
              </button>
            )}
            <Link className="btn" href={place.replayAt(chosen.at, chosen.seat)}>
              <Icon name="eye" /> <span>{say('review.look')}</span>
            </Link>
          </MomentCard>
        )}
      </div>
      <div className="review-column">
        <section className="review-list" aria-labelledby="review-mattered">
          <h2 className="display" id="review-mattered">
            {say('review.moments')}
          </h2>
          <p className="small soft">{say('review.moments.lead')}</p>
          {place.eyes === 'all' && (
            <Who
              names={names}
              who={who}
              onWho={(seat) => {
                setPicked(seat);
                place.choose(recording.last.shown.moves, place.eyes);
              }}
            />
          )}
          <label className="review-guess">
            <input type="checkbox" checked={isGuessing} onChange={(event) => setGuessing(event.target.checked)} />
            <span>{say('review.guessFirst')}</span>
          </label>
          <Moments
            moments={own}
            tellings={tellings}
            ui={ui}
            chosen={chosen}
            onChoose={choose}
            isDone={found.isDone}
            isGuessing={isGuessing}
            unit={unit}
          />
        </section>
        {review.accounts.length > 0 && <Accounts review={review} unit={unit} names={names} eyes={place.eyes} />}
      </div>
    </>
  );
}
