import {
  CARAVANSERAI,
  DJINN,
  FIRST_ROOM,
  GUARD,
  isCave,
  KINDS,
  MARKET,
  SPACES,
  spaceCount,
  TENT,
} from '@majlis/aladdins-dragon/client';
import { DRAGONS, dragon, nightStars, sceneGlows } from '@majlis/art';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { useSay } from '../../i18n.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Bay, openingOf, paintOf } from './bay.tsx';
import type { Desk } from './desk.ts';
import { spaceName } from './names.ts';

const Glows = memo(function Glows() {
  return (
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions */}
      <defs dangerouslySetInnerHTML={{ __html: sceneGlows() }} />
    </svg>
  );
});

const Sky = memo(function Sky() {
  return (
    <svg
      className="stars"
      viewBox="0 0 1392 130"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text comes from our own drawing functions
      dangerouslySetInnerHTML={{ __html: nightStars() }}
    />
  );
});

const Girih = () => (
  <svg className="girih" aria-hidden="true">
    <rect width="100%" height="100%" fill="url(#p-girih6)" />
  </svg>
);

const levelsOf = (seats: number): readonly (readonly [string, readonly number[]])[] => [
  ['palace', [GUARD, ...Array.from({ length: spaceCount(seats) - FIRST_ROOM }, (_, room) => FIRST_ROOM + room)]],
  ['city', [CARAVANSERAI, MARKET, DJINN, TENT]],
  ['caves', KINDS.map((_, cave) => cave)],
];

interface BoardProps {
  readonly desk: Desk;
  readonly isWide: boolean;
  /** What happens in the space shown large. */
  readonly spotlight: ReactNode;
  /** What lies over the board while a question has no space of its own. */
  readonly tray: ReactNode;
}

/** Palace above, city, caves below. With a spotlight, its level opens and all else loses walls and roofs. */
export function Board({ desk, isWide, spotlight, tray }: BoardProps) {
  const say = useSay();
  const at = spotlight === null ? null : desk.spotlight;
  const levels = levelsOf(desk.view.players.length);
  const open = levels.find(([, spaces]) => at !== null && spaces.includes(at))?.[0] ?? null;
  return (
    <section
      className={`board ${open === null ? '' : 'focus'} ${desk.view.magic ? '' : 'basic'}`}
      data-theme="night"
      aria-label={say('dragon.board')}
      onKeyDown={walkBays}
    >
      <h2 className="vh">{say('dragon.board')}</h2>
      <Glows />
      {levels.map(([level, spaces]) => (
        <div key={level} className={`lvl ${level} ${level === open ? 'opened' : ''}`} data-count={spaces.length}>
          {level === 'palace' ? <Sky /> : <Girih />}
          {spaces.map((space) =>
            space === at ? (
              <Spotlight key={space} space={space} name={spaceName(say, space)}>
                {spotlight}
              </Spotlight>
            ) : (
              <Bay key={space} desk={desk} space={space} isScenic={isWide && open === null} />
            ),
          )}
        </div>
      ))}
      {tray}
    </section>
  );
}

interface SpotlightProps {
  readonly space: number;
  readonly name: string;
  readonly children: ReactNode;
}

function Spotlight({ space, name, children }: SpotlightProps) {
  return (
    <section className={`spotlight ${openingOf(space)} k-${SPACES[space]}`} style={paintOf(space)} aria-label={name}>
      <b className="key">{name}</b>
      {isCave(space) && <SpotlightDragon cave={space} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="inner" role="group" aria-label={name} tabIndex={0}>
        {children}
      </div>
    </section>
  );
}

function SpotlightDragon({ cave }: { readonly cave: number }) {
  const [body, belly] = DRAGONS[KINDS[cave]!];
  return <Drawing className="dr" box="0 0 150 92" art={dragon(body, belly)} />;
}

/** Arrow keys go to the nearest space in that direction, legal ones first. */
function walkBays(event: KeyboardEvent<HTMLElement>): void {
  const way = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
  const focused = (event.target as HTMLElement).closest<HTMLElement>('.bay');
  if (way === undefined || focused === null) return;
  event.preventDefault();
  const from = middleOf(focused);
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('.bay')].filter((bay) => bay !== focused);
  const scored = all.map((bay) => {
    const to = middleOf(bay);
    const along = (to.x - from.x) * way[0]! + (to.y - from.y) * way[1]!;
    const aside = Math.abs((to.x - from.x) * way[1]! + (to.y - from.y) * way[0]!);
    return { bay, along, cost: along + 2 * aside + (bay.getAttribute('aria-disabled') === 'true' ? 600 : 0) };
  });
  scored
    .filter(({ along }) => along > 4)
    .sort((a, b) => a.cost - b.cost)[0]
    ?.bay.focus();
}

function middleOf(element: HTMLElement): { readonly x: number; readonly y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
