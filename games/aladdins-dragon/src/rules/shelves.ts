/** Fills shelves from the top as far as the stock goes (ADR-4). */
export function fillShelves(wanted: readonly number[], stock: number): number[] {
  const shelves: number[] = [];
  let left = stock;
  for (const amount of wanted) {
    const filled = Math.min(amount, left);
    if (filled === 0) break;
    shelves.push(filled);
    left -= filled;
  }
  return shelves;
}

export function sumOf(amounts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < amounts.length; i++) sum += amounts[i]!;
  return sum;
}
