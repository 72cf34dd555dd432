import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { gameById } from '@majlis/games';
import { LOCALES, type Locale, loadMessages, PARTS, type Part } from '@majlis/i18n';
import { EventLog, type Json, rngFrom } from '@majlis/kernel';
import type { Shown } from '@majlis/table';
import { describe, expect, test, vi } from 'vitest';
import type { Telling } from './ui.ts';

// The words of a page ask for its language; there is no page here.
const page = { documentElement: { lang: 'en' } };
vi.stubGlobal('document', page);
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('navigator', { languages: ['en'] });

const words = {
  'aladdins-dragon': (await import('./aladdins-dragon/words.ts')).action,
  alhambra: (await import('./alhambra/words.ts')).action,
  almadi: (await import('./almadi/words.ts')).action,
};
const modules = await import('./alhambra/modules/index.ts');
await modules.loadModules(modules.MODULES_WITH_SCREENS);
type Id = keyof typeof words;

const speakers = new Map<string, Telling['say']>();
async function speaker(part: Part, locale: Locale): Promise<Telling['say']> {
  const key = `${part} ${locale}`;
  const known = speakers.get(key);
  if (known !== undefined) return known;
  const own = ['common', part, `${part}-told`];
  const parts = PARTS.filter((other) => own.includes(other) || other.startsWith(`${part}/`));
  const loaded = await Promise.all(parts.map((other) => loadMessages(other, locale)));
  const messages: Record<string, unknown> = Object.assign({}, ...loaded);
  const i18n = setupI18n();
  i18n.load(
    locale,
    Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, compileMessage(String(text))])),
  );
  i18n.activate(locale);
  const say: Telling['say'] = (id, values) => i18n._(id, values);
  speakers.set(key, say);
  return say;
}

/** Two huts of a kind are one answer in all but their number. */
const ALL = gameById('alhambra')!.catalogue.modules.flatMap(({ id }) => (id === 'workers-huts' ? [] : [id]));

const TABLES: readonly (readonly [Id, number, Json])[] = [
  ['almadi', 3, {}],
  ['almadi', 4, { modules: ['characters'] }],
  ['aladdins-dragon', 3, { version: 'basic', maxRounds: 4 }],
  ['aladdins-dragon', 4, { version: 'magic', maxRounds: 4 }],
  ['alhambra', 2, {}],
  ...['vizier', 'change', 'city-gates', 'characters', 'thieves'].map(
    (id) => ['alhambra', 3, { modules: [id] }] as const,
  ),
  ['alhambra', 4, { modules: ['vizier', 'change', 'city-gates', 'characters', 'thieves'] }],
  ['alhambra', 3, { modules: ALL }],
];

/** More would take long, and look alike. */
const MOST = 300;

/** Plays at random; for every question, each sentence that stands for more than one answer. */
function ambiguities(id: Id, seats: number, config: Json, say: Telling['say'], seed: string): Map<string, string> {
  const found = new Map<string, string>();
  const game = gameById(id)!;
  const rng = rngFrom(seed);
  const checked = game.checkConfig(config, seats);
  if (!checked.ok) throw new Error(checked.refusal.code);
  const state = game.setup(checked.value, seats, seed, new EventLog());
  while (game.outcome(state) === null) {
    const seat = game.deciders(state)[0]!;
    const legal = game.legalActions(state, seat) as Json[];
    const prompt = game.prompt(state, seat)!;
    const shown = {
      viewer: seat,
      view: game.view(state, seat),
      decision: { id: '', prompt, legal },
    } as unknown as Shown;
    const telling: Telling = { say, shown, nameOf: (other) => `player ${other}`, isViewer: (other) => other === seat };
    const said = new Map<string, Json>();
    for (const action of legal.slice(0, MOST)) {
      const sentence = words[id](telling, action);
      const other = said.get(sentence);
      if (other !== undefined) {
        const key = `${prompt.kind}/${(action as { type: string }).type}`;
        if (!found.has(key)) found.set(key, `${sentence}: ${JSON.stringify(other)} ${JSON.stringify(action)}`);
      }
      said.set(sentence, action);
    }
    game.apply(state, seat, legal[rng.below(legal.length)]! as never, new EventLog());
  }
  return found;
}

describe.each(LOCALES)('in %s', (locale) => {
  test.each(TABLES)('every answer of %s with %i and %j has a sentence of its own', async (id, seats, config) => {
    page.documentElement.lang = locale;
    const say = await speaker(id, locale);
    for (const seed of ['3', '7']) expect([...ambiguities(id, seats, config, say, seed.repeat(32))]).toEqual([]);
  });
});
