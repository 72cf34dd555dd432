import { expect, test } from 'vitest';
import { ARTIFACTS, SCROLL } from '../src/content/artifacts.ts';
import { aladdinsDragon } from '../src/index.ts';
import { outcomeOf } from '../src/rules/ending.ts';
import { changed } from '../src/rules/lists.ts';
import { type SceneSetting, scene } from './scene.ts';

const rich = [9, 9, 9, 9, 9];

/** One artifact is left, in the first room, and p0 is about to buy it. */
function lastSale(setting: SceneSetting) {
  const t = scene({
    guard: 1,
    hoards: [rich, rich, rich],
    ...setting,
    tokens: [{ guard: [5], room1: [1], caravanserai: [9] }, { guard: [2] }, { guard: [4] }],
  });
  t.until('caravanserai');
  t.position.change((s) => {
    s.rooms.forEach((room, i) => {
      const kept = i === 0 ? 1 : 0;
      const heir = s.players[(i + 1) % 3]!;
      for (const artifact of room.stack.splice(kept)) heir.artifacts = changed(heir.artifacts, artifact, 1);
      room.seen = room.stack.map(() => 0);
    });
  });
  return t.play('p0: camel p0');
}

test('ADR-END-1 the game ends at once when the last artifact is bought', () => {
  const t = lastSale({});
  expect(t.position.outcome).toBeNull();
  t.play('p0: buy 1 gem');
  expect(t.position.outcome).not.toBeNull();
  expect(t.asked).toEqual([]);
  t.refuses('p0: pass', 'game-over');
});

test('ADR-END-2 most artifacts win, ADR-10 a tie in the basic version is a shared victory', () => {
  const { s } = scene({});
  s.players[0]!.artifacts = [3, 0, 0, 0, 0, 0];
  s.players[1]!.artifacts = [0, 0, 0, 0, 0, 3];
  s.players[2]!.artifacts = [1, 1, 0, 0, 0, 0];
  expect(outcomeOf(s)).toEqual({ scores: [3, 3, 2], ranks: [1, 1, 3] });
});

test('ADR-MAGIC-5 ADR-SCROLL-1 ADR-10 in the magic version Scrolls break the tie, then it is shared', () => {
  const { s } = scene({ version: 'magic' });
  s.players[0]!.artifacts = [3, 0, 0, 0, 0, 0];
  s.players[1]!.artifacts = [2, 0, 0, 0, 0, 1];
  s.players[2]!.artifacts = [4, 0, 0, 0, 0, 0];
  expect(outcomeOf(s)).toEqual({ scores: [3, 3, 4], ranks: [3, 2, 1] });
  s.players[0]!.artifacts = s.players[0]!.artifacts.with(SCROLL, 1);
  s.players[0]!.artifacts = s.players[0]!.artifacts.with(0, 2);
  expect(outcomeOf(s).ranks).toEqual([2, 2, 1]);
});

test('ADR-10 starting Lamps count as artifacts', () => {
  const t = scene({ version: 'magic', seats: 4 });
  expect(t.position.scores).toEqual([0, 1, 2, 3].map((seat) => ({ seat, round: 0, source: 'start', points: 1 })));
  expect(outcomeOf(t.s).scores).toEqual([1, 1, 1, 1]);
});

test('every purchase is a line with its round', () => {
  const t = lastSale({}).play('p0: buy 1 gem');
  const bought = t.position.scores.filter(({ source }) => source === 'bought');
  expect(bought).toEqual([{ seat: 0, round: 1, source: 'bought', points: 1 }]);
});

test('ADR-37 the option maxRounds ends the game after that round', () => {
  const t = scene({ maxRounds: 1, guard: 1, tokens: [{ guard: [1] }, { guard: [2] }, { guard: [4], room1: [1] }] });
  t.play('p2: decline');
  expect(t.position.outcome).toEqual({ scores: [0, 0, 0], ranks: [1, 1, 1] });
  expect(aladdinsDragon.catalogue.options.map(({ id }) => id)).toEqual(['version', 'maxRounds']);
});

test('ADR-26 what is bought is seen by all', () => {
  const t = lastSale({}).play('p0: buy 1 gem');
  const [{ artifact } = { artifact: 'lamp' as const }] = t.events('artifactBought');
  expect(t.position.view('spectator').players[0]!.artifacts[ARTIFACTS.indexOf(artifact)]).toBeGreaterThan(0);
});
