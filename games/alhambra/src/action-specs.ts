import {
  type ActionDraft,
  type ActionSpec,
  cards,
  cell,
  finishSpec,
  offerCodec,
  passage,
  paymentCodec,
  tile,
} from './action-text.ts';
import type { BaseAction } from './actions.ts';
import { MODULES } from './modules/index.ts';

const BASE: Readonly<Record<BaseAction['type'], ActionDraft>> = {
  take: { cards: { codec: cards } },
  buy: { offer: { codec: 'offer' }, with: { keyword: 'with', codec: 'payment' } },
  place: {
    tile: { codec: tile },
    cell: { keyword: 'at', codec: cell },
    passage: { keyword: 'through', codec: passage },
  },
  reserve: { tile: { codec: tile } },
  add: { tile: { codec: tile }, cell: { keyword: 'at', codec: cell }, passage: { keyword: 'through', codec: passage } },
  remove: { cell: { codec: cell } },
  exchange: { tile: { codec: tile }, cell: { keyword: 'at', codec: cell } },
  pass: {},
};

const gathered = {
  payment: paymentCodec(Object.assign({}, ...MODULES.map((module) => module.refs ?? {}))),
  offer: offerCodec(Object.assign({}, ...MODULES.map((module) => module.offers ?? {}))),
};
const drafts: Readonly<Record<string, ActionDraft>> = Object.assign({}, BASE, ...MODULES.map((m) => m.actions ?? {}));

/** How every action of the game and of all modules is read and typed. */
export const ACTIONS: Readonly<Record<string, ActionSpec>> = Object.fromEntries(
  Object.entries(drafts).map(([type, draft]) => [type, finishSpec(draft, gathered)]),
);
