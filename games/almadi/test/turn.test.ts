import { describe, expect, test } from 'vitest';
import { afterPlacing, firstTurn, giveCharacter, lay, offer } from './support.ts';

/** Starting tile 0, right sides from row 1: jar, arrow, ruby, arrow. */
describe('a turn', () => {
  test('ALM-TURN-1 choose and place, perform effects, refill; then the next player', () => {
    const position = firstTurn().change((s) => {
      offer(s, '2a', 'caravan J>S>');
    });
    const next = position.state.supply.at(-1);
    position.expectAsked(0).expectRefusal('p0: end', 'not-now').expectRefusal('p1: end', 'not-asked');
    position.play('p0: take 2a at 2.1').expectAsked(0).expectRefusal('p0: take 2b at 2.2', 'not-now');
    expect(position.state.board[2]).toBeNull();
    position.play('p0: end').expectAsked(1);
    expect(position.state.board[2]).toBe(next);
    expect(position.events).toMatchObject([
      { type: 'boardRefilled', slot: 2, landscape: next },
      { type: 'turnEnded', seat: 0 },
      { type: 'turnBegun', seat: 1 },
    ]);
  });

  test('ALM-PLACE-1 exactly one landscape of the board, and not none', () => {
    const position = firstTurn();
    expect(position.legal(0).every((text) => text.startsWith('take'))).toBe(true);
    position.change((s) => {
      s.board[0] = null;
    });
    position.expectRefusal('p0: take 1a at 1.1', 'slot-empty', { slot: 0 });
  });

  test('ALM-PLACE-2 right of the starting tile', () => {
    firstTurn()
      .expectRefusal('p0: take 1a at 1.0', 'not-right-of-start')
      .expectRefusal('p0: take 4b at 4.0', 'not-right-of-start');
  });

  test('ALM-PLACE-3 in its own row, which may grow without limit', () => {
    const position = firstTurn().expectRefusal('p0: take 2b at 3.1', 'wrong-row', { rows: [2] });
    position.change((s) => {
      lay(s, 0, {
        '2.1': 'oasis >>GJ',
        '2.2': 'oasis >>MG',
        '2.3': 'oasis >>SM',
        '2.4': 'oasis >G>R',
        '2.5': 'oasis >J>G',
      });
    });
    position.play('p0: take 2a at 2.6');
    expect(position.legal(0)).toContain('end');
  });

  test('ALM-PLACE-4 beside a landscape, on a free cell', () => {
    firstTurn()
      .change((s) => {
        lay(s, 0, { '2.1': 'oasis >>GJ' });
      })
      .expectRefusal('p0: take 2a at 2.3', 'touches-nothing')
      .expectRefusal('p0: take 2a at 2.1', 'cell-taken')
      .expectRefusal('p0: take 1a at 1.3', 'touches-nothing')
      .play('p0: take 2a at 2.2');
  });

  test('ALM-PLACE-4 the corner of a landscape is not enough', () => {
    firstTurn()
      .change((s) => {
        lay(s, 0, { '2.1': 'oasis >>GJ', '2.2': 'oasis >>MG' });
      })
      .expectRefusal('p0: take 1a at 1.3', 'touches-nothing');
  });

  test('ALM-PLACE-5 a landscape is not turned: only its own west side meets the starting tile', () => {
    // The ruby of row 3 needs an arrow on the west side; the arrow of row 2 an effect there.
    const position = firstTurn().change((s) => {
      offer(s, '3a', 'oasis >JR>');
      offer(s, '3b', 'oasis >M>G');
    });
    const fork = position.fork();
    position.play('p0: take 3a at 3.1');
    expect(position.state.turn.waiting.ruby).toBe(1);
    fork.play('p0: take 3b at 3.1');
    expect((fork.state as typeof position.state).turn.waiting.ruby).toBe(0);
  });
});

describe('effects', () => {
  test('ALM-EFFECT-1 an arrow of the placed landscape activates a neighbour', () => {
    const position = firstTurn()
      .change((s) => {
        lay(s, 0, { '1.1': 'palace R>S>' });
        offer(s, '2a', 'palace >J>S');
      })
      .play('p0: take 2a at 2.1');
    // North: the stall of the palace above. West: the arrow of the starting tile meets this palace's own stall.
    expect(position.state.turn.waiting).toEqual({ genie: 0, marteline: 0, stall: 2, moon: 0, ruby: 0 });
  });

  test('ALM-EFFECT-2 an arrow of a neighbour activates the placed landscape', () => {
    const position = firstTurn()
      .change((s) => {
        offer(s, '4a', 'oasis >>SM');
      })
      .play('p0: take 4a at 4.1');
    expect(position.state.turn.waiting.marteline).toBe(1);
    expect(position.state.turn.waiting.stall).toBe(0);
  });

  test('ALM-EFFECT-3 ALM-6 in any order, and each may be left out', () => {
    const position = afterPlacing(firstTurn(), { stall: 1, marteline: 2, ruby: 1, moon: 1 });
    const { objectives } = position.state;
    expect(position.legal(0)).toEqual([
      'perform marteline',
      'perform stall',
      'perform ruby',
      ...objectives.map((objective) => `claim ${objective}`),
      'end',
    ]);
    position.play('p0: perform ruby', 'p0: perform marteline', 'p0: perform stall');
    expect(position.state.players[0]).toMatchObject({ rubies: 1 });
    position.expectRefusal('p0: perform stall', 'effect-not-waiting', { effect: 'stall' });
    position.play('p0: end').expectAsked(1).expectRefusal('p1: perform marteline', 'not-now');
  });

  test('ALM-6 ALM-24 what was not performed when the turn ends is lost', () => {
    const position = afterPlacing(firstTurn(), { stall: 1 }).play('p0: end');
    expect(position.state.turn.waiting.stall).toBe(0);
  });

  test('ALM-MARTELINE-1 the top mosaic card; nothing from an empty deck', () => {
    const position = afterPlacing(firstTurn(), { marteline: 2 });
    const top = position.state.mosaicDeck.cards.at(-1)!;
    position.play('p0: perform marteline');
    expect(position.revealed).toBe(true);
    expect(position.state.players[0]!.mosaics[top]).toBe(1);
    position.change((s) => {
      s.mosaicDeck.cards = [];
    });
    position.expectRefusal('p0: perform marteline', 'deck-empty', { deck: 'mosaic' });
  });

  test('ALM-STALL-1 the top stall card; nothing from an empty deck', () => {
    const position = afterPlacing(firstTurn(), { stall: 2 });
    const top = position.state.stallDeck.cards.at(-1)!;
    position.play('p0: perform stall');
    expect(position.state.players[0]!.stalls[top]).toBe(1);
    position.change((s) => {
      s.stallDeck.cards = [];
    });
    position.expectRefusal('p0: perform stall', 'deck-empty', { deck: 'stall' });
  });

  test('ALM-RUBY-1 a ruby of the reserve; nothing from an empty one', () => {
    const position = afterPlacing(firstTurn(), { ruby: 2 }).play('p0: perform ruby');
    expect([position.state.rubies, position.state.players[0]!.rubies]).toEqual([29, 1]);
    position.change((s) => {
      s.players[1]!.rubies = 29;
      s.rubies = 0;
    });
    position.expectRefusal('p0: perform ruby', 'reserve-empty');
    expect(position.legal(0)).toEqual(['end']);
  });

  test('ALM-MOON-1 ALM-19 an objective of the middle or one another player has not completed', () => {
    const position = afterPlacing(firstTurn(), { moon: 3 });
    const [mine, theirs, done] = position.state.objectives as [number, number, number];
    position.change((s) => {
      s.objectives = s.objectives.filter((id) => id !== theirs && id !== done);
      s.players[1]!.objectives = [theirs];
      s.players[1]!.completed = [done];
    });
    position
      .expectRefusal(`p0: claim ${done}`, 'objective-completed', { objective: done, seat: 1 })
      .play(`p0: claim ${mine}`, `p0: claim ${theirs}`)
      .expectRefusal(
        `p0: claim ${mine}`,
        position.state.players[0]!.completed.includes(mine) ? 'objective-completed' : 'objective-not-available',
      );
    expect(position.events).toMatchObject([
      { type: 'objectiveTaken', objective: mine, from: null },
      { type: 'objectiveTaken', objective: theirs, from: 1 },
    ]);
    expect(position.state.players[1]!.objectives).toEqual([]);
  });

  test('ALM-19 with nothing available a moon has no effect', () => {
    const position = afterPlacing(firstTurn(), { moon: 1 }).change((s) => {
      s.objectives = [];
    });
    expect(position.legal(0)).toEqual(['end']);
    position.play('p0: end').expectAsked(1);
    position.expectRefusal('p1: claim 1', 'not-now');
  });

  test('ALM-MOON-1 without a moon no objective is taken', () => {
    const position = afterPlacing(firstTurn());
    position.expectRefusal(`p0: claim ${position.state.objectives[0]}`, 'effect-not-waiting', { effect: 'moon' });
  });

  test('ALM-JAR-1 a jar does nothing during the game', () => {
    const position = firstTurn()
      .change((s) => {
        offer(s, '1a', 'market >GO>');
      })
      .play('p0: take 1a at 1.1');
    // Its west arrow activates the jar of the starting tile.
    expect(position.legal(0)).toEqual(['end']);
    expect(position.scores).toContainEqual(expect.objectContaining({ seat: 0, source: 'jars', points: 1 }));
  });

  test('ALM-REFILL-1 ALM-24 the slot is filled when the turn ends, so a placement can be taken back', () => {
    const position = firstTurn().play('p0: take 1a at 1.1');
    expect(position.revealed).toBe(false);
    const { length } = position.state.supply;
    position.play('p0: end');
    expect(position.revealed).toBe(true);
    expect(position.state.supply).toHaveLength(length - 1);
    expect(position.state.board[0]).not.toBeNull();
  });

  test('ALM-22 a card put under a deck is known to all, and comes up in the end', () => {
    const position = firstTurn({ characters: true }).change((s) => {
      giveCharacter(s, 0, 'zaynab');
      s.players[0]!.mosaics = [0, 0, 0, 1];
      s.mosaicDeck.cards = [0, 1];
    });
    position.play('p0: exchange mosaic 3');
    expect(position.view('spectator')).toMatchObject({ mosaicDeck: { count: 3, top: 1, under: [3] } });
  });
});
