import { describe, expect, it } from 'vitest';
import { counted, each, hidden, open, own, perSeat, shape, shown, type ViewOf } from './index.ts';

interface Player {
  name: string;
  hand: number[];
  seal: number;
}
interface State {
  secret: string;
  round: number;
  deck: number[];
  players: Player[];
  tokens: { owner: number; value: number }[];
  clock: { hour: number };
}

const player = shape<Player>()({ name: open(), hand: own(), seal: hidden() });
const fields = shape<State>()({
  secret: hidden(),
  round: open(),
  deck: counted(),
  players: perSeat(player),
  tokens: each((token: { owner: number; value: number }, viewer) => (viewer === token.owner ? token.value : null)),
  clock: shown((clock: { hour: number }) => clock.hour % 12),
});
type View = ViewOf<typeof fields>;

const state: State = {
  secret: 'hush',
  round: 3,
  deck: [1, 2, 3],
  players: [
    { name: 'a', hand: [4, 5], seal: 1 },
    { name: 'b', hand: [6], seal: 2 },
  ],
  tokens: [
    { owner: 0, value: 8 },
    { owner: 1, value: 9 },
  ],
  clock: { hour: 15 },
};
const viewOf = (viewer: number | 'spectator'): View => fields.show(state, viewer, null);

describe('fields', () => {
  it('show an owner its own and the others how many', () => {
    expect(viewOf(0)).toEqual({
      round: 3,
      deck: { count: 3 },
      players: [
        { name: 'a', hand: { count: 2, items: [4, 5] } },
        { name: 'b', hand: { count: 1 } },
      ],
      tokens: [8, null],
      clock: 3,
    });
  });

  it('show a spectator nobody’s own', () => {
    expect(viewOf('spectator').players.map(({ hand }) => hand)).toEqual([{ count: 2 }, { count: 1 }]);
    expect(viewOf('spectator').tokens).toEqual([null, null]);
  });

  it('show nobody what is hidden', () => {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const text = JSON.stringify(viewOf(viewer));
      expect(text).not.toContain('hush');
      expect(text).not.toContain('seal');
    }
    expect(() => hidden().show('x', 0, 0)).toThrow();
  });

  it('show own items to nobody where no seat is above them', () => {
    expect(own().show([1, 2], 0, null)).toEqual({ count: 2 });
  });

  it('show nothing that the table does not name, whatever the state holds', () => {
    const more = { ...state, added: 'later' } as State;
    expect(fields.show(more, 0, null)).toEqual(viewOf(0));
  });
});

describe('the types of fields', () => {
  it('make a forgotten key, an unknown key and a hidden key errors', () => {
    // @ts-expect-error a key that is not in the table
    shape<Player>()({ name: open(), hand: own() });
    // @ts-expect-error a key that the state does not have
    shape<Player>()({ name: open(), hand: own(), seal: hidden(), extra: open() });
    const view = viewOf(0);
    // @ts-expect-error a hidden key is not in the view
    view.secret;
    // @ts-expect-error nor below a seat
    view.players[0]?.seal;
    // @ts-expect-error of a counted deck there are no cards
    view.deck[0];
    // @ts-expect-error others' items may be absent
    view.players[0]!.hand.items.length;
    // @ts-expect-error a count is for lists
    shape<Player>()({ name: open(), hand: own(), seal: counted() });
    expect(view.players[0]!.hand.items?.length).toBe(2);
  });

  it('keep the types of what they show', () => {
    const view = viewOf(0);
    const round: number = view.round;
    const hand: readonly number[] | undefined = view.players[0]!.hand.items;
    const hour: number = view.clock;
    const tokens: readonly (number | null)[] = view.tokens;
    expect([round, hand, hour, tokens]).toEqual([3, [4, 5], 3, [8, null]]);
  });
});
