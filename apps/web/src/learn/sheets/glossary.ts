import * as art from '@majlis/art';
import { type MessageId, MODULE_PARTS, modulePart, PARTS, type Part } from '@majlis/i18n';
import { objectiveCards } from '../../games/almadi/objective-art.ts';
import { card, type Figure, square } from './figure.ts';

/** One thing with a picture, its name and what it does. */
interface Entry {
  readonly id: string;
  readonly figure: Figure;
  readonly name: MessageId;
  readonly does: MessageId | null;
  readonly values?: Readonly<Record<string, number>>;
  /** A lesson of its own, where there is one. */
  readonly lesson?: string;
}

interface Group {
  readonly id:
    | 'buildings'
    | 'coins'
    | 'modules'
    | 'landscapes'
    | 'effects'
    | 'goods'
    | 'objectives'
    | 'characters'
    | 'treasures'
    | 'artifacts'
    | 'spells';
  readonly entries: readonly Entry[];
}

const keys = <K extends string>(table: Readonly<Record<K, unknown>>): K[] => Object.keys(table) as K[];
const message = (text: string): MessageId => text as MessageId;
const portraitOf = (person: art.Person): Figure => ({
  box: '0 0 120 130',
  art: art.portrait(person, `entry-${person}`),
});

const alhambra = (): readonly Group[] => [
  {
    id: 'buildings',
    entries: keys(art.BUILDINGS).map((kind, i) => ({
      id: kind,
      figure: square(art.buildingTile(kind, 4 + i, '')),
      name: message(`alhambra.building.${kind}`),
      does: 'learn.points.each',
      // ALH-SCORE-3 to 5: what the most of a kind give in each scoring.
      values: { one: i + 1, two: i + 8, three: i + 16 },
    })),
  },
  {
    id: 'coins',
    entries: keys(art.CURRENCIES).map((currency) => ({
      id: currency,
      figure: square(art.coin(currency), 48),
      name: message(`alhambra.currency.${currency}`),
      does: null,
    })),
  },
  {
    id: 'modules',
    entries: MODULE_PARTS.alhambra
      .filter((id) => Object.hasOwn(art.moduleSign, id))
      .map((id) => ({
        id,
        figure: square(art.moduleSign[id as keyof typeof art.moduleSign](), 48),
        name: message(`module.alhambra.${id}`),
        does: message(`module.alhambra.${id}.about`),
        lesson: `alhambra/${id}`,
      })),
  },
  {
    id: 'characters',
    entries: keys(art.CHARACTER_LOOKS).map((id) => ({
      id,
      figure: card(art.characterCard(id, '', { s: true })),
      name: message(`alhambra.character.${id}`),
      does: message(`alhambra.characters.power.${id}`),
    })),
  },
];

const almadi = (): readonly Group[] => [
  {
    id: 'landscapes',
    entries: keys(art.LANDSCAPES).map((kind) => ({
      id: kind,
      figure: square(art.landscapeTile(kind, '....')),
      name: message(`almadi.type.${kind}`),
      does: message(
        `learn.almadi.${{ oasis: 'points.oases', caravan: 'rule.caravans.more', market: 'points.goods', palace: 'points.palaces' }[kind]}`,
      ),
    })),
  },
  {
    id: 'effects',
    entries: keys(art.EFFECTS).map((letter) => {
      const effect = art.EFFECTS[letter];
      return {
        id: effect,
        figure: square(art.effectSign[letter]('var(--ink)', 'var(--bg)'), 48),
        name: message(`almadi.effect.${effect}`),
        does: message(effect === 'genie' ? 'learn.almadi.genie' : `learn.almadi.rule.${effect}.more`),
      };
    }),
  },
  {
    id: 'goods',
    entries: keys(art.GOODS).map((good) => ({
      id: good,
      figure: card(art.stallCard(good, { s: true })),
      name: message(`almadi.good.${good}`),
      does: null,
    })),
  },
  {
    id: 'objectives',
    entries: objectiveCards().map(({ objective, art: drawn, points }) => ({
      id: `${objective}`,
      figure: card(drawn),
      name: message(`almadi.objective.${objective}`),
      does: 'learn.objective',
      values: { points },
    })),
  },
  {
    id: 'characters',
    entries: keys(art.PEOPLE).map((person) => ({
      id: person,
      figure: portraitOf(person),
      name: message(`almadi.character.${person}`),
      does: message(`almadi.power.${person}`),
    })),
  },
];

/** By spell, how many treasures it speaks of; a test compares with the rules. */
export const SPELL_AMOUNTS: Readonly<Record<string, number>> = {
  secondChance: 0,
  abracadabra: 0,
  lastFirst: 0,
  charity: 3,
  cityTax: 2,
  donation: 5,
  dragonLeaves: 0,
  dragonsReturn: 0,
  eyeForAnEye: 0,
  lunarEclipse: 0,
  magesApprentice: 0,
  mirage: 0,
  parasite: 0,
  sacrifice: 7,
  smuggler: 0,
  solarEclipse: 0,
  spy: 0,
  sultansTax: 1,
  taboo: 0,
  teleport: 2,
  trade: 0,
};

const aladdinsDragon = (): readonly Group[] => [
  {
    id: 'treasures',
    entries: keys(art.TREASURES).map((kind) => ({
      id: kind,
      figure: square(art.treasureToken(kind), 48),
      name: message(`dragon.space.${kind}`),
      does: null,
    })),
  },
  {
    id: 'artifacts',
    entries: keys(art.ARTIFACTS).map((kind) => ({
      id: kind,
      figure: square(art.artifactTile(kind), 60),
      name: message(`dragon.artifact.${kind}`),
      does: message(`dragon.does.${kind}`),
    })),
  },
  {
    id: 'spells',
    entries: Object.entries(SPELL_AMOUNTS).map(([spell, amount]) => ({
      id: spell,
      figure: card(art.spellFace(spell as art.SpellSign)),
      name: message(`dragon.spell.${spell}`),
      does: message(`dragon.does.${spell}`),
      values: { amount },
    })),
  },
];

/** Every symbol and card of a game, with its picture; drawn again, for letters follow the language. */
export const GLOSSARY: Readonly<Record<string, () => readonly Group[]>> = {
  alhambra,
  almadi,
  'aladdins-dragon': aladdinsDragon,
};

/** Where the words of a glossary are: what a card does is told later than the table is laid. */
export const glossaryParts = (game: string): Part[] => [
  ...PARTS.filter((part) => part === game || part === `${game}-told`),
  ...(game === 'alhambra' ? MODULE_PARTS.alhambra.flatMap((id) => modulePart('alhambra', id) ?? []) : []),
];
