import { lantern } from '@majlis/lantern';
import * as testing from '@majlis/lantern/testing';
import { expect, it } from 'vitest';
import { subjectOf } from './checks.ts';
import { Coverage, checkCoverage, collectCoverage } from './coverage.ts';
import { given } from './given.ts';

const subject = subjectOf(lantern, testing);
const coverage = collectCoverage(subject);

it('names what never occurred', () => {
  const expected = { frames: [...coverage.seen.frames.keys(), 'stormAtSea'] };
  expect(() => coverage.expect('lantern', expected)).toThrow('frames that never occurred: stormAtSea');
});

it('names what is not listed', () => {
  const events = [...coverage.seen.events.keys()].filter((type) => type !== 'oilDrawn');
  expect(() => checkCoverage(subject, { events })).toThrow('events that are not listed: oilDrawn');
});

it('counts what positions meet that were given it', () => {
  const own = new Coverage();
  given(lantern, { seats: 2, coverage: own })
    .change((s) => {
      s.players[0]!.oil = [1];
      s.players[1]!.oil = [2];
    })
    .expectRefusal('p0: pass', 'not-possible-now')
    .play('p0: oil 1', 'p1: oil 2');
  expect([...own.seen.refusals.keys()]).toEqual(['not-possible-now']);
  expect([...own.seen.events.keys()]).toContain('oilOpened');
  expect([...own.seen.frames.keys()]).toContain('chooseOil');
});
