import { describe, expect, it } from 'vitest';
import { heuristics } from '../src/heuristics/index.ts';
import { table } from './table.ts';

const ALL = [...'bgoy'].flatMap((letter) => Array.from({ length: 9 }, (_, i) => `${letter}${i + 1}`)).join(' ');

describe('a bot that holds all the money', () => {
  it('spends it, so that the game goes on, and does not exchange tiles to and fro', () => {
    const position = table(3, [], {
      hands: { 0: `${ALL} ${ALL}` },
      market: ['seraglio9', 'tower10-w', 'arcades9', 'chambers9-w'],
      boards: {
        0: [
          ['tower12', 1, 0],
          ['garden8-sw', -1, 0],
        ],
      },
      reserves: { 0: ['garden10', 'pavilion3-sw'] },
      edit: (s) => {
        s.row = [];
        s.deck = [];
        s.discard = [];
        s.piles = [0];
      },
    });
    const ranked = heuristics.rank(position.state, 0);
    expect(ranked.filter(({ action }) => action.type === 'exchange')).toEqual([]);
    // A tile of the reserve can be added but once.
    expect(ranked.find(({ action }) => action.type !== 'add')!.action.type).toBe('buy');
  });
});
