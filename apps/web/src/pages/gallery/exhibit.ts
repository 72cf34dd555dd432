export interface Exhibit {
  readonly name: string;
  readonly box: number | string;
  readonly art: string;
  /** The drawing for 56 px and below, where it differs. */
  readonly small?: string;
}

export const CARD = '0 0 60 84';
export const keys = <K extends string>(table: Record<K, unknown>): K[] => Object.keys(table) as K[];
export const tile = (name: string, draw: (s: boolean) => string): Exhibit => ({
  name,
  box: 96,
  art: draw(false),
  small: draw(true),
});
export const card = (name: string, draw: (s: boolean) => string): Exhibit => ({
  name,
  box: CARD,
  art: draw(false),
  small: draw(true),
});
