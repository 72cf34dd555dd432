import { type Action, type Event, isRoom, sequenceFrom, type View } from '@majlis/aladdins-dragon/client';
import type { Seat } from '@majlis/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useHeldEnd, useTable } from '../../table/store.ts';
import { countedAfter } from './counted.ts';
import { type Picking, type Question, questionOf, usePicking } from './picking.ts';
import { type Scene, sceneNow, withOwnValues } from './scene.ts';
import { spotlightOf } from './spotlight.ts';
import { type Declared, type Episode, isClosedBy, readStory } from './story.ts';

/** A space that has had its result and that the viewer has not looked at yet. */
export interface Slide {
  readonly episode: Episode;
  readonly next: Episode | null;
  go(): void;
  /** Whether the tally goes on by itself. */
  readonly isPlaying: boolean;
  play(isPlaying: boolean): void;
}

/** Everything the parts of the table share. */
export interface Desk extends Picking {
  readonly view: View;
  /** What counters and hoards show: they do not run ahead of the tally somebody is still looking at. */
  readonly counted: View;
  readonly me: Seat | null;
  /** Player sequence from the camel: left wins ties. */
  readonly seats: readonly Seat[];
  readonly question: Question | null;
  /** The same also while the viewer still looks at what was tallied. */
  readonly pending: Question | null;
  readonly scene: Scene;
  readonly declared: readonly Declared[];
  /** The space shown large; null: the whole board. */
  readonly spotlight: number | null;
  readonly slide: Slide | null;
  readonly episode: Episode | null;
}

const PLAY_STEP = 2200;
const STORE = 'majlis.dragon.playThrough';

export function useDesk(): Desk {
  const { shown, decision } = useTable();
  const view = shown.view as unknown as View;
  const me = shown.viewer === 'spectator' ? null : shown.viewer;
  const story = useMemo(() => readStory(view, shown.log.entries, me), [view, shown.log, me]);
  const slide = useSlide(story.episodes, me);
  useHeldEnd(slide !== null);
  const own = useOwnValues(view, me);
  const counted = useCounted(view, story.told, slide);
  const question = useMemo(() => (decision === null ? null : questionOf(decision)), [decision]);
  const asked = slide === null ? question : null;
  const picking = usePicking(asked, view, me);
  const scene = useMemo(() => {
    const seen = slide === null ? sceneNow(view, story.scene) : slide.episode.scene;
    return me === null ? seen : withOwnValues(seen, me, own.get(ownKey(me, seen.round)) ?? []);
  }, [view, story, slide, me, own]);
  const live =
    view.stage === 'tallying' && shown.outcome === null ? spotlightOf(asked, story.episodes.at(-1) ?? null) : null;
  return {
    ...picking,
    view,
    counted,
    me,
    seats: sequenceFrom(scene.camel, view.players.length),
    question: asked,
    pending: question,
    scene,
    declared: story.declared,
    spotlight: slide?.episode.space ?? live,
    slide,
    episode: slide?.episode ?? story.episodes.findLast((e) => e.space === live && e.round === view.round) ?? null,
  };
}

/** The last view before the tally that is being looked at, with what its spaces have brought up to the one shown. */
function useCounted(view: View, told: readonly Event[], slide: Slide | null): View {
  const kept = useRef({ view, heard: told.length });
  if (slide === null) kept.current = { view, heard: told.length };
  const { view: before, heard } = kept.current;
  const from = slide?.episode.from ?? heard;
  return useMemo(() => countedAfter(before, told.slice(heard, from)), [before, told, heard, from]);
}

/** Of one seat only: several people may look at this page in turn. */
const ownKey = (seat: Seat, round: number): string => `${seat}.${round}`;

/** A round's own strengths, kept until its tally has been looked at: the view forgets them when the round ends. */
function useOwnValues(view: View, me: Seat | null): ReadonlyMap<string, readonly (number | null)[]> {
  const kept = useRef(new Map<string, readonly (number | null)[]>());
  if (me !== null && view.players[me]!.tokens.length > 0) {
    kept.current.set(
      ownKey(me, view.round),
      view.players[me]!.tokens.map(({ value }) => value),
    );
  }
  return kept.current;
}

/** What was tallied before the page was opened counts as seen. */
function useSlide(episodes: readonly Episode[], me: Seat | null): Slide | null {
  const over = episodes.filter((episode) => episode.isOver);
  const [seen, setSeen] = useState(over.length);
  const [isPlaying, setPlaying] = useState(() => localStorage.getItem(STORE) === 'yes');
  if (seen > over.length) setSeen(over.length);
  const at = firstUnseen(over, Math.min(seen, over.length), me);
  const episode = over[at];
  const play = (on: boolean) => {
    localStorage.setItem(STORE, on ? 'yes' : 'no');
    setPlaying(on);
  };
  const isWaiting = isPlaying && episode !== undefined;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setSeen(at + 1), PLAY_STEP);
    return () => clearTimeout(timer);
  }, [isWaiting, at]);
  if (episode === undefined) return null;
  return { episode, next: over[at + 1] ?? null, go: () => setSeen(at + 1), isPlaying, play };
}

function firstUnseen(over: readonly Episode[], seen: number, me: Seat | null): number {
  let at = seen;
  while (at < over.length && (isClosedBy(over[at]!, me) || isDull(over[at]!))) at++;
  return at;
}

/** Nobody came to an empty room or guard. */
const isDull = ({ space, events }: Episode): boolean =>
  isRoom(space) && events.every(({ type }) => type === 'artifactUnsold');

export const mayPass = (question: Question | null): Action | null =>
  question?.legal.find(({ type }) => type === 'pass' || type === 'decline') ?? null;
