import { BUILDINGS, type Building } from '../../content/buildings.ts';

export type { ScoreCardsTold } from './tell.ts';

/** Each from the kind with the fewest points to the one with the most. */
const ORDERS: readonly (readonly Building[])[] = [
  ['pavilion', 'chambers', 'tower', 'seraglio', 'arcades', 'garden'],
  ['pavilion', 'chambers', 'garden', 'seraglio', 'tower', 'arcades'],
  ['pavilion', 'garden', 'tower', 'arcades', 'seraglio', 'chambers'],
  ['seraglio', 'garden', 'tower', 'chambers', 'arcades', 'pavilion'],
  ['seraglio', 'arcades', 'chambers', 'tower', 'garden', 'pavilion'],
  ['seraglio', 'tower', 'arcades', 'garden', 'chambers', 'pavilion'],
  ['arcades', 'pavilion', 'seraglio', 'tower', 'garden', 'chambers'],
  ['arcades', 'pavilion', 'garden', 'chambers', 'tower', 'seraglio'],
  ['arcades', 'chambers', 'garden', 'seraglio', 'pavilion', 'tower'],
  ['chambers', 'arcades', 'pavilion', 'tower', 'garden', 'seraglio'],
  ['chambers', 'arcades', 'pavilion', 'garden', 'seraglio', 'tower'],
  ['chambers', 'garden', 'seraglio', 'arcades', 'pavilion', 'tower'],
  ['garden', 'tower', 'arcades', 'pavilion', 'chambers', 'seraglio'],
  ['garden', 'tower', 'arcades', 'pavilion', 'seraglio', 'chambers'],
  ['garden', 'seraglio', 'chambers', 'pavilion', 'tower', 'arcades'],
  ['tower', 'seraglio', 'pavilion', 'garden', 'chambers', 'arcades'],
  ['tower', 'seraglio', 'chambers', 'arcades', 'pavilion', 'garden'],
  ['tower', 'pavilion', 'seraglio', 'chambers', 'arcades', 'garden'],
];

/** A score card is its place in this list: the six kinds, by their numbers, from the lowest rank to the highest. */
export const SCORE_CARDS: readonly (readonly number[])[] = ORDERS.map((order) =>
  order.map((building) => BUILDINGS.indexOf(building)),
);
