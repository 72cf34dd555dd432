import { expect, test } from 'vitest';
import { CARPET, LAMP } from '../src/content/artifacts.ts';
import { SPELLS } from '../src/content/spell-cards.ts';
import { MOVES, magic, scene } from './scene.ts';

const inTent = [{ tent: [9] }, { tent: [8] }, { guard: [1] }];

test('ADR-TENT-1 the strongest sees two spells, keeps one and gives the other to the second', () => {
  const t = magic({ tokens: inTent });
  expect(t.kind).toBe('tent');
  expect(t.asked).toEqual([0]);
  const [kept, given] = t.s.offer!.spells.map((spell) => SPELLS[spell]!);
  expect(t.position.view(0).offer!.spells).toEqual(t.s.offer!.spells);
  expect(t.position.view(1).offer!.spells).toBeNull();
  const other = SPELLS.find((spell) => spell !== kept && spell !== given)!;
  t.refuses(`p0: keep ${other}`, 'not-offered', { spell: other }).refuses('p0: pass', 'wrong-action', {
    expected: ['keep'],
  });
  t.play(`p0: keep ${kept}`);
  expect(t.s.players.map(({ spells }) => spells.map((spell) => SPELLS[spell]))).toEqual([[kept], [given], []]);
  expect(t.s.spellPile).toHaveLength(19);
  const told = t.position.entries.find(({ event }) => event.type === 'spellKept')!;
  expect(told.secret).toEqual({ 1: given });
});

test('ADR-TENT-1 the giver remembers what he gave; nobody else knows it', () => {
  const t = magic({ tokens: inTent });
  t.play(`p0: ${t.position.legal(0)[0]}`);
  const { game } = t.position;
  const [given] = t.s.players[1]!.spells;
  expect(game.knowledge(t.s, 0).game.players[1]!.spells).toEqual([given]);
  expect(game.knowledge(t.s, 2).game.players[1]!.spells).toEqual([-1]);
  expect(t.position.view(2).players[1]!.spells).toEqual({ count: 1 });
  expect(t.position.view(1).players[1]!.spells).toEqual({ count: 1, items: [given] });
});

test('ADR-TENT-2 ADR-27 alone, the other spell is discarded for all to see', () => {
  const t = magic({ tokens: [{ tent: [9] }, { guard: [8] }, { guard: [1] }] });
  const [, other] = t.s.offer!.spells;
  t.play(`p0: ${t.position.legal(0)[0]}`);
  expect(t.s.spentSpells).toEqual([other]);
  expect(t.events('spellDiscarded')).toEqual([{ type: 'spellDiscarded', seat: 0, spell: SPELLS[other!] }]);
  expect(t.position.revealed).toBe(true);
});

const leaveInPile = (count: number) => {
  const t = magic({ tokens: [{ market: [9], caravanserai: [2] }, { market: [1] }, { guard: [1] }] });
  t.position.change((s) => {
    s.spentSpells = s.spellPile.splice(count);
  });
  t.until('placing');
  t.position.change((s) => {
    for (const [seat, player] of s.players.entries()) {
      player.tokens = [1, 2, 4, 5, 6, 7, 8].map((value) => ({
        value,
        space: 5 + (seat % 2),
        up: false,
        doubled: false,
      }));
    }
    const frame = s.stack.at(-1)!;
    if (frame.kind === 'placing') frame.mem.turn = 21;
  });
  for (const seat of [...t.asked, (t.asked[0]! + 1) % 3, (t.asked[0]! + 2) % 3]) t.play(`p${seat}: place 9 at guard`);
  return t;
};

test('ADR-18 of a single card left only the strongest gets it, of none nobody', () => {
  const one = leaveInPile(1);
  expect(one.s.players.map(({ spells }) => spells.length)).toEqual([1, 0, 0]);
  expect(one.s.spellPile).toEqual([]);
  const none = leaveInPile(0);
  expect(none.s.players.map(({ spells }) => spells.length)).toEqual([0, 0, 0]);
});

test('ADR-18 a used spell leaves the game', () => {
  const t = magic({ spells: [['charity']], tokens: inTent }).play('p0: cast charity');
  expect(t.s.spentSpells).toEqual([SPELLS.indexOf('charity')]);
});

test('ADR-DJINN-1 ADR-12 the strongest in the Djinn’s House may use a second artifact from that moment on', () => {
  const t = magic({
    artifacts: [['carpet'], ['carpet']],
    spells: [['charity'], ['trade']],
    tokens: [{ djinn: [9], market: [1] }, { djinn: [8], market: [2] }, { market: [4] }],
  });
  t.play('p0: cast charity', 'p1: cast trade', 'p0: take 3 gem', 'p1: decline').to('market');
  expect(t.s.djinn).toBe(0);
  expect(t.asked).toEqual([0]);
  t.play('p0: use carpet');
  expect(t.s.players[0]!.used).toEqual([1, 0, 0, 1, 0, 0]);
  t.until('placing');
  expect(t.s.djinn).toBeNull();
});

test('ADR-MAGIC-4 one use a round; used artifacts return at its end', () => {
  const t = magic({
    artifacts: [['carpet', 'double']],
    spells: [['charity', 'trade']],
    tokens: [{ market: [9] }, { market: [8] }, { guard: [1] }],
  }).to('market');
  t.play('p0: use carpet');
  expect(t.s.players[0]!.used[CARPET]).toBe(1);
  expect(t.kind).toBe('market');
  t.until('placing');
  expect(t.s.players[0]!.used).toEqual([0, 0, 0, 0, 0, 0]);
});

test('ADR-13 ADR-38 moments: before others place, after the last, each space, after the caves, round end', () => {
  const t = magic({ spells: [['charity']], spent: MOVES, caves: { gold: [3] } });
  const moments: string[] = [];
  for (let i = 0; i < 400 && t.s.round === 1; i++) {
    if (t.kind === 'plays') {
      const frame = t.s.stack.at(-1)!;
      if (frame.kind === 'plays') moments.push(frame.at);
      t.play(`p${t.asked[0]}: pass`);
    } else if (t.kind === 'placing') {
      const seat = t.asked[0]!;
      const value = t.position.legal(seat)[0]!.split(' ')[1];
      t.play(`p${seat}: place ${value} at ${['gold', 'market', 'guard'][seat]}`);
    } else {
      t.play(`p${t.asked[0]}: ${t.position.legal(t.asked[0]!).at(-1)}`);
    }
  }
  const count = (at: string) => moments.filter((moment) => moment === at).length;
  // The scene is set at the first placement; in his own eight p0 plays within the question (ADR-42).
  expect([count('placing'), count('placed'), count('space'), count('caves'), count('roundEnd')]).toEqual([
    16, 1, 3, 1, 1,
  ]);
});

test('ADR-38 ADR-42 a round begins with a moment for all but its first player, who plays in his own question', () => {
  const spells = [['charity'], ['trade']] as const;
  const t = magic({ spells, tokens: [{ guard: [9] }, { guard: [8] }, { guard: [1] }] });
  while (t.s.round === 1) t.play(`p${t.asked[0]}: ${t.position.legal(t.asked[0]!).at(-1)}`);
  expect(t.kind).toBe('plays');
  expect(t.asked).toEqual([1]);
  t.play('p1: pass');
  expect(t.kind).toBe('placing');
  expect(t.position.legal(0)).toContain('cast charity');
});

test('ADR-13 only those are asked who by open facts could have something to play', () => {
  const t = magic({ spells: [['charity'], [], ['trade', 'spy']], tokens: inTent });
  expect(t.asked).toEqual([0, 2]);
  t.position.change((s) => {
    s.players[2]!.used = s.players[2]!.used.with(LAMP, 0);
    s.players[2]!.artifacts = s.players[2]!.artifacts.with(LAMP, 0);
    s.players[1]!.artifacts = s.players[1]!.artifacts.with(LAMP, 2);
  });
  t.play('p0: pass', 'p2: pass').until('tent');
  t.play(`p0: ${t.position.legal(0)[0]}`);
  expect(t.asked).not.toContain(2);
});

test('ADR-13 who is asked together answers unseen, then all is declared openly', () => {
  const t = magic({ spells: [['lastFirst'], ['charity']], tokens: inTent }).play('p0: cast lastFirst');
  expect(t.events('spellDeclared')).toEqual([]);
  expect(JSON.stringify(t.position.game.knowledge(t.s, 1))).not.toContain('lastFirst');
  t.play('p1: pass');
  expect(t.events('spellDeclared')).toEqual([{ type: 'spellDeclared', seat: 0, spell: 'lastFirst', on: [] }]);
});

test('ADR-SPELL-2 a spell may be played in the middle of the placing', () => {
  const t = magic({ spells: [['charity']] }).play('p0: place 1 at guard', 'p0: cast charity', 'p0: take 3 gem');
  expect(t.kind).toBe('placing');
  expect(t.asked).toEqual([1]);
});

test('ADR-42 who places may cast in that question; the others answer, then he places', () => {
  const t = magic({ spells: [['charity'], ['trade']], artifacts: [[], [], ['counterspell']] });
  expect(t.kind).toBe('placing');
  t.play('p0: cast charity');
  expect(t.kind).toBe('counter');
  expect(t.asked).toEqual([2]);
  t.play('p2: pass');
  expect(t.kind).toBe('plays');
  expect(t.asked).toEqual([1]);
  t.play('p1: pass', 'p0: take 3 gem');
  // The moment opens again for the others (ADR-13), then the question is as it was.
  expect(t.asked).toEqual([1]);
  t.play('p1: pass').play('p0: place 1 at guard');
  expect(t.events('tokenPlaced')).toHaveLength(1);
});

test('ADR-42 a play within a question is refused as any other', () => {
  magic({ spells: [['charity', 'smuggler']], artifacts: [['carpet']] })
    .refuses('p0: cast smuggler', 'spell-not-now', { spell: 'smuggler' })
    .refuses('p0: cast trade', 'spell-not-held', { spell: 'trade' })
    .refuses('p0: use carpet', 'artifact-not-now', { artifact: 'carpet' })
    .refuses('p0: pass', 'wrong-action', { expected: ['place', 'use', 'cast'] });
  scene({}).refuses('p0: cast charity', 'wrong-action', { expected: ['place'] });
});

test('ADR-42 before a placement who places is asked only to answer what another declares', () => {
  const t = magic({ spells: [['trade'], ['charity', 'donation']] }).play('p0: place 1 at guard');
  t.pass().play('p1: place 1 at guard');
  expect(t.asked).toEqual([0, 1]);
  t.pass().play('p2: place 1 at guard');
  expect(t.asked).toEqual([1]);
  t.play('p1: cast charity');
  expect(t.asked).toEqual([0, 1]);
});

const atGuard = { guard: 10, tokens: [{ guard: [7], room1: [5] }, { guard: [9], room1: [1] }, { guard: [2] }] };

test('ADR-42 who is asked for a bribe may get what it takes first', () => {
  const t = magic({ ...atGuard, hoards: [[]], spells: [['charity']] }).until('bribe');
  expect(t.asked).toEqual([0]);
  t.refuses('p0: bribe 3 gem', 'hoard-short');
  t.play('p0: cast charity', 'p0: take 3 gem').play('p0: bribe 3 gem');
  expect(t.s.players[0]!.entered).toBe(true);
});

test('ADR-42 ADR-17 asked for a bribe, one may use the Key or bring a Carpet instead', () => {
  const withKey = magic({ ...atGuard, artifacts: [['key']] })
    .until('bribe')
    .play('p0: use key');
  expect(withKey.events('palaceEntered')).toContainEqual({ type: 'palaceEntered', seat: 0, by: 'key' });
  const withCarpet = magic({ ...atGuard, artifacts: [['carpet']] })
    .until('bribe')
    .play('p0: use carpet');
  expect(withCarpet.events('palaceEntered')).toContainEqual({ type: 'palaceEntered', seat: 0, by: 'strength' });
  expect(withCarpet.s.players[0]!.entered).toBe(true);
});

test('ADR-42 in the basic version nothing is played within a question', () => {
  const t = scene({ ...atGuard, artifacts: [['carpet', 'key']] }).until('bribe');
  expect(t.position.legal(0).filter((text) => text.startsWith('use'))).toEqual([]);
  t.refuses('p0: use key', 'wrong-action', { expected: ['bribe', 'decline'] });
});

const inRoom = { guard: 3, tokens: [{ guard: [9], room1: [4, 1] }, { guard: [8], room1: [2] }, { guard: [7] }] };

test('ADR-42 who is asked to buy may cast first', () => {
  const t = magic({ ...inRoom, hoards: [[1, 1]], spells: [['charity']] }).until('room');
  expect(t.asked).toEqual([0]);
  t.play('p0: cast charity', 'p0: take 3 crown');
  expect(t.asked).toEqual([0]);
  t.play('p0: buy 4 crown 1 pearl').pass();
  expect(t.events('artifactBought')).toMatchObject([{ seat: 0, room: 0 }]);
});

test('ADR-42 who takes his tokens out of the room instead is not asked for nothing', () => {
  const t = magic({ ...inRoom, hoards: [[9, 9], [9]], spells: [['secondChance', 'eyeForAnEye']] }).until('room');
  t.play(`p0: cast secondChance ${t.ref(0, 1)} room2`);
  expect(t.position.legal(0)).toContain('buy 4 crown');
  t.play(`p0: cast eyeForAnEye ${t.ref(0, 4)} ${t.ref(1, 2)}`);
  expect(t.events('artifactUnsold')).toMatchObject([{ room: 0 }]);
});

test('ADR-13 after plays took effect the moment opens again, until all pass with nothing declared', () => {
  const t = magic({ spells: [['charity', 'trade'], ['donation']], tokens: inTent });
  t.play('p0: cast charity', 'p1: pass', 'p0: pass', 'p1: pass', 'p0: take 3 gem');
  expect(t.kind).toBe('plays');
  expect(t.asked).toEqual([0, 1]);
  // Built on his own play, and answered by the other.
  t.play('p0: cast trade', 'p1: pass', 'p1: pass', 'p0: trade 3 gem for 3 gold', 'p1: cast donation');
  expect(t.s.players[0]!.hoard[4]).toBeGreaterThanOrEqual(3);
});

test('ADR-13 who by open facts has nothing left is not asked again', () => {
  const t = magic({ spells: [['charity']], tokens: inTent }).play('p0: cast charity', 'p0: take 3 gem');
  expect(t.kind).toBe('tent');
});

test('ADR-25 what is taken and paid is seen by all, so whoever watches knows the hoards', () => {
  const t = scene({ tokens: [{ market: [9] }, { guard: [8] }, { guard: [1] }], hoards: [[1, 0, 0, 0, 0]] });
  t.play('p0: give crown', 'p0: take 3 gem');
  expect(t.events('treasurePaid')).toMatchObject([{ seat: 0, treasures: [1, 0, 0, 0, 0] }]);
  expect(t.events('treasureTaken')).toMatchObject([{ seat: 0, treasures: [0, 0, 3, 0, 0] }]);
  expect(t.position.game.knowledge(t.s, 2).game.players[0]!.hoard).toEqual([0, 0, 3, 0, 0]);
  expect(t.position.view(2).players[0]!.hoard).toBeNull();
});

test('ADR-ROUND-3 ADR-TABOO-1 ADR-SPY-1 whatever held for a round ends with it', () => {
  const t = magic({ tokens: [{ market: [9] }, { guard: [8] }, { guard: [1] }] });
  t.position.change((s) => {
    Object.assign(s, { taboo: 8, spy: 0, smuggler: 1, djinn: 2, weakestFirst: true });
    for (const player of s.players) player.hasKey = true;
  });
  t.until('placing');
  const { taboo, spy, smuggler, djinn, weakestFirst, guard, carpets } = t.s;
  expect({ taboo, spy, smuggler, djinn, weakestFirst, guard, carpets }).toEqual({
    taboo: null,
    spy: null,
    smuggler: null,
    djinn: null,
    weakestFirst: false,
    guard: null,
    carpets: [],
  });
  expect(t.s.players.some(({ hasKey, entered }) => hasKey || entered)).toBe(false);
});

test('ADR-TENT-1 what is known of a hand does not tell where among the other spells it is kept', () => {
  const hand = (spells: readonly number[], seen: readonly number[]) => {
    const t = magic({ tokens: inTent });
    t.position.change((s) => {
      for (const spell of spells) s.spellPile = s.spellPile.filter((other) => other !== spell);
      s.players[2]!.spells = [...spells];
      s.players[2]!.spellsSeen = seen;
    });
    return t.position.game.knowledge(t.s, 0).game.players[2]!.spells;
  };
  const offered = magic({ tokens: inTent }).s.offer!.spells;
  const [a, b, c] = SPELLS.map((_, spell) => spell).filter((spell) => !offered.includes(spell));
  expect(hand([a!, b!, c!], [0, 1, 0])).toEqual([b, -1, -1]);
  expect(hand([a!, c!, b!], [0, 0, 1])).toEqual([b, -1, -1]);
});
