import { CHARACTER_IDS, GOODS, type View } from '@majlis/almadi/client';
import {
  type Effect,
  effectSign,
  goodSign,
  mosaicCard,
  objectiveCard,
  portrait,
  ruby,
  landscapeArt as scenes,
  stallCard,
} from '@majlis/art';
import { modulesOf } from '../parts.ts';
import type { Sign, SignGroup, Telling } from '../ui.ts';
import { content } from './content.ts';
import { objectiveArt } from './objective-art.ts';
import { characterName, figureText, objectiveName } from './words.ts';

const EFFECTS = { G: 'genie', M: 'marteline', S: 'stall', O: 'moon', R: 'ruby', J: 'jar' } as const;
const TYPES = ['oasis', 'caravan', 'market', 'palace'] as const;
const CARD = '0 0 60 84';
const ARROW = '<path d="M7 33L24 17l17 16-17-5.5z" fill="var(--saffron-500)" stroke="#3d2400" stroke-width="2.2"/>';

/** What the drawings of the table mean. Ids as the pieces carry them. */
export function tellSigns(telling: Telling): readonly SignGroup[] {
  const { say, shown } = telling;
  const hasCharacters = modulesOf('almadi', shown.config, shown.seats.length).includes('characters');
  const effects = Object.entries(EFFECTS).map(([letter, name]) => ({
    id: `effect.${letter}`,
    art: effectSign[letter as Effect]('currentColor', 'var(--surface)'),
    name: say(`almadi.sign.${name}`),
    text: say(`almadi.sign.${name}.text`),
  }));
  const arrow = { id: 'effect.>', art: ARROW, name: say('almadi.sign.arrow'), text: say('almadi.sign.arrow.text') };
  return [
    { title: say('almadi.signs.effects'), signs: [arrow, ...effects] },
    { title: say('almadi.signs.landscapes'), signs: TYPES.map((type) => landscape(telling, type)) },
    { title: say('almadi.signs.goods'), signs: GOODS.map((good) => goodOf(telling, good)) },
    { title: say('almadi.signs.cards'), signs: cards(telling) },
    { title: say('almadi.signs.objectives'), signs: objectives(telling) },
    ...(hasCharacters ? [{ title: say('almadi.signs.characters'), signs: characters(telling) }] : []),
  ];
}

const landscape = ({ say }: Telling, type: (typeof TYPES)[number]): Sign => ({
  id: `type.${type}`,
  art: scenes[type](),
  name: say(`almadi.sign.${type}`),
  text: say(`almadi.sign.${type}.text`),
});

const goodOf = ({ say }: Telling, good: (typeof GOODS)[number]): Sign => ({
  id: `good.${good}`,
  art: goodSign[good](),
  name: say(`almadi.good.${good}`),
  text: say('almadi.sign.good.text'),
});

function cards({ say }: Telling): Sign[] {
  const rubies = { id: 'ruby', art: ruby(), name: say('almadi.sign.ruby'), text: say('almadi.sign.ruby.text') };
  const card = (id: 'mosaic' | 'stallCard', art: string): Sign => ({
    id,
    art,
    box: CARD,
    name: say(`almadi.sign.${id}`),
    text: say(`almadi.sign.${id}.text`),
  });
  const objective = {
    id: 'objective',
    art: objectiveCard('grey', 0, '', [], { s: true }),
    box: CARD,
    name: say('almadi.sign.objective'),
    text: say('almadi.sign.objective.about'),
  };
  return [objective, card('mosaic', mosaicCard('A')), card('stallCard', stallCard('spice', { name: '' })), rubies];
}

/** Those that lie in the middle or before somebody. */
function objectives({ say, shown }: Telling): Sign[] {
  const view = shown.view as unknown as View | null;
  if (view === null) return [];
  const held = view.players.flatMap((player) => [...player.objectives, ...player.completed]);
  return [...view.objectives, ...held].map((objective) => {
    const { colour, points } = content.objective(objective);
    const pattern = figureText(say, objective);
    return {
      id: `objective.${objective}`,
      art: objectiveCard(colour, points, objectiveArt(objective), [], {}),
      box: CARD,
      name: objectiveName(say, objective),
      text: say('almadi.sign.objective.text', { figure: pattern === '' ? '' : `${pattern}.`, points }).trim(),
    };
  });
}

const characters = ({ say }: Telling): Sign[] =>
  CHARACTER_IDS.map((id) => ({
    id: `character.${id}`,
    art: portrait(id, `sign-${id}`),
    box: '0 0 120 130',
    name: characterName(say, id),
    text: say('almadi.sign.character.text', {
      power: say(`almadi.power.${id}`),
      cost: say('almadi.rubies', { count: content.costs[id]! }),
    }),
  }));
