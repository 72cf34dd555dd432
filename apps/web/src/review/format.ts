import type { Expected, SeatAccount } from '@majlis/review';
import { useLocale } from '../i18n.ts';

/** What a review is counted in. */
export type Unit = 'win' | 'score';

export interface Format {
  /** A value of this unit. */
  value(of: number): string;
  /** A change, with its sign. */
  change(of: number): string;
}

/** How numbers of either unit are written in the visitor's language. */
export function useFormat(unit: Unit): Format {
  const { locale } = useLocale();
  const percent = unit === 'win';
  const style = percent
    ? ({ style: 'percent', maximumFractionDigits: 0 } as const)
    : ({ maximumFractionDigits: 1, minimumFractionDigits: 1 } as const);
  const plain = new Intl.NumberFormat(locale, style);
  const signed = new Intl.NumberFormat(locale, { ...style, signDisplay: 'exceptZero' });
  const written = (text: string) => text.replace('-', '\u2212');
  return { value: (of) => written(plain.format(of)), change: (of) => written(signed.format(of)) };
}

export const inUnit = (unit: Unit, { wins, scores }: Expected): readonly number[] => (unit === 'win' ? wins : scores);

export const accountIn = (unit: Unit, account: SeatAccount) => account[unit];

/** Words that begin a line. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
