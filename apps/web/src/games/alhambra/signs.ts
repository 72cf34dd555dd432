import { BUILDINGS, CURRENCIES, type Tell } from '@majlis/alhambra/client';
import { cardBack, coin, fountainTile, icon, kindSign, moduleSign } from '@majlis/art';
import type { MessageId } from '@majlis/i18n';
import type { Sign, SignGroup, Telling } from '../ui.ts';
import { modulesOn } from './modules/index.ts';
import { viewOf } from './words.ts';

const LINES = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
const lineArt = (name: keyof typeof icon): string => `<g ${LINES}>${icon[name]}</g>`;

/** What the drawings of the table mean. Ids as the pieces carry them. */
export function tellSigns(telling: Telling): readonly SignGroup[] {
  const { say } = telling;
  return [
    { title: say('alhambra.signs.buildings'), signs: BUILDINGS.map((kind) => buildingSign(telling, kind)) },
    { title: say('alhambra.signs.money'), signs: CURRENCIES.map((currency) => moneySign(telling, currency)) },
    { title: say('alhambra.signs.table'), signs: tableSigns(telling) },
    ...modulesOn(viewOf(telling)).flatMap(([id, ui]) => {
      const own = ui.signs?.(telling) ?? [];
      const signs = [...moduleSignOf(telling, id), ...own];
      return signs.length === 0 ? [] : [{ title: say(`module.alhambra.${id}` as MessageId), signs }];
    }),
  ];
}

/** The kind, its letter, and what the places in its majority give next. */
function buildingSign({ say, shown }: Telling, kind: (typeof BUILDINGS)[number]): Sign {
  const { forecast } = shown.tell as unknown as Tell;
  const places = forecast?.rows.find(({ source }) => source === kind)?.places ?? null;
  const name = say(`alhambra.building.${kind}`);
  const letter = say(`alhambra.letter.${kind}`);
  return {
    id: `kind.${kind}`,
    art: kindSign(kind),
    name: `${letter}: ${name}`,
    text:
      forecast === null || places === null
        ? say('alhambra.sign.kind')
        : `${say('alhambra.sign.kind')} ${say('alhambra.sign.places', { round: forecast.round, places: places.join('/') })}`,
  };
}

const moneySign = ({ say }: Telling, currency: (typeof CURRENCIES)[number]): Sign => ({
  id: `money.${currency}`,
  art: coin(currency),
  name: say(`alhambra.currency.${currency}`),
  text: say('alhambra.sign.money'),
});

function tableSigns({ say }: Telling): Sign[] {
  const plain = (id: 'cards' | 'wall' | 'deck' | 'bag' | 'reserve', art: string, box: number | string): Sign => ({
    id,
    art,
    box,
    name: say(`alhambra.sign.${id}`),
    text: say(`alhambra.sign.${id}.text`),
  });
  return [
    plain('cards', lineArt('cards'), 24),
    plain('wall', lineArt('wall'), 24),
    plain('deck', cardBack(), '0 0 60 84'),
    plain('bag', fountainTile(), 96),
    plain('reserve', fountainTile(), 96),
  ];
}

function moduleSignOf({ say }: Telling, id: string): Sign[] {
  const art = (moduleSign as Readonly<Record<string, (() => string) | undefined>>)[id];
  if (art === undefined) return [];
  const name = say(`module.alhambra.${id}` as MessageId);
  return [{ id: `module.${id}`, art: art(), name, text: say(`module.alhambra.${id}.about` as MessageId) }];
}
