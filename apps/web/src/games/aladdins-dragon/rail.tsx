import { DJINN, isCave, isRoom, spaceCount, TENT } from '@majlis/aladdins-dragon/client';
import { useSay } from '../../i18n.ts';
import type { Desk } from './desk.ts';
import { shortName } from './names.ts';

/** The way of the tally: done, now, still to come, and what is skipped. */
export function Rail({ desk }: { readonly desk: Desk }) {
  const say = useSay();
  const { scene, spotlight, view } = desk;
  const spaces = Array.from({ length: spaceCount(view.players.length) }, (_, space) => space).filter(
    (space) => view.magic || (space !== TENT && space !== DJINN),
  );
  return (
    <ol className="rail" aria-label={say('dragon.rail')}>
      {spaces.map((space) => {
        const isNow = space === spotlight;
        const isEmpty = isCave(space) ? scene.shelves[space]!.length === 0 : false;
        const isDone = !isNow && spotlight !== null && space < spotlight;
        const isSkipped = isEmpty || (isDone && scene.fates[space] === null && !isRoom(space));
        const state = isNow ? 'now' : isDone ? 'done' : 'next';
        return (
          <li
            key={space}
            data-sign={`space.${space}`}
            className={`${state} ${isSkipped ? 'skipped' : ''}`}
            aria-current={isNow ? 'step' : undefined}
          >
            <span />
            {shortName(say, space)}
          </li>
        );
      })}
    </ol>
  );
}
