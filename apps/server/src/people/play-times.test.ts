import { describe, expect, test } from 'vitest';
import { isLongEnough, nightsWithin } from './play-times.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BERLIN = { zone: 'Europe/Berlin', from: 8 * 60, to: 22 * 60 };
const at = (text: string): number => new Date(text).getTime();

describe('a clock that stands at night', () => {
  test.each([
    ['by day, with an hour left, as long as any', '2027-01-13T12:00:00+01:00', HOUR, 0],
    ['in the evening, over one night', '2027-01-13T21:00:00+01:00', 2 * HOUR, 10 * HOUR],
    ['in the middle of the night, from the morning on', '2027-01-13T03:00:00+01:00', HOUR, 5 * HOUR],
    ['for a day of hours that are played, over one night', '2027-01-13T12:00:00+01:00', DAY, 10 * HOUR],
    ['for two such days, over three nights', '2027-01-13T12:00:00+01:00', 2 * DAY, 30 * HOUR],
    ['when it ends with the day, without the night', '2027-01-13T20:00:00+01:00', 2 * HOUR, 0],
    ['in the night of spring that is an hour shorter', '2027-03-27T21:00:00+01:00', 2 * HOUR, 9 * HOUR],
    ['in the night of autumn that is an hour longer', '2027-10-30T21:00:00+02:00', 2 * HOUR, 11 * HOUR],
  ])('runs %s', (_, start, left, longer) => {
    expect(nightsWithin(at(start), left, BERLIN)).toBe(longer);
  });

  test('knows people who play at night', () => {
    const owl = { ...BERLIN, from: 20 * 60, to: 4 * 60 };
    expect(nightsWithin(at('2027-01-13T23:00:00+01:00'), 4 * HOUR, owl)).toBe(0);
    expect(nightsWithin(at('2027-01-13T03:00:00+01:00'), 2 * HOUR, owl)).toBe(16 * HOUR);
  });

  test('has four hours a day at least', () => {
    expect(isLongEnough({ ...BERLIN, from: 22 * 60, to: 2 * 60 })).toBe(true);
    expect(isLongEnough({ ...BERLIN, from: 600, to: 800 })).toBe(false);
    expect(isLongEnough({ ...BERLIN, from: 600, to: 600 })).toBe(false);
  });
});
