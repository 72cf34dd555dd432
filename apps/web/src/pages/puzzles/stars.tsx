import { useSay } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { MOST_STARS } from './kept.ts';

/** With how many stars a puzzle was solved; null: nobody has tried it here. */
export function Stars({ count }: { readonly count: number | null }) {
  const say = useSay();
  if (count === null) return null;
  return (
    <span className="puzzle-stars" role="img" aria-label={say('puzzle.stars', { count })}>
      {Array.from({ length: MOST_STARS }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
        <i key={i} className={i < count ? 'lit' : ''}>
          <Icon name="spark" />
        </i>
      ))}
    </span>
  );
}
