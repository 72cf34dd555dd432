import type { AlhambraEvent } from '@majlis/alhambra/client';
import { kindOf } from '@majlis/alhambra/client';
import { currencyAsked, isSultanCard } from '@majlis/alhambra/modules/sultan';
import type { Prompt } from '@majlis/kernel';
import type { Sentence, Telling } from '../../../ui.ts';
import { buildingName, currencyName, tileName, viewOf } from '../../words.ts';
import type { ModuleWords } from '../slots.ts';
import { cardName } from './card.ts';

function prompt({ say }: Telling, { kind, params }: Prompt): Sentence | null {
  const { tile, building } = (params ?? {}) as { tile?: number; building?: number };
  if (kind === 'sultan.mark')
    return { title: say('alhambra.prompt.sultan.mark', { building: buildingName(say, building ?? 0) }) };
  if (kind !== 'sultan.claim' || tile === undefined) return null;
  return {
    title: say('alhambra.prompt.sultan.claim', { building: tileName(say, tile) }),
    hint: say('alhambra.prompt.sultan.claim.hint', { building: buildingName(say, kindOf(tile)) }),
  };
}

function event({ say }: Telling, happened: AlhambraEvent, name: string): string | undefined {
  if (happened.type !== 'sultan.turnedUp') return undefined;
  const building = buildingName(say, happened.building);
  return say('alhambra.event.sultan.turnedUp', {
    building,
    currency: currencyName(say, currencyAsked(happened.card)),
    name,
  });
}

export const words: ModuleWords = {
  prompt,
  event,
  offer(telling, offer) {
    if (!isSultanCard(offer)) return null;
    const open = viewOf(telling).mod.sultan?.open ?? [];
    const at = open.findIndex(({ card }) => card === offer);
    if (at < 0) return null;
    const names = open.map((marked) => cardName(telling.say, marked));
    // Two that look alike are told apart by their place.
    return names.indexOf(names[at]!) === names.lastIndexOf(names[at]!) ? names[at]! : `${names[at]}, ${at + 1}`;
  },
  pass: ({ say }, { kind }) => (kind === 'sultan.claim' ? say('alhambra.sultan.letGo') : null),
};
