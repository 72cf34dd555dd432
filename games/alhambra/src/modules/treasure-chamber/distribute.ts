import { ask, automatic, type Refusal, type Seat } from '@majlis/kernel';
import type { AlhambraAction } from '../../actions.ts';
import { kindOf } from '../../content/tiles.ts';
import type { AlhambraEvent } from '../../events.ts';
import type { AlhambraFrame } from '../../frames.ts';
import { refuse } from '../../refusals.ts';
import { playerOf } from '../../rules/hand.ts';
import { rivalsOf } from '../../rules/scoring.ts';
import type { State } from '../../state.ts';
import {
  chestsIn,
  finish,
  freeBuildings,
  kindsToChoose,
  placeChest,
  placeForRival,
  placeWithoutChoice,
} from './chests.ts';
import type { DistributeFrame, PlaceChestFrame, TreasureChamberAction } from './state.ts';

type Receiver = { readonly seat: Seat } | { readonly rival: number };

/** The buyer, contenders without a seat, then to the left. */
function receiverAt(s: State, buyer: Seat, at: number): Receiver | null {
  if (at === 0) return { seat: buyer };
  const rivals = rivalsOf(s).length;
  if (at <= rivals) return { rival: at - 1 };
  const left = at - rivals;
  return left < s.players.length ? { seat: (buyer + left) % s.players.length } : null;
}

export const distribute = automatic<State, DistributeFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  memory: () => ({ done: 0 }),
  advance(x, f) {
    const receiver = chestsIn(x.s).waiting!.chests.length === 0 ? null : receiverAt(x.s, f.buyer, f.mem.done);
    if (receiver === null) {
      finish(x);
      return 'done';
    }
    f.mem = { done: f.mem.done + 1 };
    if ('rival' in receiver) placeForRival(x, receiver.rival);
    else {
      placeWithoutChoice(x, receiver.seat);
      if (kindsToChoose(x.s, receiver.seat).length > 0) x.push({ kind: 'treasure-chamber.place', seat: receiver.seat });
    }
    return 'more';
  },
});

function checkPlacing(s: State, seat: Seat, { tile }: TreasureChamberAction): Refusal | null {
  if (!playerOf(s, seat).board.tiles.includes(tile)) return refuse('chest-not-in-alhambra', { tile });
  const kind = kindOf(tile);
  if (chestsIn(s).held[seat]!.includes(tile)) return refuse('chest-one-a-building', { tile });
  const isWaiting = chestsIn(s).waiting!.chests.includes(kind) && freeBuildings(s, seat, kind).includes(tile);
  return isWaiting ? null : refuse('chest-other-colour', { tile });
}

/** Which of several buildings of a colour gets the chest. */
export const place = ask<State, PlaceChestFrame, AlhambraAction, AlhambraEvent, AlhambraFrame>({
  prompt: (s) => ({ kind: 'treasure-chamber.place', params: { buildings: [...chestsIn(s).waiting!.chests] } }),
  about: (s) => ({ buildings: [...chestsIn(s).waiting!.chests] }),
  legal: (s, _f, seat) =>
    kindsToChoose(s, seat).flatMap((kind) =>
      freeBuildings(s, seat, kind).map((tile): AlhambraAction => ({ type: 'treasure-chamber.place', tile })),
    ),
  check: (s, _f, seat, action) =>
    action.type === 'treasure-chamber.place'
      ? checkPlacing(s, seat, action)
      : refuse('not-this-action', { type: action.type }),
  answer(x, { seat }, action) {
    if (action.type !== 'treasure-chamber.place') return;
    placeChest(x, seat, action.tile);
    placeWithoutChoice(x, seat);
    if (kindsToChoose(x.s, seat).length > 0) return 'again';
  },
});
