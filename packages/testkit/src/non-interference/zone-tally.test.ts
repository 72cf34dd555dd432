import { expect, it } from 'vitest';
import { couldDiffer } from './zone-tally.ts';

const zone = (name: string, items: readonly number[]) => ({
  zone: name,
  kind: 'thief',
  items: [...items],
  knownTo: [],
});

it('a zone kept in order can be another only while another zone holds some of its kind', () => {
  const undealt = { ...zone('undealt', [0, 1, 1, 3]), isSorted: true };
  expect(couldDiffer(undealt, [undealt, zone('hand', [])])).toBe(false);
  expect(couldDiffer(undealt, [undealt, zone('hand', [2])])).toBe(true);
});

it('a zone in any order can be another by itself, if there is enough to shuffle', () => {
  const deck = zone('deck', [3, 0, 1]);
  expect(couldDiffer(deck, [deck])).toBe(true);
  expect(couldDiffer(zone('deck', [1, 0]), [])).toBe(false);
  expect(couldDiffer(zone('deck', []), [deck])).toBe(false);
});
