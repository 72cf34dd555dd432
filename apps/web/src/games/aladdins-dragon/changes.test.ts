import { ARTIFACTS, KINDS } from '@majlis/aladdins-dragon/client';
import type { Json } from '@majlis/kernel';
import { expect, test } from 'vitest';
import type { Telling } from '../ui.ts';
import { tellChanges } from './changes.ts';

const telling = {
  say: (id: string, values: object = {}) => `${id} ${Object.values(values).join(' ')}`.trim(),
  nameOf: (seat: number) => `p${seat}`,
} as unknown as Telling;

const counts = (names: readonly string[], held: Readonly<Record<string, number>>): number[] =>
  names.map((name) => held[name] ?? 0);

interface Holding {
  readonly artifacts?: Readonly<Record<string, number>>;
  readonly hoard?: Readonly<Record<string, number>> | null;
  readonly round?: number;
}

const view = ({ artifacts = {}, hoard = {}, round = 1 }: Holding): Json => ({
  round,
  players: [{ artifacts: counts(ARTIFACTS, artifacts), hoard: hoard === null ? null : counts(KINDS, hoard) }],
});

const told = (before: Holding, now: Holding) =>
  tellChanges(telling, view(before), view(now), 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ text }) => text);

test('artifacts that came and went, the second of a kind among them', () => {
  expect(told({ artifacts: { lamp: 1, key: 1 } }, { artifacts: { lamp: 2 } })).toEqual([
    'dragon.recap.lost dragon.artifact.key',
    'dragon.recap.won dragon.artifact.lamp',
  ]);
  expect(told({ artifacts: { lamp: 1 } }, { artifacts: { lamp: 1 } })).toEqual([]);
});

test('treasure won and lost, the most of it first; of a hoard one does not see, nothing', () => {
  expect(told({ hoard: { crown: 5 } }, { hoard: { crown: 4, gem: 3 } })).toEqual([
    'dragon.recap.won dragon.amount.gem 3',
    'dragon.recap.lost dragon.amount.crown 1',
  ]);
  expect(told({ hoard: null }, { hoard: null })).toEqual([]);
});

test('a round that began comes last', () => {
  expect(told({}, { round: 3, hoard: { pearl: 1 } })).toEqual([
    'dragon.recap.won dragon.amount.pearl 1',
    'dragon.recap.round 3',
  ]);
});

test('who sits nowhere has nothing to be told', () => {
  expect(tellChanges(telling, view({}), view({ round: 2 }), 7)).toEqual([]);
});
