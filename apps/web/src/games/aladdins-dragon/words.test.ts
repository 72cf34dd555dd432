import { ARTIFACTS, EVENT_TYPES, PROMPT_KINDS, REFUSALS, SPACES, SPELLS } from '@majlis/aladdins-dragon/client';
import { loadMessages } from '@majlis/i18n';
import { expect, test } from 'vitest';

const parts = ['aladdins-dragon', 'aladdins-dragon-told'] as const;
const ids = new Set((await Promise.all(parts.map((part) => loadMessages(part, 'en')))).flatMap(Object.keys));

test('every refusal, question, artifact, spell and space has its words', () => {
  const missing = [
    ...Object.keys(REFUSALS).map((code) => `dragon.refusal.${code}`),
    ...PROMPT_KINDS.map((kind) => `dragon.prompt.${kind}`),
    ...ARTIFACTS.flatMap((id) => [`dragon.artifact.${id}`, `dragon.does.${id}`]),
    ...SPELLS.flatMap((id) => [`dragon.spell.${id}`, `dragon.does.${id}`]),
    ...SPACES.filter((id) => !id.startsWith('room')).map((id) => `dragon.space.${id}`),
  ].filter((id) => !ids.has(id));
  expect(missing).toEqual([]);
});

test('what happens can be told', () => {
  // Told by other words, because they say more than the event's own name: or by nothing, where the table shows it.
  const otherwise = new Set([
    'spellDeclared',
    'artifactDeclared',
    'artifactResolved',
    'spellResolved',
    'palaceEntered',
    'cavesChanged',
    'roundEnded',
    'gameEnded',
  ]);
  const missing = EVENT_TYPES.filter((type) => !otherwise.has(type) && !ids.has(`dragon.event.${type}`));
  expect(missing).toEqual([]);
});
