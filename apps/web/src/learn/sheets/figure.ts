/** A picture of pieces, drawn as the tables draw them. */
export interface Figure {
  readonly box: string | number;
  readonly art: string;
  /** How wide it is beside others; 1 for a single piece. */
  readonly wide?: number;
}

export const at = (x: number, y: number, art: string, scale = 1): string =>
  `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${art}</g>`;

export const square = (art: string, size = 96): Figure => ({ box: size, art });
export const card = (art: string): Figure => ({ box: '0 0 60 84', art, wide: 0.72 });

/** A frame around a cell, so that one looks there. */
export const ring = (x: number, y: number, columns = 1, rows = 1): string => {
  const around = `x="${x * 96 + 2}" y="${y * 96 + 2}" width="${columns * 96 - 4}" height="${rows * 96 - 4}" rx="8" fill="none"`;
  return `<rect ${around} stroke="#17183a" stroke-width="10"/><rect ${around} stroke="#fff6e3" stroke-width="5"/>`;
};

/** Pieces of one size side by side as one picture. */
export const row = (size: number, ...pieces: readonly string[]): Figure => ({
  box: `0 0 ${size * pieces.length} ${size}`,
  art: pieces.map((art, i) => at(i * size, 0, art)).join(''),
  wide: pieces.length,
});

/** A cross over what is not allowed. */
export const no = (x: number, y: number): string =>
  at(
    x,
    y,
    '<circle r="17" fill="#a81f43"/><path d="M-7-7l14 14M7-7L-7 7" stroke="#fff" stroke-width="4" stroke-linecap="round"/>',
  );

/** A tick beside what is. */
export const yes = (x: number, y: number): string =>
  at(
    x,
    y,
    '<circle r="17" fill="#0a5b5e"/><path d="M-8 0l6 6L8-6" stroke="#fff" stroke-width="4" fill="none" stroke-linecap="round"/>',
  );

/** A number on a disc: points. */
export const points = (x: number, y: number, n: number | string): string =>
  at(
    x,
    y,
    `<circle r="19" fill="#ffc855" stroke="#17183a" stroke-width="3"/><text y="8" text-anchor="middle" font-size="22" font-weight="800" fill="#17183a" font-family="var(--font-ui)">${n}</text>`,
  );

/** One thing a sheet says: the words are `learn.<game>.<id>`, and `.more` for rules. */
export interface Line {
  readonly id: string;
  readonly figures: readonly Figure[];
  /** Statements of the rulebook that say so, for those who ask why. */
  readonly rules?: readonly string[];
  /** A printed example, picture by picture: `learn.<game>.<id>.1`, `.2` and so on. */
  readonly frames?: readonly (readonly Figure[])[];
  /** Only where this module, or version of the game, is played. */
  readonly module?: string;
}

export interface Sheet {
  /** Goal, your turn, points. */
  readonly panels: readonly { readonly id: 'goal' | 'turn' | 'points'; readonly lines: readonly Line[] }[];
  readonly chapters: readonly { readonly id: string; readonly lines: readonly Line[] }[];
}
