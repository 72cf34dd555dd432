import { rngFrom } from '@majlis/kernel';
import { describe, expect, test } from 'vitest';
import {
  almadi,
  cellText,
  designedContent as content,
  previewDrawn,
  previewMove,
  previewTake,
  type State,
  type View,
} from '../src/index.ts';
import { afterPlacing, firstTurn, giveCharacter, lay, offer, paintedRealm, paintFor, totalOf } from './support.ts';

const viewOf = (s: State, seat = 0) => almadi.view(s, seat) as View;

describe('previews', () => {
  test('show for every legal cell what would be activated, completed and scored, from a view alone', () => {
    const position = firstTurn().change((s) => {
      paintFor(s, 0, '.OOO', '', '', '');
      offer(s, '1a', 'oasis >>>>');
      s.players[0]!.objectives = [17];
      s.objectives = [];
    });
    const previews = previewTake(content, viewOf(position.state), 0, 0);
    expect(previews.map(({ cell }) => cellText(cell)).sort()).toEqual(['1.1', '1.5']);
    const first = previews.find(({ cell }) => cellText(cell) === '1.1')!;
    expect(first).toMatchObject({ activates: { jar: 2 }, completes: [17] });
    const before = totalOf(position, 0);
    position.play('p0: take 1a at 1.1');
    expect(first.points).toBe(totalOf(position, 0) - before);
  });

  test('agree with what then happens, over random games', () => {
    const rng = rngFrom('previews');
    const position = firstTurn({ seats: 3, characters: true });
    let seen = 0;
    position.playOn(
      (p) => p.outcome !== null,
      (actions, seat) => {
        const action = actions[rng.below(actions.length)] as {
          type: string;
          slot: number;
          cell: number;
          from: number;
          to: number;
        };
        const { state } = position;
        const isMove = action.type === 'move';
        if (!isMove && action.type !== 'take') return action;
        const previews = isMove
          ? previewMove(content, viewOf(state), seat, action.from)
          : previewTake(content, viewOf(state), seat, action.slot);
        const listed = (actions as (typeof action)[]).filter((other) =>
          isMove
            ? other.type === 'move' && other.from === action.from
            : other.type === 'take' && other.slot === action.slot,
        );
        expect(previews.map(({ cell }) => cell)).toEqual(listed.map((other) => (isMove ? other.to : other.cell)));
        const preview = previews.find(({ cell }) => cell === (isMove ? action.to : action.cell))!;
        const fork = position.fork();
        const total = totalOf(fork, seat);
        fork.playOn(
          () => (fork.state as State).answers[seat] !== state.answers[seat],
          () => action,
        );
        expect(totalOf(fork, seat) - total).toBe(preview.points);
        seen++;
        return action;
      },
    );
    expect(seen).toBeGreaterThan(50);
  });

  test('of the landscape Ali has drawn reach all rows', () => {
    const position = firstTurn({ characters: true }).change((s) => {
      giveCharacter(s, 0, 'ali');
    });
    expect(previewDrawn(content, viewOf(position.state), 0)).toEqual([]);
    position.play('p0: draw');
    const cells = previewDrawn(content, viewOf(position.state), 0).map(({ cell }) => `place at ${cellText(cell)}`);
    expect(cells).toEqual(position.legal(0).filter((text) => text.startsWith('place')));
  });

  test('of a move keep to the rules of moves', () => {
    const position = afterPlacing(firstTurn({ characters: true }), { genie: 1 }).change((s) => {
      giveCharacter(s, 0, 'abriza');
      s.players[0]!.realm = paintedRealm(0);
      lay(s, 0, { '1.1': 'oasis >>GJ' });
    });
    const { cells } = position.state.players[0]!.realm;
    const cellsOf = (from: number) =>
      previewMove(content, viewOf(position.state), 0, from).map(({ cell }) => cellText(cell));
    expect(cellsOf(cells[4]!).sort()).toEqual(['0.0', '2.1', '3.1', '4.1', '5.0']);
    expect(cellsOf(cells[0]!)).toEqual([]);
    expect(previewTake(content, { ...viewOf(position.state), board: [null] }, 0, 0)).toEqual([]);
  });
});
