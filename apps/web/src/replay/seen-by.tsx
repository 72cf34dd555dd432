import { useSay } from '../i18n.ts';
import { SeatArt } from '../table/seat-art.tsx';
import { useTable } from '../table/store.ts';
import { Icon } from '../ui/icon.tsx';
import { useReel } from './reel.ts';

/** Through whose eyes the game is seen: each shows only what that seat knew at the move. */
export function SeenBy() {
  const say = useSay();
  const { names } = useTable();
  const { eyes, viewer, see } = useReel();
  if (eyes.length < 2) return null;
  return (
    <fieldset className="seen-by">
      <legend className="vh">{say('replay.seenBy')}</legend>
      <span className="eyebrow" aria-hidden="true">
        {say('replay.seenBy')}
      </span>
      {eyes.map((eye) => {
        const name =
          eye === 'all' ? say('replay.all') : eye === 'spectator' ? say('replay.watcher') : (names[eye] ?? '');
        return (
          <button
            key={eye}
            type="button"
            aria-pressed={eye === viewer}
            aria-label={name}
            title={name}
            onClick={() => see(eye)}
          >
            {typeof eye === 'number' ? <SeatArt seat={eye} /> : <Icon name={eye === 'all' ? 'people' : 'eye'} />}
            {eye !== 'spectator' && <span>{name}</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
