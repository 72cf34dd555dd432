import type { KeyMoment } from '@majlis/review';
import type { GameUi, Telling } from '../games/ui.ts';
import { useSay } from '../i18n.ts';
import { SeatArt } from '../table/seat-art.tsx';
import { capital, type Unit, useFormat } from './format.ts';

interface MomentsProps {
  readonly moments: readonly KeyMoment[];
  readonly tellings: ReadonlyMap<number, Telling>;
  readonly ui: GameUi;
  readonly chosen: KeyMoment | null;
  readonly onChoose: (moment: KeyMoment) => void;
  readonly isDone: boolean;
  /** Somebody wants to find the better moves: they are not named. */
  readonly isGuessing: boolean;
  readonly unit: Unit;
}

/** The decisions of one player that mattered, in the order of the game. */
export function Moments({ moments, tellings, ui, chosen, onChoose, isDone, isGuessing, unit }: MomentsProps) {
  const say = useSay();
  const changed = useChange(unit);
  if (moments.length === 0) return isDone ? <p className="soft">{say('review.moments.none')}</p> : null;
  return (
    <ol className="review-moments">
      {moments.map((moment, i) => {
        const { at, kind, played, best } = moment;
        const telling = tellings.get(at);
        const isNamed = kind === 'mistake' && !isGuessing && telling !== undefined;
        return (
          <li key={at}>
            <button type="button" aria-pressed={chosen?.at === at} onClick={() => onChoose(moment)}>
              <span className={`pin ${kind}`} aria-hidden="true">
                {i + 1}
              </span>
              <span>
                <b>
                  {telling === undefined
                    ? say('review.moveNumber', { move: at + 1 })
                    : capital(ui.action(telling, played.action))}
                </b>
                <small>
                  {isNamed
                    ? say('review.kind.better', { move: at + 1, action: ui.action(telling, best.action) })
                    : say(kind === 'mistake' ? 'review.kind.mistake' : 'review.kind.win', { move: at + 1 })}
                </small>
              </span>
              <span className={`display ${kind}`}>{changed(moment)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Of the chance to win: where less is at stake, the game was decided, and points are what is left to speak of. */
const DECIDED = 0.005;

/** What a decision changed, in words. */
function useChange(unit: Unit): (moment: KeyMoment) => string {
  const say = useSay();
  const win = useFormat('win');
  const score = useFormat('score');
  return ({ kind, loss, gain }) => {
    const sign = kind === 'mistake' ? -1 : 1;
    const by = kind === 'mistake' ? loss : gain;
    const points = score.change(sign * by.score.mean);
    if (unit === 'score') return points;
    return Math.abs(by.win.mean) < DECIDED ? say('review.points', { points }) : win.change(sign * by.win.mean);
  };
}

interface WhoProps {
  readonly names: readonly string[];
  readonly who: number;
  readonly onWho: (seat: number) => void;
}

/** Whose moments are listed. */
export function Who({ names, who, onWho }: WhoProps) {
  const say = useSay();
  return (
    <fieldset className="seen-by review-who">
      <legend className="vh">{say('review.who')}</legend>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <button key={seat} type="button" aria-pressed={seat === who} onClick={() => onWho(seat)}>
          <SeatArt seat={seat} />
          <span className={seat === who ? '' : 'vh'}>{name}</span>
        </button>
      ))}
    </fieldset>
  );
}
