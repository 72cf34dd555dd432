import { useLocale, useSay } from '../../i18n.ts';
import type { MyGame } from './my-games.ts';

/** Whose turn it is, in the lists of somebody's games. */
export function useTurnWords({ isYourTurn, waitsFor, gathering, isHere, isStopped }: MyGame): string {
  const say = useSay();
  const { locale } = useLocale();
  if (isStopped) return say('home.stopped');
  if (gathering !== null) return say('home.gathering', { ...gathering });
  if (isHere) return say('home.here');
  if (isYourTurn) return say('home.yourTurn');
  return waitsFor.length === 0 ? '' : say('home.turnOf', { names: new Intl.ListFormat(locale).format(waitsFor) });
}
