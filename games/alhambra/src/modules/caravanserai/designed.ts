import type { CURRENCIES } from '../../content/cards.ts';

type Name = (typeof CURRENCIES)[number];

export interface Caravanserai {
  /** The currency of the way up, worth 1 to 5. */
  readonly main: Name;
  /** Where it branches off to another currency, worth the same: at 2, 3 and 4. */
  readonly branch: Readonly<Record<2 | 3 | 4, Name>>;
}

/**
 * The eight cards. The first three are known from one source; the others are designed after them, so that every
 * currency has two. A content pack replaces them.
 */
export const CARAVANSERAIS: readonly Caravanserai[] = [
  { main: 'dirham', branch: { 2: 'ducat', 3: 'florin', 4: 'denar' } },
  { main: 'denar', branch: { 2: 'dirham', 3: 'ducat', 4: 'florin' } },
  { main: 'ducat', branch: { 2: 'dirham', 3: 'denar', 4: 'florin' } },
  { main: 'dirham', branch: { 2: 'denar', 3: 'florin', 4: 'ducat' } },
  { main: 'denar', branch: { 2: 'florin', 3: 'ducat', 4: 'dirham' } },
  { main: 'ducat', branch: { 2: 'florin', 3: 'denar', 4: 'dirham' } },
  { main: 'florin', branch: { 2: 'ducat', 3: 'dirham', 4: 'denar' } },
  { main: 'florin', branch: { 2: 'denar', 3: 'dirham', 4: 'ducat' } },
];
