/** The six kinds of building, from the least to the most valuable. */
export const BUILDINGS = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'] as const;
export type Building = (typeof BUILDINGS)[number];
