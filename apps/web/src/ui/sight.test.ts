import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOSEST, isWhole, WHOLE, within, zoomedAt } from './sight.ts';

const FRAME = { width: 800, height: 500 };
const far = fc.integer({ min: -5000, max: 5000 });

describe('what of a board is in its frame', () => {
  test('a point stays under the finger while the board comes closer', () => {
    const at = { x: 120, y: -60 };
    const sight = zoomedAt({ x: 30, y: 10, zoom: 1.5 }, 1.4, at);
    const under = ({ x, y, zoom }: typeof sight) => ({ x: (at.x - x) / zoom, y: (at.y - y) / zoom });
    expect(under(sight).x).toBeCloseTo(under({ x: 30, y: 10, zoom: 1.5 }).x);
    expect(under(sight).y).toBeCloseTo(under({ x: 30, y: 10, zoom: 1.5 }).y);
  });

  test('closer and back again is where it was', () => {
    const sight = zoomedAt(zoomedAt(WHOLE, 2, { x: 50, y: 50 }), 0.5, { x: 50, y: 50 });
    expect(isWhole(sight)).toBe(true);
  });

  test('the board never leaves the frame, and is never smaller than whole', () => {
    fc.assert(
      fc.property(far, far, fc.double({ min: 0.01, max: 50, noNaN: true }), (x, y, zoom) => {
        const sight = within({ x, y, zoom }, FRAME);
        expect(sight.zoom).toBeGreaterThanOrEqual(1);
        expect(sight.zoom).toBeLessThanOrEqual(CLOSEST);
        const left = FRAME.width / 2 + sight.x - (FRAME.width * sight.zoom) / 2;
        const right = FRAME.width / 2 + sight.x + (FRAME.width * sight.zoom) / 2;
        expect(left).toBeLessThan(FRAME.width);
        expect(right).toBeGreaterThan(0);
        expect(within(sight, FRAME)).toEqual(sight);
      }),
    );
  });
});
