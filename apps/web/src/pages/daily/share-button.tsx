import { type Day, standingAmong } from '@majlis/daily';
import { useState } from 'react';
import { useLocale, useSay } from '../../i18n.ts';
import { Icon } from '../../ui/icon.tsx';
import { rowAt, useDays } from './kept.ts';
import { isLit, lastDays } from './lamps.tsx';
import { shareText } from './share.ts';

interface ShareProps {
  readonly day: Day;
  readonly game: string;
  readonly points: number;
  readonly bots: readonly number[];
  readonly today: Day;
}

const SHOWN = 7;

/** Hands a text to the device's own way to share, or copies it. */
export function ShareButton({ day, game, points, bots, today }: ShareProps) {
  const say = useSay();
  const { locale } = useLocale();
  const { days } = useDays();
  const [isCopied, setCopied] = useState(false);
  const share = async () => {
    const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
    const text = shareText(say, {
      game,
      date: date.format(Date.parse(day)),
      points,
      standing: bots.length === 0 ? null : standingAmong(points, bots),
      row: lastDays(today, SHOWN).map((one) => isLit(days, one)),
      inARow: rowAt(days, today).now,
      address: `${location.origin}/daily/${day}`,
    });
    // Somebody who closes the device's own sheet wanted nothing.
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
      await navigator.share({ text }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <>
      <button type="button" className="btn primary" onClick={() => void share()}>
        <Icon name={isCopied ? 'check' : 'up'} /> {say(isCopied ? 'daily.copied' : 'daily.share')}
      </button>
      <span className="vh" role="status">
        {isCopied && say('daily.copied')}
      </span>
    </>
  );
}
