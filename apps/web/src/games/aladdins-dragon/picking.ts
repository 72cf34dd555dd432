import {
  type Action,
  KIND_COUNT,
  KINDS,
  type PromptKind,
  sumOf,
  type Treasures,
  type View,
} from '@majlis/aladdins-dragon/client';
import type { Json, Prompt, Seat } from '@majlis/kernel';
import type { ShownDecision } from '@majlis/table';
import { useState } from 'react';
import { useTable } from '../../table/store.ts';

/** What the player has picked up but not yet done. */
export interface Picked {
  readonly token: number | null;
  readonly space: number | null;
  readonly give: Treasures;
  readonly take: Treasures;
  /** In a room: for each token, strongest first, the kind that pays it; -1: none yet. */
  readonly bill: readonly number[];
  /** The place of a choice among the legal actions. */
  readonly choice: number | null;
  /** `use lamp`, `cast spy`: what is to be played, and at what. */
  readonly play: string | null;
  readonly on: readonly number[];
}

/** The question the viewer is asked, with its parameters by name. */
export interface Question {
  readonly id: string;
  readonly kind: PromptKind;
  readonly facts: Facts;
  readonly legal: readonly Action[];
}

export interface Facts {
  readonly amount?: number;
  readonly why?: 'setup' | 'market' | 'charity';
  readonly at?: string;
  readonly space?: number;
  readonly caster?: Seat;
  readonly spell?: string;
  readonly spells?: readonly string[];
  readonly second?: Seat | null;
  readonly room?: number;
  readonly values?: readonly number[];
  readonly token?: number;
}

export const NOTHING: Treasures = KINDS.map(() => 0);
export const totalOf = (treasures: Treasures): number => sumOf(treasures);
export const asJson = (action: Action): Json => action as unknown as Json;
export const factsOf = ({ params }: Prompt): Facts => (params ?? {}) as unknown as Facts;

export function questionOf(decision: ShownDecision): Question {
  return {
    id: decision.id,
    kind: decision.prompt.kind as PromptKind,
    facts: factsOf(decision.prompt),
    legal: decision.legal as unknown as readonly Action[],
  };
}

export interface Picking {
  readonly picked: Picked;
  readonly pick: (change: Partial<Picked>) => void;
  /** What the main button would do; null while nothing complete is picked. */
  readonly action: Action | null;
}

const FIRST: Picked = {
  token: null,
  space: null,
  give: NOTHING,
  take: NOTHING,
  bill: [],
  choice: null,
  play: null,
  on: [],
};

/** What is picked is forgotten when the question changes. */
export function usePicking(question: Question | null, view: View, me: Seat | null): Picking {
  const { store } = useTable();
  const [kept, keep] = useState<{ question: string | null; picked: Picked }>({ question: null, picked: FIRST });
  const id = question === null ? null : `${me}/${question.id}`;
  const picked = kept.question === id ? kept.picked : firstPicked(question, view, me);
  const pick = (change: Partial<Picked>) => {
    store.forgetRefusal();
    keep({ question: id, picked: { ...picked, ...change } });
  };
  return { picked, pick, action: question === null ? null : actionOf(question, picked) };
}

/** Payments begin with what hurts least: the kinds of which there is most. */
function firstPicked(question: Question | null, view: View, me: Seat | null): Picked {
  if (question === null || me === null) return FIRST;
  const hoard = view.players[me]!.hoard ?? NOTHING;
  if (question.kind === 'buy') return { ...FIRST, bill: firstBill(question) };
  if (PAYING.has(question.kind)) return { ...FIRST, give: mostPlentiful(hoard, question.facts.amount ?? 0) };
  if (question.kind === 'counter') return { ...FIRST, play: playOf(question.legal[0]!) };
  return FIRST;
}

export const PAYING: ReadonlySet<PromptKind> = new Set<PromptKind>([
  'bribe',
  'cityTax',
  'donation',
  'sacrifice',
  'sultansTax',
  'teleport',
]);

/** Answered by picking cards, prizes or places from a list. */
export const PICKS: ReadonlySet<PromptKind> = new Set<PromptKind>(['tent', 'abracadabra', 'mirage', 'caravanserai']);
/** Answered by counting treasures. */
export const PURSE: ReadonlySet<PromptKind> = new Set<PromptKind>([...PAYING, 'take', 'market', 'trade']);

function mostPlentiful(hoard: Treasures, amount: number): Treasures {
  const left = [...hoard];
  const give = [...NOTHING];
  for (let n = Math.min(amount, totalOf(hoard)); n > 0; n--) {
    const kind = left.indexOf(Math.max(...left));
    left[kind]!--;
    give[kind]!++;
  }
  return totalOf(give) === amount ? give : NOTHING;
}

/** The tokens in a room, strongest first: the rows of the bill. */
export const pricesOf = (question: Question): number[] => [...(question.facts.values ?? [])].sort((a, b) => b - a);

function firstBill(question: Question): number[] {
  const prices = pricesOf(question);
  const payment = question.legal.find((action) => action.type === 'buy');
  if (payment?.type !== 'buy') return prices.map(() => -1);
  const left: number[] = [...payment.treasures];
  return prices.map((price) => {
    const kind = left.indexOf(price);
    left[kind] = 0;
    return kind;
  });
}

/** One kind for each token: who takes a kind from another token frees that one. */
export const withKind = (bill: readonly number[], row: number, kind: number): number[] =>
  bill.map((old, i) => (i === row ? (old === kind ? -1 : kind) : old === kind ? -1 : old));

export function paidBy(bill: readonly number[], prices: readonly number[]): number[] {
  const paid = [...NOTHING];
  bill.forEach((kind, row) => {
    if (kind >= 0) paid[kind]! += prices[row]!;
  });
  return paid;
}

/** What a play is called in the hand: the same for all its aims. */
export function playOf(action: Action): string | null {
  if (action.type === 'use') return `use ${action.artifact}`;
  return action.type === 'cast' ? `cast ${action.spell}` : null;
}

export const aimsOf = (question: Question, play: string | null): (readonly number[])[] =>
  question.legal.flatMap((action) => ('on' in action && playOf(action) === play ? [action.on] : []));

/** The artifact or spell of `use lamp` or `cast spy`. */
export const cardOfPlay = (play: string | null): string => play?.split(' ')[1] ?? '';

/** The wish to play it at these targets, legal or not. */
export function wishToPlay(play: string, on: readonly number[]): Json {
  const [type, id = ''] = play.split(' ');
  return type === 'use' ? { type, artifact: id, on } : { type: 'cast', spell: id, on };
}

/** What can still be named after the targets chosen so far; empty when all are chosen. */
export function nextTargets(aims: readonly (readonly number[])[], on: readonly number[]): number[] {
  const fitting = aims.filter((aim) => on.every((target, i) => aim[i] === target));
  return [...new Set(fitting.flatMap((aim) => (aim.length > on.length ? [aim[on.length]!] : [])))];
}

function actionOf(question: Question, picked: Picked): Action | null {
  const { kind, facts, legal } = question;
  const amount = facts.amount ?? 0;
  if (picked.play !== null) return playedBy(question, picked);
  switch (kind) {
    case 'place':
      return legal.find((a) => a.type === 'place' && a.token === picked.token && a.space === picked.space) ?? null;
    case 'take':
      return totalOf(picked.take) === amount ? { type: 'take', treasures: picked.take } : null;
    case 'market':
      return totalOf(picked.give) === 1 ? { type: 'give', kind: picked.give.indexOf(1) } : null;
    case 'trade':
      return totalOf(picked.give) > 0 && totalOf(picked.give) === totalOf(picked.take)
        ? { type: 'trade', give: picked.give, take: picked.take }
        : null;
    case 'buy':
      return picked.bill.length > 0 && picked.bill.every((k) => k >= 0)
        ? { type: 'buy', treasures: paidBy(picked.bill, pricesOf(question)) }
        : null;
    case 'bribe':
      return totalOf(picked.give) === amount ? { type: 'bribe', treasures: picked.give } : null;
    case 'plays':
    case 'counter':
      return null;
    default:
      if (PAYING.has(kind)) return totalOf(picked.give) === amount ? { type: 'pay', treasures: picked.give } : null;
      return picked.choice === null ? null : (legal[picked.choice] ?? null);
  }
}

function playedBy(question: Question, { play, on }: Picked): Action | null {
  const fits = (action: Action) =>
    'on' in action &&
    playOf(action) === play &&
    action.on.length === on.length &&
    action.on.every((t, i) => t === on[i]);
  return question.legal.find(fits) ?? (question.kind === 'counter' ? firstOf(question, play) : null);
}

/** An answer to a spell has no aim to choose. */
const firstOf = (question: Question, play: string | null): Action | null =>
  question.legal.find((action) => play !== null && playOf(action) === play) ?? null;

/** One more or one less of a kind. */
export const changed = (treasures: Treasures, kind: number, by: number): Treasures =>
  Array.from({ length: KIND_COUNT }, (_, k) => Math.max(0, treasures[k]! + (k === kind ? by : 0)));
