import { useLocale, useSay } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import type { MyGame } from './my-games.ts';

/** From here on somebody should hurry. */
const SHORT = 4 * 3_600_000;

/** Until when somebody has to move, if there is a clock. */
export function Deadline({ game: { deadline } }: { readonly game: MyGame }) {
  const say = useSay();
  const { locale } = useLocale();
  if (deadline === null) return null;
  const isShort = deadline - Date.now() < SHORT;
  const day = { weekday: 'long', hour: '2-digit', minute: '2-digit' } as const;
  return (
    <span className={`left ${isShort ? 'short' : ''}`}>
      <Icon name="clock" /> {say('home.until', { date: new Intl.DateTimeFormat(locale, day).format(deadline) })}
    </span>
  );
}
