import { modulePart } from '@majlis/i18n';
import type { Shown } from '@majlis/table';
import { create } from 'zustand';

/** Something that is explained when it is met for the first time. */
interface Note {
  readonly id: string;
  /** An event of that kind has just happened. */
  readonly event?: string;
  /** The viewer is asked this. */
  readonly asked?: string;
}

/** By game; the words are `note.<game>.<id>`, and `.more`. */
export const NOTES: Readonly<Record<string, readonly Note[]>> = {
  alhambra: [
    { id: 'scoring', event: 'scored' },
    { id: 'auction', asked: 'characters.auction' },
    { id: 'between', asked: 'specialMoves' },
  ],
  almadi: [
    { id: 'effects', asked: 'performEffects' },
    { id: 'genie', event: 'landscapeMoved' },
  ],
  'aladdins-dragon': [
    { id: 'tally', event: 'tokensTurnedUp' },
    { id: 'guard', asked: 'bribe' },
    { id: 'buy', asked: 'buy' },
    { id: 'window', asked: 'plays' },
  ],
};

/** What came up now and has not been explained before, by id; of several, the first. Null if nothing did. */
export function noteFor({ game, decision, log }: Pick<Shown, 'game' | 'decision' | 'log'>, met: readonly string[]) {
  const last = log.entries.at(-1)?.events ?? [];
  const happened = last.map(({ event }) => (event as { type?: string }).type ?? '');
  // Where only one thing can be done there is nothing to explain yet.
  const asked = decision === null || decision.legal.length < 2 ? '' : decision.prompt.kind;
  const own = (NOTES[game] ?? []).filter(
    ({ event, asked: wanted }) => happened.includes(event ?? '-') || wanted === asked,
  );
  // What belongs to a module is named after it: `thieves.stole`.
  const modules = own.length > 0 ? [] : [asked, ...happened].flatMap((code) => moduleOf(game, code) ?? []);
  const ids = [...own.map(({ id }) => `${game}.${id}`), ...modules.map((id) => `module.${game}.${id}`)];
  return ids.find((id) => !met.includes(id)) ?? null;
}

function moduleOf(game: string, code: string): string | null {
  const [module, what] = code.split('.');
  return what !== undefined && modulePart(game, module!) !== null ? module! : null;
}

/** The lesson about what a note explains, if that is a module. */
export const lessonOf = (note: string): string | null =>
  note.startsWith('module.') ? note.replace('module.', '').replace('.', '/') : null;

const STORE = 'majlis.notes';

interface Kept {
  /** What was explained before. */
  readonly met: readonly string[];
  readonly isOff: boolean;
}

function kept(): Kept {
  try {
    return { met: [], isOff: false, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Kept>) };
  } catch {
    return { met: [], isOff: false };
  }
}

export const useNotes = create<Kept>(() => (typeof localStorage === 'undefined' ? { met: [], isOff: false } : kept()));

export function keepNotes(change: Partial<Kept>): void {
  useNotes.setState(change);
  localStorage.setItem(STORE, JSON.stringify(useNotes.getState()));
}
