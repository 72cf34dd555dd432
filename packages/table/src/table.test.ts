import { games } from '@majlis/games';
import { commitmentOf, hashJson, type Json, RulesBug, replay, rngFrom } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import { Sitting, TERMS } from '../test/seats.ts';
import { show, Table } from './index.ts';
import type { Condition } from './standing.ts';

const lantern = games.find(({ id }) => id === 'lantern')!;
const json = <T>(value: T): T => JSON.parse(JSON.stringify(value));

describe('gathering', () => {
  test('starts when every seat is taken, by people or bots', () => {
    const sitting = new Sitting(lantern, { seats: 3 });
    sitting.must({ do: 'seat', seat: 0, holder: { kind: 'human', player: 'ann' } });
    expect(sitting.do({ do: 'start' })).toEqual({
      ok: false,
      refusal: { code: 'seats-open', params: { seats: [1, 2] } },
    });
    sitting.must({ do: 'seat', seat: 1, holder: { kind: 'bot', level: 'easy' } });
    sitting.must({ do: 'arrange', config: { rounds: 4 }, seats: 2 });
    sitting.must({ do: 'start' });
    expect(sitting.table.book.phase).toBe('playing');
    expect(sitting.try({ do: 'start' })).toBe('already-started');
  });

  test('an arrangement the game does not know is refused with its reason', () => {
    const sitting = new Sitting(lantern);
    expect(sitting.try({ do: 'arrange', config: { rounds: 99 }, seats: 2 })).toBe('bad-config');
    expect(sitting.try({ do: 'arrange', config: {}, seats: 9 })).toBe('wrong-seats');
  });

  test('the seed is committed to before the deal and shown after the game', () => {
    const sitting = Sitting.started(lantern);
    expect(show(sitting.table, 0).seed).toBeNull();
    expect(show(sitting.table, 'spectator').commitment).toBe(commitmentOf(sitting.table.book.seed));
    sitting.playOn(10_000);
    expect(show(sitting.table, 'spectator').seed).toBe(sitting.table.book.seed);
  });
});

describe('answers', () => {
  test('an answer to an older question is refused, and so is one from a seat that is not asked', () => {
    const sitting = Sitting.started(lantern);
    const first = sitting.playing(0, { type: 'oil', value: 0 });
    const [legal] = lantern.legalActions(sitting.table.position.state, 0);
    sitting.must(sitting.playing(0, legal));
    expect(sitting.try(first)).toBe('not-asked');
    const [other] = lantern.legalActions(sitting.table.position.state, 1);
    const late = sitting.playing(1, other);
    sitting.must(late);
    expect(['stale-decision', 'not-asked']).toContain(sitting.try(late));
  });

  test('the same message is answered as the first time and done once', () => {
    const sitting = Sitting.started(lantern);
    const [legal] = lantern.legalActions(sitting.table.position.state, 0);
    const move = sitting.playing(0, legal);
    const first = sitting.do(move, 'm1');
    const { seq } = sitting.table;
    expect(sitting.do(move, 'm1')).toEqual({ ...first, entries: [] });
    expect(sitting.table.seq).toBe(seq);
    const said = { do: 'say', seat: 1, text: 'hello' } as const;
    sitting.do(said, 'm1');
    sitting.do(said, 'm1');
    expect(sitting.table.book.chat).toHaveLength(1);
  });

  test('what is no action is refused at the door', () => {
    const sitting = Sitting.started(lantern);
    for (const action of [
      null,
      7,
      'pass',
      [],
      { type: 'steal' },
      { type: 'oil', value: 1, more: 1 },
      { __proto__: null },
    ]) {
      expect(sitting.try(sitting.playing(0, action as Json))).toBe('not-an-action');
    }
  });
});

describe('undo', () => {
  /** Rounds of bidding: the only human choices in a row that reveal nothing. */
  const bidding = () => {
    const sitting = Sitting.started(lantern, { seats: 2 });
    while (sitting.table.book.asked.length === 2) {
      const [seat] = sitting.table.book.asked;
      sitting.must(sitting.playing(seat!, lantern.legalActions(sitting.table.position.state, seat!)[0]));
    }
    while (
      sitting.table.book.asked.length === 1 &&
      lantern.prompt(sitting.table.position.state, sitting.table.book.asked[0]!)?.kind === 'chooseOil'
    ) {
      const [seat] = sitting.table.book.asked;
      sitting.must(sitting.playing(seat!, lantern.legalActions(sitting.table.position.state, seat!)[0]));
    }
    return sitting;
  };

  test('a move that told nobody anything is undone to the very position before', () => {
    const sitting = bidding();
    const [seat] = sitting.table.book.asked as [number];
    const before = hashJson(sitting.table.position.state);
    const decision = sitting.table.decisionOf(seat);
    sitting.play(`p${seat} bid 1`);
    sitting.must({ do: 'undo', seat });
    expect(hashJson(sitting.table.position.state)).toBe(before);
    expect(sitting.table.decisionOf(seat)).not.toBe(decision);
    expect(sitting.table.book.line).toHaveLength(show(sitting.table, seat).log.entries.length - 1);
  });

  test('not past what was revealed, nor past the move of another seat', () => {
    const sitting = bidding();
    const last = sitting.table.book.line.at(-1)!;
    expect(last.revealed).toBe(true);
    expect(sitting.try({ do: 'undo', seat: last.seat })).toBe('undo-past-reveal');
    const [first] = sitting.table.book.asked as [number];
    sitting.play(`p${first} bid 1`);
    expect(sitting.try({ do: 'undo', seat: 1 - first })).toBe('undo-past-other-seat');
    sitting.play(`p${1 - first} bid 2`);
    expect(sitting.try({ do: 'undo', seat: first })).toBe('undo-past-other-seat');
    sitting.must({ do: 'undo', seat: 1 - first });
    expect(sitting.try({ do: 'undo', seat: first })).toBe('undo-past-other-seat');
  });

  test('a question put again after an undo is a new one: answers to the old one come too late', () => {
    const sitting = bidding();
    const [first] = sitting.table.book.asked as [number];
    sitting.play(`p${first} bid 1`);
    const answer = sitting.playing(1 - first, { type: 'bid', coins: 9 });
    sitting.must({ do: 'undo', seat: first });
    sitting.play(`p${first} bid 2`);
    expect(sitting.try(answer)).toBe('stale-decision');
  });
});

describe('takeback', () => {
  test('happens when all the others agree, however far back', () => {
    const sitting = Sitting.started(lantern, { seats: 3 }).playOn(12);
    const to = 4;
    const before = hashJson(sitting.table.position.at(to));
    sitting.must({ do: 'proposeTakeback', seat: 0, to });
    expect(sitting.try({ do: 'answerTakeback', seat: 0, yes: true })).toBe('already-answered');
    sitting.must({ do: 'answerTakeback', seat: 2, yes: true });
    expect(sitting.table.book.line).toHaveLength(12);
    sitting.must({ do: 'answerTakeback', seat: 1, yes: true });
    expect(sitting.table.book.line).toHaveLength(to);
    expect(hashJson(sitting.table.position.state)).toBe(before);
  });

  test('a refusal costs a wait that grows', () => {
    const sitting = Sitting.started(lantern).playOn(6);
    const waits: number[] = [];
    for (let i = 0; i < 3; i++) {
      sitting.must({ do: 'proposeTakeback', seat: 0, to: 1 });
      sitting.must({ do: 'answerTakeback', seat: 1, yes: false });
      const refused = sitting.do({ do: 'proposeTakeback', seat: 0, to: 1 });
      expect(refused).toMatchObject({ ok: false, refusal: { code: 'takeback-too-soon' } });
      const { wait } = (refused as unknown as { refusal: { params: { wait: number } } }).refusal.params;
      waits.push(wait);
      sitting.now += wait;
    }
    expect(waits[1]).toBe(waits[0]! * 2);
    expect(waits[2]).toBe(waits[0]! * 4);
  });

  test('is off where the game is rated, and lapses with the next move', () => {
    const rated = Sitting.started(lantern, { terms: { ...TERMS, rated: true } }).playOn(6);
    expect(rated.try({ do: 'proposeTakeback', seat: 0, to: 1 })).toBe('rated');
    expect(rated.try({ do: 'pause', seat: 0 })).toBe('rated');
    const sitting = Sitting.started(lantern).playOn(6);
    sitting.must({ do: 'proposeTakeback', seat: 0, to: 1 });
    sitting.playOn(1);
    expect(sitting.try({ do: 'answerTakeback', seat: 1, yes: true })).toBe('no-takeback');
  });

  test('against bots nobody needs to be asked', () => {
    const sitting = new Sitting(lantern);
    sitting.must({ do: 'seat', seat: 0, holder: { kind: 'human', player: 'ann' } });
    sitting.must({ do: 'seat', seat: 1, holder: { kind: 'bot', level: 'easy' } });
    sitting.must({ do: 'start' });
    for (let i = 0; i < 6; i++) {
      const move = sitting.randomMove(rngFrom(`${i}`))!;
      if (move.do === 'play') sitting.must({ ...move, how: move.seat === 1 ? 'bot' : 'hand' });
    }
    sitting.must({ do: 'proposeTakeback', seat: 0, to: 0 });
    expect(sitting.table.book.line).toHaveLength(0);
  });
});

describe('a broken rule', () => {
  const broken = {
    ...lantern,
    apply(...args: Parameters<typeof lantern.apply>) {
      if (args[0].round >= 2) {
        args[0].players = [];
        throw new RulesBug('a lantern is missing');
      }
      return lantern.apply(...args);
    },
  };

  test('stops the table on its last good position, with what is needed to see it happen again', () => {
    const sitting = Sitting.started(broken);
    const rng = rngFrom('broken');
    let before = '';
    for (let move = sitting.randomMove(rng); move !== null; move = sitting.randomMove(rng)) {
      before = hashJson(sitting.table.position.state);
      sitting.must(move);
    }
    const { book, position } = sitting.table;
    expect(book.phase).toBe('stopped');
    expect(hashJson(position.state)).toBe(before);
    expect(book.stopped?.reason).toContain('a lantern is missing');
    const positions = [...replay(lantern, sitting.table.record())];
    expect(hashJson(positions.at(-1)!.state)).toBe(before);
    const { seat, action } = book.stopped!.failing!;
    expect(() => broken.apply(broken.copy(position.state), seat, action, { emit() {} })).toThrow(
      'a lantern is missing',
    );
    expect(show(sitting.table, 0)).toMatchObject({ phase: 'stopped', stopped: 'rules', decision: null });
    expect(show(sitting.table, 0).view).not.toBeNull();
  });

  test('once it is mended the game goes on', () => {
    const sitting = Sitting.started(broken);
    const rng = rngFrom('broken');
    for (let move = sitting.randomMove(rng); move !== null; move = sitting.randomMove(rng)) sitting.must(move);
    const { table } = Table.restore(lantern, json(sitting.journal), null, 0);
    sitting.table = table;
    sitting.must({ do: 'revive' });
    sitting.playOn(10_000);
    expect(table.book.phase).toBe('over');
  });
});

describe('time', () => {
  const bank = { ...TERMS, clock: { kind: 'bank', bank: 60_000, increment: 5_000 } } as const;
  const days = { ...TERMS, clock: { kind: 'perMove', perMove: 1000 } } as const;

  test('a bank runs only while the seat is asked, and grows after the answer', () => {
    const sitting = Sitting.started(lantern, { terms: bank });
    expect(sitting.table.deadlines()).toEqual([
      { seat: 0, at: 61_000 },
      { seat: 1, at: 61_000 },
    ]);
    sitting.now += 10_000;
    sitting.must(sitting.playing(0, lantern.legalActions(sitting.table.position.state, 0)[0]));
    expect(sitting.table.book.seats[0]!.clock).toMatchObject({ left: 55_000, since: null });
    expect(sitting.table.deadlines()).toEqual([{ seat: 1, at: 61_000 }]);
  });

  test('a pause stops the clocks; an outage does not count', () => {
    const sitting = Sitting.started(lantern, { terms: bank });
    sitting.now += 10_000;
    sitting.must({ do: 'pause', seat: 0 });
    expect(sitting.table.deadlines()).toEqual([]);
    expect(sitting.try(sitting.playing(0, null))).toBe('paused');
    sitting.now += 1_000_000;
    sitting.must({ do: 'resume', seat: 1 });
    expect(sitting.table.deadlines()[0]!.at).toBe(sitting.now + 50_000);
    sitting.must({ do: 'holdClocks', ms: 7_000 });
    expect(sitting.table.deadlines()[0]!.at).toBe(sitting.now + 57_000);
  });

  test('when time is up a bot takes over; who plays by hand is back', () => {
    const sitting = Sitting.started(lantern, { terms: days });
    expect(sitting.try({ do: 'timeOut', seat: 0 })).toBe('time-left');
    expect(sitting.table.reminders()[0]!.at).toBe(1_750);
    sitting.must({ do: 'remind', seat: 0 });
    expect(sitting.table.reminders().map(({ seat }) => seat)).toEqual([1]);
    sitting.now += 1_000;
    sitting.must({ do: 'timeOut', seat: 0 });
    expect(sitting.table.pending()).toMatchObject([{ seat: 0, kind: 'bot', level: 'random', how: 'stand-in' }]);
    const move = sitting.playing(0, lantern.legalActions(sitting.table.position.state, 0)[0]);
    const entries = sitting.must(move);
    expect(entries.map(({ kind }) => kind)).toEqual(['handedBack', 'played']);
    expect(sitting.table.pending()).toEqual([]);
    expect(sitting.table.book.seats[0]!.clock.left).toBe(1000);
  });
});

describe('standing answers', () => {
  const pass = { prompt: 'bidForLantern', action: { type: 'pass' }, until: 'asked' } as const;

  test('are given through the ordinary door, lapse with another question, and are nobody else’s business', () => {
    const sitting = Sitting.started(lantern, { seats: 2 });
    const seqBefore = show(sitting.table, 1).seq;
    sitting.must({ do: 'setStanding', seat: 0, answers: [pass] });
    expect(show(sitting.table, 1).seq).toBe(seqBefore);
    expect(show(sitting.table, 1).standing).toEqual([]);
    expect(sitting.table.pending()).toEqual([]);
    sitting.must({ do: 'setStanding', seat: 0, answers: [{ ...pass, until: 'cancelled' }] });
    sitting.playOn(2);
    while (sitting.table.pending().length === 0) sitting.play(`p1 bid ${sitting.table.book.line.length}`);
    const [answer] = sitting.table.pending();
    expect(answer).toMatchObject({ seat: 0, kind: 'standing', action: { type: 'pass' } });
    sitting.must({ do: 'play', seat: 0, action: { type: 'pass' }, decision: answer!.decision, how: 'standing' });
    const at = sitting.table.book.line.length;
    expect(show(sitting.table, 0).log.entries[at]!.how).toBe('standing');
    expect(show(sitting.table, 1).log.entries[at]!.how).toBe('hand');
  });
});

describe('standing answers with conditions', () => {
  const passWhile = (...conditions: Condition[]) =>
    ({ prompt: 'bidForLantern', action: { type: 'pass' }, while: conditions, until: 'cancelled' }) as const;

  test.each([
    ['a field that is so', passWhile({ field: 'round', is: 1 }), true],
    ['a field that is no longer so', passWhile({ field: 'round', is: 0 }), false],
    ['a number below another', passWhile({ field: 'round', below: 2 }), true],
    ['a number that has come that far', passWhile({ field: 'round', below: 1 }), false],
    ['one of two', passWhile({ field: 'round', is: 1 }, { field: 'round', below: 1 }), false],
    ['what the seat does not see', passWhile({ field: 'chance', is: null }), false],
    ['what every object has', passWhile({ field: 'constructor', below: 1 }), false],
    ['a parameter of the question', passWhile({ param: 'bid', is: 0 }), true],
    ['a parameter that is something else', passWhile({ param: 'bid', is: 7 }), false],
    ['a parameter it does not have', passWhile({ param: 'toString', is: null }), false],
  ])('%s', (_, answer, isGiven) => {
    const sitting = Sitting.started(lantern, { seats: 2 });
    sitting.playOn(2);
    const { round } = show(sitting.table, 0).view as { round: number };
    expect(round).toBe(1);
    const [seat] = sitting.table.book.asked as [number];
    sitting.must({ do: 'setStanding', seat, answers: [answer] });
    expect(sitting.table.pending()).toHaveLength(isGiven ? 1 : 0);
  });
});

describe('chat', () => {
  test('is for people at the table, within limits, and may be muted by each and silenced for all', () => {
    const sitting = Sitting.started(lantern, { seats: 2 });
    expect(sitting.try({ do: 'say', seat: 0, text: '  ' })).toBe('chat-length');
    expect(sitting.try({ do: 'say', seat: 0, text: 'x'.repeat(501) })).toBe('chat-length');
    sitting.must({ do: 'say', seat: 0, text: 'good evening' });
    expect(show(sitting.table, 1).chat).toMatchObject([{ seat: 0, player: 'p0', text: 'good evening' }]);
    sitting.must({ do: 'mute', seat: 1, other: 0, on: true });
    expect(show(sitting.table, 1).chat).toEqual([]);
    expect(show(sitting.table, 'spectator').chat).toHaveLength(1);
    sitting.must({ do: 'silence', seat: 0, on: true });
    expect(sitting.try({ do: 'say', seat: 0, text: 'but' })).toBe('silenced');
  });
});
