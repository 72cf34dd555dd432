import type { Event } from '@majlis/aladdins-dragon/client';
import { KINDS } from '@majlis/aladdins-dragon/client';
import { type Artifact, artifactTile, camel, cardBack, type SeatNumber, tokenPile, treasure } from '@majlis/art';
import { useLayoutEffect, useRef } from 'react';
import {
  appear,
  FLIGHT,
  glow,
  isStill,
  pictureOf,
  play,
  seatCard,
  send,
  squareIn,
} from '../../table/motion/animation.ts';
import { sendPoints } from '../../table/motion/points.ts';
import { useTable } from '../../table/store.ts';
import type { Desk } from './desk.ts';
import type { Episode } from './story.ts';

const TURN = 220;
const APART = 120;
const SIZE = 44;
/** More of a kind is no more to see. */
const MOST = 4;

/** A space as it lies on the board, or as it is shown large. */
const spaceAt = (space: number): Element | null =>
  document.querySelector(`[data-space="${space}"]`) ?? document.querySelector('.spotlight');

/** Tokens go to their spaces as they are placed; with each space of the tally they turn over and its prizes travel. */
export function DragonMotion({ desk }: { readonly desk: Desk }) {
  const { shown } = useTable();
  const { slide, me } = desk;
  const before = useRef({ moves: shown.moves, episode: slide?.episode ?? null });
  useLayoutEffect(() => {
    const last = before.current;
    const episode = slide?.episode ?? null;
    before.current = { moves: shown.moves, episode };
    try {
      const isNext = shown.moves === last.moves + 1;
      if (isNext) for (const { event } of shown.log.entries.at(-1)?.events ?? []) showPlacing(event as never, me);
      if (episode !== null && !isSame(episode, last.episode)) showResult(episode);
    } catch (error) {
      // What cannot be shown moving is there all the same.
      console.warn(error);
    }
  }, [shown, slide, me]);
  return null;
}

const isSame = (a: Episode, b: Episode | null): boolean => b !== null && a.round === b.round && a.space === b.space;

function showPlacing(event: Event, me: number | null): void {
  if (event.type !== 'tokenPlaced') return;
  const { seat, space } = event;
  const from = seat === me ? document.querySelector('.screen') : seatCard(seat);
  const laid = spaceAt(space)?.querySelector(`[data-of="${seat}"]`) ?? null;
  if (from === null || laid === null) return;
  glow(laid);
  if (isStill()) return;
  const art = tokenPile((seat + 1) as SeatNumber, 1);
  send(pictureOf(art, '0 0 48 48'), { from: squareIn(from, SIZE), to: squareIn(laid, SIZE * 0.8) });
  void appear(laid, FLIGHT);
}

/** First the tokens turn over, one after the other, then what they won leaves the space. */
function showResult({ space, events }: Episode): void {
  const tokens = document.querySelectorAll('.spotlight .tks > *');
  tokens.forEach((token, i) => {
    void play(token, [{ transform: 'scaleX(0)' }, { transform: 'none' }], { duration: TURN, delay: i * 60 });
  });
  let delay = TURN + tokens.length * 60;
  for (const event of events) {
    const pieces = piecesWon(event, space);
    if (pieces === null) continue;
    const from = (pieces.from === null ? null : seatCard(pieces.from)) ?? spaceAt(space);
    const to = seatCard(pieces.to);
    if (from === null || to === null) continue;
    glow(to);
    for (let i = 0; i < Math.min(pieces.count, MOST); i++) {
      const journey = { from: squareIn(from, SIZE), to: squareIn(to, SIZE * 0.7), isFading: true };
      send(pictureOf(pieces.art, pieces.box), { ...journey, delay: delay + i * 40 });
    }
    if (event.type === 'artifactBought') sendPoints(event.seat, 1, from.getBoundingClientRect(), delay + FLIGHT);
    delay += APART;
  }
}

interface Won {
  readonly to: number;
  /** Null: from the space. */
  readonly from: number | null;
  readonly art: string;
  readonly box: string;
  readonly count: number;
}

function piecesWon(event: Event, space: number): Won | null {
  switch (event.type) {
    case 'treasureWon': {
      const art = treasure[KINDS[event.cave] ?? KINDS[space]!]();
      return { to: event.seat, from: null, art, box: '0 0 48 48', count: event.amount };
    }
    case 'artifactBought':
      return { to: event.seat, from: null, art: artifactTile(event.artifact as Artifact), box: '0 0 60 60', count: 1 };
    case 'spellsDrawn':
      return { to: event.seat, from: null, art: cardBack(), box: '0 0 60 84', count: event.count };
    case 'camelGiven':
      return { to: event.to, from: event.by, art: camel(), box: '0 0 48 48', count: 1 };
    default:
      return null;
  }
}
