import type { Own, Seat } from '@majlis/kernel';
import { newBoard } from './board/board.ts';
import { modulesOf } from './compile.ts';
import { type Config, optionsFor } from './config.ts';
import { moneyPack, SCORING_CARDS } from './content/cards.ts';
import { BUILDING_TILES } from './content/tiles.ts';
import type { HiddenCards, X } from './hooks.ts';
import type { Slices } from './modules/slices.ts';
import { rulesOf } from './rules/compiled.ts';
import { gainCard } from './rules/hand.ts';
import { worthOf } from './rules/money.ts';
import { OPEN_CARDS, SQUARES, type State, variantOf } from './state.ts';

const STARTING_MONEY = 20;
const PILES = 5;

export function begin(config: Config, seats: number): Own<State> {
  const options = optionsFor(seats, config.modules);
  return {
    options,
    players: Array.from({ length: seats }, () => ({
      hand: [],
      unseen: [],
      unseenFrom: [],
      waiting: [],
      reserve: [],
      board: newBoard(),
    })),
    deck: [],
    piles: [],
    row: [],
    discard: [],
    reshuffled: [],
    bag: [...BUILDING_TILES, ...modulesOf(options).flatMap((module) => module.bag ?? [])],
    market: new Array<null>(SQUARES).fill(null),
    turn: { seat: 0, actions: 0, over: false },
    scorings: 0,
    scoringsDue: [],
    lines: [],
    mod: Object.fromEntries(
      modulesOf(options).map((module) => [module.id, module.begin(seats, variantOf(options, module.id))]),
    ) as Partial<Slices>,
  };
}

export function setup(x: X): void {
  const pack = moneyPack(x.s.players.length);
  for (const { money } of rulesOf(x.s).modules) if (money !== undefined) pack.push(...money);
  x.chance.shuffle('money', pack);
  const dealt = dealStartingMoney(x, pack);
  x.s.turn.seat = firstPlayer(x, dealt);
  for (let i = 0; i < OPEN_CARDS; i++) turnUpOpenCard(x, pack);
  stackPiles(x, pack);
  for (const module of rulesOf(x.s).modules) module.setup?.(x);
  x.push({ kind: 'turn' });
  x.push({ kind: 'opening' });
}

function turnUpOpenCard(x: X, pack: number[]): void {
  const card = pack.pop()!;
  x.s.row = [...x.s.row, card];
  x.emit({ type: 'moneyTurnedUp', card });
}

/** Card by card, face up, until each has 20 or more. */
function dealStartingMoney(x: X, pack: number[]): number[][] {
  return x.s.players.map((player, seat) => {
    const cards: number[] = [];
    while (worthOf(cards) < STARTING_MONEY) cards.push(pack.pop()!);
    for (const card of cards) gainCard(player, card);
    x.emit({ type: 'dealt', seat, cards });
    return cards;
  });
}

/** Fewest cards, then the least money, then chance (ALH-2). */
function firstPlayer(x: X, dealt: readonly (readonly number[])[]): Seat {
  const ranks = dealt.map((cards) => cards.length * 1000 + worthOf(cards));
  const lowest = Math.min(...ranks);
  const tied = [...dealt.keys()].filter((seat) => ranks[seat] === lowest);
  return tied.length === 1 ? tied[0]! : tied[x.chance.below('first', tied.length)]!;
}

/** Five piles with scoring cards in the second and fourth, and whatever modules hide (ALH-1). */
function stackPiles(x: X, pack: number[]): void {
  const total = pack.length;
  const sizes = Array.from({ length: PILES }, (_, i) => Math.floor((total + PILES - 1 - i) / PILES));
  const piles = sizes.map((size) => pack.splice(pack.length - size, size));
  const hidden: HiddenCards[] = [
    { pile: 1, cards: [SCORING_CARDS[0]] },
    { pile: 3, cards: [SCORING_CARDS[1]] },
  ];
  for (const hide of rulesOf(x.s).hooks.hideCards) hide(x, hidden);
  for (const { pile, cards } of hidden) for (const card of cards) hideIn(x, piles[pile]!, card);
  x.s.piles = piles.map((pile) => pile.length);
  const [bottom, ...above] = piles.reverse();
  x.s.deck = bottom!.concat(...above);
}

function hideIn(x: X, pile: number[], card: number): void {
  pile.splice(x.chance.below('money', pile.length + 1), 0, card);
}
