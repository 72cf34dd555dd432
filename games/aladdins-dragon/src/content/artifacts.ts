/** The six artifacts; an artifact's number is its place in this list. */
export const ARTIFACTS = ['lamp', 'counterspell', 'double', 'carpet', 'key', 'scroll'] as const;
export type ArtifactId = (typeof ARTIFACTS)[number];

export const LAMP = ARTIFACTS.indexOf('lamp');
export const COUNTERSPELL = ARTIFACTS.indexOf('counterspell');
export const DOUBLE = ARTIFACTS.indexOf('double');
export const CARPET = ARTIFACTS.indexOf('carpet');
export const KEY = ARTIFACTS.indexOf('key');
export const SCROLL = ARTIFACTS.indexOf('scroll');

export const COPIES = 5;
export const STACK_BASIC = 6;
export const STACK_MAGIC = 5;
