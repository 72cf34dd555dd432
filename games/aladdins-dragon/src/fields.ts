import { counted, each, hidden, open, own, perSeat, shape, shown, type ViewOf } from '@majlis/kernel';
import type { Player, Room, State, TentOffer, Token } from './state.ts';

/** Where a token lies is seen by all, its strength by its owner or once it is face up (ADR-PLACE-4). */
const tokens = each<Token, Omit<Token, 'value'> & { readonly value: number | null }>((token, viewer, owner) => ({
  ...token,
  value: token.up || viewer === owner ? token.value : null,
}));

/** Not even how much (ADR-8). */
const hoard = shown<number[], readonly number[] | null>((value, viewer, owner) => (viewer === owner ? value : null));

const offer = shown<
  TentOffer | null,
  (Omit<TentOffer, 'spells'> & { readonly spells: readonly number[] | null }) | null
>((value, viewer) => value && { ...value, spells: viewer === value.seat ? value.spells : null });

const rooms = each<Room, { readonly open: number | null; readonly count: number }>((room) => ({
  open: room.open,
  count: room.stack.length,
}));

export const fields = shape<State>()({
  chance: hidden(),
  stack: hidden(),
  nextFrameId: hidden(),
  answers: hidden(),
  over: open(),
  magic: open(),
  maxRounds: open(),
  round: open(),
  stage: open(),
  tallied: open(),
  current: open(),
  camel: open(),
  treasury: open(),
  caves: open(),
  treasureDeck: counted(),
  spentTreasureCards: open(),
  rooms,
  box: counted(),
  guard: open(),
  carpets: open(),
  sale: open(),
  djinn: open(),
  weakestFirst: open(),
  smuggler: open(),
  spy: open(),
  taboo: open(),
  offer,
  spellPile: counted(),
  spentSpells: open(),
  players: perSeat(
    shape<Player>()({
      tokens,
      hoard,
      artifacts: open(),
      used: open(),
      spells: own(),
      spellsSeen: hidden(),
      bought: open(),
      hasKey: open(),
      entered: open(),
    }),
  ),
});

export type View = ViewOf<typeof fields>;
