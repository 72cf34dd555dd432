import type { Played } from '@majlis/daily';
import { create } from 'zustand';

/** What this device knows of a match. */
export interface KeptMatch {
  readonly own: Played;
  /** Results that others have sent, by name. */
  readonly others: Readonly<Record<string, Played>>;
  /** By deal and seat, what bots made of it. */
  readonly bots: readonly (readonly (readonly number[])[])[];
}

type Kept = Readonly<Record<string, KeptMatch>>;

const STORE = 'majlis.duplicates';

function read(): Kept {
  if (typeof localStorage === 'undefined') return {};
  try {
    return (JSON.parse(localStorage.getItem(STORE) ?? '{}') ?? {}) as Kept;
  } catch {
    return {};
  }
}

export const useMatches = create<{ readonly matches: Kept }>(() => ({ matches: read() }));

export const keyOf = (game: string, code: string): string => `${game}/${code}`;

export const freshMatch = (player: number, deals: number): KeptMatch => ({
  own: { player, points: Array.from({ length: deals }, () => null) },
  others: {},
  bots: [],
});

export function keepMatch(key: string, change: (before: KeptMatch | null) => KeptMatch): void {
  // Another tab may have written meanwhile.
  const before = read();
  const matches = { ...before, [key]: change(before[key] ?? null) };
  localStorage.setItem(STORE, JSON.stringify(matches));
  useMatches.setState({ matches });
}

/** Only the first result of a deal counts: who plays it again knows the cards. */
export const withResult = (kept: KeptMatch, deal: number, points: number): KeptMatch => ({
  ...kept,
  own: { ...kept.own, points: kept.own.points.map((before, i) => (i === deal ? (before ?? points) : before)) },
});

/** `Noor~1~104.98.77`: a name, which of the players, and the points of each deal. */
export const writeResult = (name: string, { player, points }: Played): string =>
  `${name.replaceAll('~', ' ')}~${player}~${points.map((made) => made ?? '').join('.')}`;

/** Null where it cannot be read. */
export function readResult(text: string, deals: number): readonly [name: string, played: Played] | null {
  const [name, player, list] = text.split('~');
  const points = list?.split('.').map((made) => (/^-?\d{1,4}$/.test(made) ? Number(made) : null));
  const isWhole = points?.length === deals && /^[0-4]$/.test(player ?? '') && Number(player) < deals;
  if (!isWhole || name === undefined || name.trim() === '') return null;
  return [name.trim().slice(0, 24), { player: Number(player), points }];
}
