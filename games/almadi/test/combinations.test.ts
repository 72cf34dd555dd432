import { describe, expect, test } from 'vitest';
import { characters } from '../src/characters/index.ts';
import { CHARACTER_IDS, type CharacterId, type State } from '../src/index.ts';
import {
  type Almadi,
  afterPlacing,
  characterPoints,
  firstTurn,
  giveCharacter,
  lay,
  linesOf,
  paint,
  paintedRealm,
  paintFor,
  pointsOf,
} from './support.ts';

const scored = (edit: (s: State) => void) => firstTurn({ characters: true }).change(edit);

describe('characters that touch', () => {
  test('ALM-C10 Zobeide with Dalila: stall goods are doubled, then compared', () => {
    const position = scored((s) => {
      giveCharacter(s, 0, 'dalila', 'zobeide');
      s.players[0]!.stalls = [2, 0, 0, 1];
    });
    // 4 goods of the starting market and 6 on stalls, doubled: 16; one caravan carries 2.
    expect(linesOf(position, 0, 'caravans')).toMatchObject([{ points: 2, detail: { goods: 16 } }]);
    expect(characterPoints(position, 0, 'dalila')).toBe(7);
  });

  test('ALM-C11 Aziza with Zubaydah: two on a dear palace, none on a cheap one', () => {
    const position = scored((s) => {
      giveCharacter(s, 0, 'aziza', 'zubaydah');
      // Palaces: 2 of the starting tile and 4.
      paintFor(s, 0, '.O', 'OP', '.M');
      s.players[0]!.mosaics = [3, 1, 1, 0];
    });
    expect(linesOf(position, 0, 'mosaics')).toMatchObject([{ points: 8, detail: { laid: [4, 4], loose: 3 } }]);
    expect(characterPoints(position, 0, 'aziza')).toBe(9);
  });

  test('ALM-C11 ALM-C21 Aziza with Zubaydah with Dunya: her points come on top', () => {
    const position = scored((s) => {
      giveCharacter(s, 0, 'dunya', 'aziza', 'zubaydah');
      paintFor(s, 0, '.O', 'OP', '.M');
      s.players[0]!.mosaics = [3, 1, 1, 0];
    });
    const points = [
      pointsOf(position, 0, 'mosaics'),
      characterPoints(position, 0, 'aziza'),
      characterPoints(position, 0, 'dunya'),
    ];
    expect(points).toEqual([8, 9, 9]);
  });

  test('ALM-C1 Ali with the last landscape: his turn ends the game without a refill', () => {
    const position = firstTurn({ characters: true }).change((s) => {
      giveCharacter(s, 0, 'ali');
      s.supply = s.supply.slice(0, 1);
    });
    position.play('p0: draw', 'p0: place at 3.1', 'p0: end');
    expect(position.outcome).not.toBeNull();
    expect(position.state.board).not.toContain(null);
  });

  test('ALM-C1 ALM-C2 Ali in the extra turn of Dunyazad has no supply to draw from', () => {
    const position = firstTurn({ characters: true }).change((s) => {
      giveCharacter(s, 0, 'ali', 'dunyazad');
      s.supply = s.supply.slice(0, 1);
    });
    position
      .play(`p0: ${position.legal(0)[0]}`, 'p0: end')
      .expectAsked(0)
      .expectRefusal('p0: draw', 'supply-empty');
  });

  test('ALM-C2 several extra turns go in turn order, from what is left on the board', () => {
    const position = firstTurn({ characters: true, seats: 3 }).change((s) => {
      giveCharacter(s, 2, 'dunyazad');
      giveCharacter(s, 1, 'zumurrud');
      s.players[1]!.copied = 'dunyazad';
      s.supply = s.supply.slice(0, 1);
    });
    position.play(`p0: ${position.legal(0)[0]}`, 'p0: end');
    for (const seat of [1, 2]) {
      position.expectAsked(seat);
      expect(position.state.turn).toMatchObject({ seat, extra: true });
      position.play(`p${seat}: ${position.legal(seat)[0]}`, `p${seat}: end`);
    }
    expect(position.outcome).not.toBeNull();
    expect(position.state.board.filter((tile) => tile === null)).toHaveLength(2);
  });

  test('ALM-C19 a Dunyazad copied after the last refill still gives her turn', () => {
    const position = firstTurn({ characters: true }).change((s) => {
      giveCharacter(s, 0, 'zumurrud');
      giveCharacter(s, 1, 'dunyazad');
      s.supply = s.supply.slice(0, 1);
    });
    const take = position.legal(0).find((text) => text.startsWith('take'))!;
    position.play(`p0: ${take}`, 'p0: end').expectAsked(0).play('p0: copy dunyazad').expectAsked(0);
    expect(position.state.turn).toMatchObject({ seat: 0, extra: true });
  });

  test('ALM-C3 ALM-C9 a landscape in row 0 closes a hole for the 40 thieves', () => {
    const position = scored((s) => {
      giveCharacter(s, 0, 'abriza', 'forty-thieves');
      s.players[0]!.realm = paint(paintedRealm(0, '.C', 'C'), 0, ['C']);
    });
    expect(characterPoints(position, 0, 'forty-thieves')).toBe(3);
  });

  test('ALM-3 Hussain: a switch is one of three moves', () => {
    const position = afterPlacing(firstTurn({ characters: true }), { genie: 1 }).change((s) => {
      giveCharacter(s, 0, 'hussain');
      s.players[0]!.realm = paintedRealm(0);
      lay(s, 0, { '2.1': 'caravan J>>G', '3.1': 'oasis >M>G' });
      s.turn.moves = 2;
    });
    position.play('p0: switch 2.1 with 3.1').change((s) => {
      s.turn.waiting.genie = 1;
      s.turn.used = [];
    });
    position
      .expectRefusal('p0: move 2.1 to 1.1', 'moves-used-up')
      .expectRefusal('p0: switch 2.1 with 3.1', 'moves-used-up', { moves: 3 });
  });

  test('ALM-C13 a copied Hussain has its own use', () => {
    const position = afterPlacing(firstTurn({ characters: true }), { genie: 1 }).change((s) => {
      giveCharacter(s, 0, 'zumurrud');
      giveCharacter(s, 1, 'hussain');
      s.players[0]!.copied = 'hussain';
      lay(s, 0, { '2.1': 'caravan J>>G', '3.1': 'oasis >M>G' });
      s.players[0]!.realm = paintedRealm(0, '.', 'C', 'O');
    });
    position.play('p0: switch 2.1 with 3.1');
  });
});

/** For each kind of power: what its owner can do or gets that others cannot or do not. */
const effects: { readonly [C in CharacterId]?: (position: Almadi) => unknown } = {
  'harun-al-rashid': (position) => characterPoints(position, 0, 'harun-al-rashid'),
  zobeide: (position) => linesOf(position, 0, 'caravans'),
  'ali-cogia': (position) => linesOf(position, 0, 'caravans'),
  zubaydah: (position) => pointsOf(position, 0, 'mosaics'),
  morgiana: (position) => position.legal(0).includes('take 2a at 1.1'),
  ali: (position) => position.legal(0).includes('draw'),
  zaynab: (position) => position.legal(0).some((text) => text.startsWith('exchange')),
};

describe('ALM-ZUMURRUD-1 copying each kind of power', () => {
  test.each(Object.keys(effects) as CharacterId[])('%s works when copied', (character) => {
    const position = scored((s) => {
      giveCharacter(s, 0, 'zumurrud');
      giveCharacter(s, 1, character);
      paintFor(s, 0, '.C', '.CO', 'OP', 'M');
      s.players[0]!.stalls = [1, 1, 0, 0];
      s.players[0]!.mosaics = [2, 0, 1, 1];
    });
    const before = effects[character]!(position);
    position.play(`p0: copy ${character}`);
    expect(effects[character]!(position)).not.toEqual(before);
  });

  test('aladdin, ali-baba and abriza work when copied', () => {
    const copied = (character: CharacterId) =>
      afterPlacing(firstTurn({ characters: true }), { genie: 1, ruby: 1 })
        .change((s) => {
          giveCharacter(s, 0, 'zumurrud');
          giveCharacter(s, 1, character);
        })
        .play(`p0: copy ${character}`);
    expect(copied('aladdin').legal(0)).toContain('bonus aladdin');
    expect(copied('ali-baba').play('p0: perform ruby').state.players[0]!.rubies).toBe(2);
    expect(
      copied('abriza')
        .legal(0)
        .some((text) => text.endsWith('to 5.0')),
    ).toBe(true);
  });

  test('jafar protects the objectives of who copies him', () => {
    const position = firstTurn({ characters: true }).change((s) => {
      giveCharacter(s, 0, 'zumurrud');
      giveCharacter(s, 1, 'jafar');
      s.players[0]!.objectives = s.objectives.slice(0, 1);
      s.objectives = s.objectives.slice(1);
    });
    const take = position.legal(0).find((text) => text.startsWith('take'))!;
    position.play('p0: copy jafar', `p0: ${take}`, 'p0: end');
    const [objective] = position.state.players[0]!.objectives;
    if (objective === undefined) throw new Error('completed by chance: choose another position');
    afterPlacing(position, { moon: 1 }).expectRefusal(`p1: claim ${objective}`, 'objective-protected');
  });

  test('every power with points of its own scores for who copies it', () => {
    const scorers = CHARACTER_IDS.filter((id) => characters[id].hooks?.points !== undefined);
    for (const character of scorers) {
      const position = scored((s) => {
        giveCharacter(s, 0, 'zumurrud');
        giveCharacter(s, 1, character);
        s.players[0]!.copied = character;
      });
      expect(characterPoints(position, 0, character)).not.toBeNull();
    }
    expect(scorers).toHaveLength(11);
  });
});
