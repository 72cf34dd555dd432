import { drawRealm, type Laid, namedArt } from '../../games/almadi/example-realm.ts';
import { at, type Figure } from './figure.ts';

/** All of a realm, with what is active lit up, and signs laid over it. */
export function realmFigure(laid: Laid, ...signs: readonly string[]): Figure {
  const drawn = drawRealm(laid);
  const columns = Math.max(...drawn.map(({ column }) => column)) + 1;
  const start = `<rect x="-5" y="-5" width="106" height="394" rx="10" fill="none" stroke="#ffc855" stroke-width="4"/>`;
  return {
    box: `-10 -10 ${columns * 96 + 20} 404`,
    wide: columns * 0.95,
    art: drawn.map(({ column, row, art }) => at(column * 96, (row - 1) * 96, art)).join('') + start + signs.join(''),
  };
}

/** One landscape by itself. */
export const landscapeFigure = (name: string): Figure => ({ box: 96, art: namedArt(name) });
