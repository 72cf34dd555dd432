import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './lib/root.mjs';

/** Cheap checks of what people read; how it should read is in docs/glossary.md. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

const messagesOf = (locale: string): [string, string][] =>
  filesIn(`packages/i18n/src/${locale}`).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>),
  );

const LOCALES = ['en', 'fr', 'de'];

/** Words that came from another language or another century, each with the usual one. */
const BANNED: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  en: {
    'again, or a verb with re-': /\banew\b/i,
    'Confirm?': /shall it/i,
    'the site, the server': /\bthe house\b/i,
    'the home page': /courtyard/i,
    'updated, restarted': /\brenewed\b/i,
    'saved, stored': /\b(is|are|was|be) kept\b/i,
    already: /\bdone already\b|\bhave answered already\b|\btaken already\b/i,
    'face up, available': /\b(lies|lie) open\b/i,
    'notification, email': /\bnotices\b|\be-mail\b/i,
    'vacation, playing hours': /\bholiday\b|\bplay-times?\b/i,
    'hot seat, on this device': /\bround one device\b/i,
    'easy, medium, hard': /\bgentle bots?\b/i,
    'active, activate': /\b(awake|wakes|woken|woke)\b/i,
    'highlighted space': /\blit cells?\b/i,
    'analyse, towards: British spelling throughout': /analyz|\btoward\b/i,
    'no space before an ellipsis': / …/,
  },
  fr: {
    notifications: /\bavis\b/i,
    enregistré: /\best gardée?\b/i,
    'mis à jour': /renouvelé/i,
    'le site': /\bla maison (a|est)\b/i,
    'actif, activer': /\béveill/i,
    'en surbrillance': /cases? éclairée/i,
    'faciles, pas « doux »': /\bbots doux\b/i,
    'carte argent': /cartes? monnaie/i,
    "personne d'autre, qui vaut pour toutes et tous": /\bvous seul\b/i,
    'une tournure sans genre pour qui lit': /\bvous êtes (spectateur|le plus fort|prêt)\b/i,
    "pas d'espace avant les points de suspension": / …/,
  },
  de: {
    gespeichert: /aufbewahrt|aufgehoben/i,
    aktualisiert: /\berneuert\b/i,
    'die Seite': /\bdas Haus (wurde|ist)\b/i,
    'aktiv, aktivieren': /\b(geweckt|wecken|weckt|erwacht)\b/i,
    'markiertes Feld': /leuchtende[sn]? Feld/i,
    'leichte Bots': /\bsanfte/i,
    Plättchen: /\bMarker\b/,
    Bauhof: /\bBaumarkt\b/,
    Sultankarte: /\bSultanskarte/,
    aufgedruckt: /\bgedruckte[nr]? Mauer/,
    Gewinnchance: /\bSiegchance/,
    'am stärksten, für alle, die lesen': /\bdu bist [^.]*\bder Stärkste\b/i,
  },
};

/** Where the number is never one: points of objectives and of the three scorings, and spans. */
const ALWAYS_MANY = new Set<string>([
  'almadi.claim.done',
  'almadi.claim.risk',
  'almadi.follows.points',
  'almadi.sign.objective.text',
  'alhambra.sign.places',
  'learn.points.each',
  'learn.objective',
  'daily.archive.all',
  'alhambra.refusal.character-too-many-cards',
]);

describe.each(LOCALES)('the messages in %s', (locale) => {
  const messages = messagesOf(locale);

  test('use the usual word for the usual thing', () => {
    const stilted = messages.flatMap(([id, text]) =>
      Object.entries(BANNED[locale]!).flatMap(([better, worse]) =>
        worse.test(text) ? [`${id}: ${text} (${better})`] : [],
      ),
    );
    expect(stilted).toEqual([]);
  });

  test('tell what happened in sentences, not as a name and a colon', () => {
    const labelled = messages.filter(([id, text]) => id.includes('.event.') && /^\{name\} ?: \p{Ll}/u.test(text));
    expect(labelled.map(([id]) => id)).toEqual([]);
  });

  test('know in the log whether the reader is meant: "gave it to you", not "to You"', () => {
    const told = messages.filter(([id, text]) => id.includes('.event.') && text.endsWith('.'));
    const deaf = told.filter(
      ([, text]) =>
        (text.includes('{name}') && !text.includes('{who, select, you')) ||
        (text.includes('{other}') && !text.includes('{to, select, you')),
    );
    expect(deaf.map(([id, text]) => `${id}: ${text}`)).toEqual([]);
  });

  test('count things with plural forms', () => {
    const things = {
      en: 'cards?|coins?|tiles?|tokens?|treasures?|rub(y|ies)|spells?|artifacts?|points?|games?|days?|hours?|denars?|dirhams?|ducats?|florins?',
      fr: 'cartes?|pièces?|tuiles?|jetons?|trésors?|sorts?|artefacts?|points?|parties?|jours?|heures?|deniers?|dirhams?|ducats?|florins?',
      de: 'Karten?|Münzen?|Schatz|Schätze|Rubine?|Artefakte?|Punkte?|Partien?|Tage?|Stunden?|Dukaten?',
    }[locale]!;
    const bare = new RegExp(`\\{(?!used|progress)\\w+\\} (${things})\\b`);
    expect(
      messages.filter(([id, text]) => bare.test(text) && !ALWAYS_MANY.has(id)).map(([id, text]) => `${id}: ${text}`),
    ).toEqual([]);
  });

  test('have typographic quotes and no doubled or trailing spaces', () => {
    expect(
      messages.filter(([, text]) => /["'](?!\{)| {2}| $|^ /.test(text.replaceAll("'{", ''))).map(([id]) => id),
    ).toEqual([]);
  });
});

test('nobody carries messages that no page says', () => {
  const { exact, patterns } = idsInCode();
  const unused = messagesOf('en').filter(([id]) => !exact.has(id) && !patterns.some((pattern) => pattern.test(id)));
  expect(unused.map(([id]) => id)).toEqual([]);
});

/** Ids as they stand in code: whole, or with parts filled in. */
function idsInCode() {
  const exact = new Set<string>();
  const patterns: RegExp[] = [];
  for (const folder of ['apps/web/src', 'apps/server/src', 'apps/cli/src', 'packages/lessons/src']) {
    for (const file of filesIn(folder).filter((name) => /(?<!\.test)\.tsx?$/.test(name))) {
      const code = readFileSync(file, 'utf8');
      for (const [, id] of code.matchAll(/['"]([\w.-]+)['"]/g)) exact.add(id!);
      for (const [, text] of code.matchAll(/`((?:[^`\\$]|\$\{(?:[^{}]|\{[^{}]*\})*\})+)`/g)) {
        const parts = text!.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/);
        const said = parts.join('');
        if (parts.length < 2 || !/^[\w.-]+$/.test(said) || said.length < 3 || !said.includes('.')) continue;
        patterns.push(new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w.:-]+')}$`));
      }
    }
  }
  return { exact, patterns };
}

test('docs speak the same language as the messages', () => {
  const STILTED = /\banew\b|\bthe house\b|\bfor so long\b|\bShall it\b/i;
  const folders = ['apps', 'packages', 'games', 'docs', 'clients', 'deploy', 'fixtures'];
  const pages = [
    ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'].map((name) => join(root, name)),
    ...folders.flatMap(filesIn).filter((name) => name.endsWith('.md') && !name.includes('node_modules')),
  ];
  expect(pages.length).toBeGreaterThan(60);
  const found = pages.flatMap((name) =>
    readFileSync(name, 'utf8')
      .split('\n')
      .flatMap((line, i) => (STILTED.test(line) ? [`${name}:${i + 1}: ${line.trim().slice(0, 200)}`] : [])),
  );
  expect(found).toEqual([]);
});
