import type { Share, SheetRow } from '@majlis/alhambra/client';
import type { Say } from '../../../i18n.ts';
import type { Telling } from '../../ui.ts';
import { rivals } from '../rivals.ts';
import { listOf } from '../words.ts';

/** The names of all who score, seats first. */
function contendersOf(telling: Telling): readonly string[] {
  return [...telling.shown.seats.map((_, seat) => telling.nameOf(seat)), ...rivals(telling).map(({ name }) => name)];
}

/** Who takes which places and what that gives: "1st: Jonas and Sindbad, 13 + 6 shared by two: 9 each." */
export function rowSentence(telling: Telling, row: SheetRow): string {
  const { say } = telling;
  const names = contendersOf(telling);
  if (row.places === null) {
    const gains = row.points.flatMap((points, at) => (points === 0 ? [] : [`${names[at]} ${points}`]));
    const told =
      gains.length === 0 ? say('alhambra.scoring.nobody') : say('alhambra.scoring.each', { points: listOf(gains) });
    return row.source === 'wall' ? `${say('alhambra.scoring.wall')} ${told}` : told;
  }
  if (row.shares.length === 0) return say('alhambra.scoring.nobody');
  return row.shares.map((share) => shareSentence(telling, share, names)).join(' ');
}

function shareSentence({ say }: Telling, share: Share, names: readonly string[]): string {
  const who = listOf(share.contenders.map((at) => names[at]!));
  const place = placeName(say, share);
  if (share.contenders.length === 1) return say('alhambra.scoring.alone', { place, name: who, points: share.each });
  return say('alhambra.scoring.shared', {
    place,
    names: who,
    places: share.places.join(' + '),
    count: share.contenders.length,
    each: share.each,
  });
}

/** First, second or third. */
export const placeName = (say: Say, { place }: Share): string =>
  say(place === 1 ? 'alhambra.scoring.place.1' : place === 2 ? 'alhambra.scoring.place.2' : 'alhambra.scoring.place.3');
