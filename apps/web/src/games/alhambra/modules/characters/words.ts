import { type AlhambraAction, type AlhambraEvent, kindOf } from '@majlis/alhambra/client';
import { characterOf, isCharacter, KARIM_REF } from '@majlis/alhambra/modules/characters';
import type { Prompt } from '@majlis/kernel';
import type { Say } from '../../../../i18n.ts';
import type { Sentence, Telling } from '../../../ui.ts';
import { buildingName, currencyName, meansList, meansName, offeredName } from '../../words.ts';
import type { ModuleWords } from '../slots.ts';

export const characterName = (say: Say, card: number): string => say(`alhambra.character.${characterOf(card)}`);
export const powerOf = (say: Say, card: number): string => say(`alhambra.characters.power.${characterOf(card)}`);

function prompt({ say }: Telling, { kind, params }: Prompt): Sentence | null {
  const { bid = 0, character: card } = (params ?? {}) as { bid?: number; character?: number };
  const character = card === undefined ? '' : characterName(say, card);
  switch (kind) {
    case 'characters.auction':
      return {
        title: say('alhambra.prompt.characters.auction', { character }),
        hint: say('alhambra.prompt.characters.auction.hint', { bid }),
      };
    case 'characters.pay':
      return {
        title: say('alhambra.prompt.characters.pay', { character, bid }),
        hint: say('alhambra.prompt.characters.pay.hint'),
      };
    case 'characters.fatima':
      return { title: say('alhambra.prompt.characters.fatima') };
    case 'characters.hakim':
      return { title: say('alhambra.prompt.characters.hakim') };
    case 'characters.pick':
      return { title: say('alhambra.prompt.characters.pick') };
    case 'characters.redesign':
      return {
        title: say('alhambra.prompt.characters.redesign'),
        hint: say('alhambra.prompt.characters.redesign.hint'),
      };
    default:
      return null;
  }
}

function action(telling: Telling, wish: AlhambraAction): string | null {
  const { say } = telling;
  switch (wish.type) {
    case 'characters.pick':
      return say('alhambra.action.characters.pick', { card: meansName(say, wish.card) });
    case 'characters.bid':
      return say('alhambra.action.characters.bid', { amount: wish.amount });
    case 'characters.pay':
      return say('alhambra.action.characters.pay', { cards: meansList(say, wish.with) });
    case 'characters.hakim':
      return say('alhambra.action.characters.hakim', { building: buildingName(say, wish.building) });
    case 'characters.laila':
      return say('alhambra.action.characters.laila', {
        building: offeredName(telling, wish.square),
        currency: currencyName(say, wish.square),
      });
    case 'characters.machma':
      return say('alhambra.action.characters.machma', {
        give: meansName(say, wish.give),
        get: meansName(say, wish.get),
      });
    default:
      return null;
  }
}

function event({ say }: Telling, happened: AlhambraEvent, name: string): string | undefined {
  switch (happened.type) {
    case 'characters.turnedUp':
    case 'characters.unwanted':
      return say(`alhambra.event.${happened.type}`, { character: characterName(say, happened.character) });
    case 'characters.bid':
      return happened.amount === null
        ? say('alhambra.event.characters.out', { name })
        : say('alhambra.event.characters.bid', { name, amount: happened.amount });
    case 'characters.won':
      return say('alhambra.event.characters.won', {
        name,
        character: characterName(say, happened.character),
        bid: happened.bid,
      });
    case 'characters.used':
    case 'characters.fatimaSwapped':
      return say(`alhambra.event.${happened.type}`, { name, character: characterName(say, happened.character) });
    case 'characters.fatimaKept':
      return say('alhambra.event.characters.fatimaKept', {
        name,
        points: say('table.points', { points: happened.points }),
      });
    case 'characters.hakimChose':
      return say('alhambra.event.characters.hakimChose', { name, building: buildingName(say, happened.building) });
    case 'characters.picked':
      return say('alhambra.event.characters.picked', { name, card: meansName(say, happened.card) });
    case 'characters.tileReplaced':
      return say('alhambra.event.characters.tileReplaced', {
        name,
        building: buildingName(say, kindOf(happened.tile)),
      });
    case 'characters.moneyExchanged':
      return say('alhambra.event.characters.moneyExchanged', {
        name,
        gave: meansName(say, happened.gave),
        got: meansName(say, happened.got),
      });
    default:
      return undefined;
  }
}

export const words: ModuleWords = {
  prompt,
  action,
  event,
  source: ({ say }, from) => (from === 'yusuf' || from === 'fatima' ? say(`alhambra.character.${from}`) : null),
  means(say, ref) {
    if (ref === KARIM_REF) return say('alhambra.character.abdul-karim');
    return isCharacter(ref) ? characterName(say, ref) : null;
  },
};
