import { defineGame } from '@majlis/kernel';
import { actionText, parseAction } from './action-text.ts';
import { type Action, readAction } from './actions.ts';
import { CHARACTER_IDS } from './characters/ids.ts';
import { type Config, catalogue, checkConfig } from './config.ts';
import { readPack } from './content/check-pack.ts';
import { type Content, compilePack } from './content/compile.ts';
import { designedPack } from './content/designed/index.ts';
import { copyOwn } from './copy.ts';
import type { Event } from './events.ts';
import { framesOf } from './frames/index.ts';
import { imagine, type Knowledge, knowledge } from './knowledge.ts';
import { migrations } from './migrations.ts';
import { begin } from './rules/setup.ts';
import { scoreLines } from './scoring/score.ts';
import { type AlmadiFrame, fields, type State, type View } from './state.ts';

export const RULES_VERSION = 2;

/** Reads a content pack; throws an error that lists everything wrong with it. */
export const contentFrom = (pack: unknown): Content => compilePack(readPack(pack, CHARACTER_IDS));

/** The game with other components than the designed ones, under the same rules. */
export function almadiWith(content: Content) {
  return defineGame<Config, State, AlmadiFrame, Action, Event, View, Knowledge>({
    id: 'almadi',
    rulesVersion: RULES_VERSION,
    migrations,
    seats: { min: 2, max: 5 },
    catalogue,
    checkConfig,
    begin: (config, seats) => begin(content, config, seats),
    setup: (x) => x.push({ kind: 'game' }),
    frames: framesOf(content),
    fields,
    scores: (s) => scoreLines(s, content),
    copy: copyOwn,
    knowledge,
    imagine: (known, _seat, rng) => imagine(content, known, rng),
    readAction,
    actionText,
    parseAction,
  });
}

export const designedContent = contentFrom(designedPack);
export const almadi = almadiWith(designedContent);
