import type { AnyScoreLine, Json, Prompt, Refusal, Seat, ShownEvent } from '@majlis/kernel';
import type { Shown } from '@majlis/table';
import type { ComponentType, ReactNode } from 'react';
import { needMessages, type Say } from '../i18n.ts';
import type { FloorPattern } from '../ui/defs.tsx';
import { modulesOf, partsOf } from './parts.ts';

/** One sentence in the imperative, and what follows from it. */
export interface Sentence {
  readonly title: string;
  readonly hint?: string;
}

/** What sentences are made with: the language, who is who, and what the viewer sees. */
export interface Telling {
  readonly say: Say;
  readonly shown: Shown;
  /** The name of a seat as it stands in a sentence. */
  nameOf(seat: Seat): string;
  /** Whether sentences say "you" of this seat. */
  isViewer(seat: Seat): boolean;
}

/** A contender without a seat. */
export interface Rival {
  /** As score lines name it. */
  readonly id: string;
  readonly name: string;
  /** A drawing, 48 wide. */
  readonly art: string;
}

/** A drawing of the table and what it means. Whatever carries its id as `data-sign` explains itself. */
export interface Sign {
  readonly id: string;
  /** A drawing, 48 wide unless it says otherwise; empty for what is only a name. */
  readonly art: string;
  readonly box?: number | string;
  readonly name: string;
  /** A sentence. */
  readonly text: string;
}

export interface SignGroup {
  readonly title: string;
  readonly signs: readonly Sign[];
}

/** Something that was told and can be looked at again. */
export interface Look {
  readonly label: string;
  open(): void;
}

/** What the page knows of a game: how its table looks and how its moves are told. */
export interface GameUi {
  readonly floor: FloorPattern;
  /** Everything between the bar at the top and the end of the page. */
  readonly Table: ComponentType;
  /** Fetches what these modules bring; call it before the table is shown. */
  prepare?(modules: readonly string[]): Promise<void>;
  prompt(telling: Telling, prompt: Prompt): Sentence;
  /** An action as a button says it. */
  action(telling: Telling, action: Json): string;
  /** Null for events that need no words. */
  event(telling: Telling, event: ShownEvent<Json>): string | null;
  refusal(telling: Telling, refusal: Refusal): string;
  /** By code of a refusal, the statement of the rulebook that says so. */
  readonly rules: Readonly<Record<string, string>>;
  /** What a line of the score sheet is for. */
  source(telling: Telling, line: AnyScoreLine): string;
  /** How a line of the score sheet came about, in a few words; null where its name says it all. */
  sum?(telling: Telling, line: AnyScoreLine): string | null;
  /** Who scores without a seat. */
  rivals?(telling: Telling): readonly Rival[];
  /** Fetches what its signs mean, with their words: for the tips at the table and the legend beside the rules. */
  loadSigns?(): Promise<(telling: Telling) => readonly SignGroup[]>;
  /** What has been told so far and can be looked at again from the score sheet. */
  looks?(telling: Telling): readonly Look[];
  /** A line of the log that does more than tell; null: it only tells. */
  line?(telling: Telling, event: ShownEvent<Json>, text: string): ReactNode;
  /** False: the game's own table shows points as they are won. */
  readonly movesPoints?: boolean;
}

type Loader = () => Promise<GameUi>;

/** A game's pages are fetched when its table is opened. */
const loaders: Readonly<Record<string, Loader>> = {
  'aladdins-dragon': async () => (await import('./aladdins-dragon/index.ts')).ui,
  alhambra: async () => (await import('./alhambra/index.ts')).ui,
  almadi: async () => (await import('./almadi/index.ts')).ui,
};

export function loadGameUi(id: string): Promise<GameUi> | null {
  return Object.hasOwn(loaders, id) ? loaders[id]!() : null;
}

/** Fetches the words and screens of what this table plays. */
export async function prepareTable(ui: GameUi, { game, config, seats }: Pick<Shown, 'game' | 'config' | 'seats'>) {
  const words = needMessages(...partsOf(game, config, seats.length));
  await Promise.all([words, ui.prepare?.(modulesOf(game, config, seats.length))]);
}
