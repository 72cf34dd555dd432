/** The six kinds of building, from the least to the most valuable. */
export const BUILDINGS = ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'] as const;
export type Building = (typeof BUILDINGS)[number];

export const BUILDING_COLOURS: Readonly<Record<Building, string>> = {
  pavilion: 'blue',
  seraglio: 'red',
  arcades: 'brown',
  chambers: 'white',
  garden: 'green',
  tower: 'purple',
};
