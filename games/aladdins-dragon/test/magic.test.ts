import { expect, test } from 'vitest';
import { CARPET, LAMP } from '../src/content/artifacts.ts';
import { SPELLS } from '../src/content/spell-cards.ts';
import { magic, scene } from './scene.ts';

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

test('ADR-13 ADR-38 moments: before each placement, after the last, each space, after the caves, round end', () => {
  const t = magic({ spells: [['charity']], caves: { gold: [3] } });
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
  // The scene is set at the first placement, after the moment of round start.
  expect([count('placing'), count('placed'), count('space'), count('caves'), count('roundEnd')]).toEqual([
    23, 1, 3, 1, 1,
  ]);
});

test('ADR-38 a round begins with a moment for plays', () => {
  const t = magic({ spells: [['charity']], tokens: [{ guard: [9] }, { guard: [8] }, { guard: [1] }] });
  while (t.s.round === 1) t.play(`p${t.asked[0]}: ${t.position.legal(t.asked[0]!).at(-1)}`);
  expect(t.kind).toBe('plays');
  expect(t.s.players.every(({ tokens }) => tokens.length === 0)).toBe(true);
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
