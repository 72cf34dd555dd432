import { KIND_COUNT } from '../content/board.ts';

/** How many of each kind, by value. */
export type Treasures = readonly number[];

export const NO_TREASURES: Treasures = [0, 0, 0, 0, 0];

/** The kind of which there is less than wanted, or -1. */
export function shortKind(wanted: Treasures, stock: Treasures): number {
  for (let kind = 0; kind < KIND_COUNT; kind++) if (wanted[kind]! > stock[kind]!) return kind;
  return -1;
}

export function moveTreasures(from: number[], to: number[], treasures: Treasures): void {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    from[kind]! -= treasures[kind]!;
    to[kind]! += treasures[kind]!;
  }
}

/** All ways to take `amount` treasures of any kinds out of `stock`. */
export function selections(amount: number, stock: Treasures): number[][] {
  const found: number[][] = [];
  const chosen = [0, 0, 0, 0, 0];
  const behind = [0, 0, 0, 0, 0];
  for (let kind = KIND_COUNT - 2; kind >= 0; kind--) behind[kind] = behind[kind + 1]! + stock[kind + 1]!;
  choose(0, amount);
  return found;

  function choose(kind: number, left: number): void {
    if (kind === KIND_COUNT) {
      found.push(chosen.slice());
      return;
    }
    const most = Math.min(left, stock[kind]!);
    for (let n = Math.max(0, left - behind[kind]!); n <= most; n++) {
      chosen[kind] = n;
      choose(kind + 1, left - n);
    }
    chosen[kind] = 0;
  }
}

/** How many there are. */
export const countSelections = (amount: number, stock: Treasures): number => countFrom(0, amount, stock);

/** How many with the kinds from this one on. */
function countFrom(kind: number, left: number, stock: Treasures): number {
  if (kind === KIND_COUNT - 1) return left <= stock[kind]! ? 1 : 0;
  const most = Math.min(left, stock[kind]!);
  let count = 0;
  // With two kinds left, what one gives is what the other need not.
  if (kind === KIND_COUNT - 2) return Math.max(0, most - Math.max(0, left - stock[kind + 1]!) + 1);
  for (let n = 0; n <= most; n++) count += countFrom(kind + 1, left - n, stock);
  return count;
}

/** The one at this place of the list. */
export function selectionAt(amount: number, stock: Treasures, place: number): number[] {
  const chosen = [0, 0, 0, 0, 0];
  let left = amount;
  let at = place;
  for (let kind = 0; kind < KIND_COUNT - 1; kind++) {
    for (let count = countFrom(kind + 1, left, stock); at >= count; count = countFrom(kind + 1, left, stock)) {
      at -= count;
      chosen[kind]!++;
      left--;
    }
  }
  chosen[KIND_COUNT - 1] = left;
  return chosen;
}

/**
 * All ways to pay for a room: each token's value in a kind of its own (ADR-9). Tokens of equal value are
 * interchangeable, so a payment is told by its amounts alone.
 */
export function roomPayments(values: readonly number[], hoard: Treasures): number[][] {
  const found: number[][] = [];
  if (values.length === 0 || values.length > KIND_COUNT) return found;
  const ordered = [...values].sort((a, b) => b - a);
  const paid = [0, 0, 0, 0, 0];
  assign(0, 0);
  return found;

  function assign(token: number, from: number): void {
    if (token === ordered.length) {
      found.push(paid.slice());
      return;
    }
    const value = ordered[token]!;
    for (let kind = from; kind < KIND_COUNT; kind++) {
      if (paid[kind] !== 0 || hoard[kind]! < value) continue;
      paid[kind] = value;
      assign(token + 1, ordered[token + 1] === value ? kind + 1 : 0);
      paid[kind] = 0;
    }
  }
}

/** Whether the amounts are exactly the tokens' values, one kind for each. */
export function paysFor(values: readonly number[], payment: Treasures): boolean {
  const amounts = payment.filter((amount) => amount !== 0).sort((a, b) => a - b);
  const wanted = [...values].sort((a, b) => a - b);
  return amounts.length === wanted.length && amounts.every((amount, i) => amount === wanted[i]);
}
