import { type Action, ARTIFACTS, isRoom, type PromptKind } from '@majlis/aladdins-dragon/client';
import type { MessageId } from '@majlis/i18n';
import type { AnyScoreLine, Json, Prompt, Refusal } from '@majlis/kernel';
import type { Values } from '../../i18n.ts';
import type { Sentence, Telling } from '../ui.ts';
import {
  aimedName,
  amountName,
  artifactName,
  roomName,
  seatName,
  spaceName,
  spellName,
  treasuresText,
  viewOf,
} from './names.ts';
import { type Facts, factsOf } from './picking.ts';

export function prompt(telling: Telling, asked: Prompt): Sentence {
  const { say } = telling;
  const facts = factsOf(asked);
  const kind = asked.kind as PromptKind;
  const room = roomName(say, facts.room ?? 0);
  const amount = facts.amount ?? 0;
  switch (kind) {
    case 'take':
      return { title: say('dragon.prompt.take', { amount }), hint: say(`dragon.prompt.take.${facts.why ?? 'setup'}`) };
    case 'plays':
      return { title: say('dragon.prompt.plays'), hint: momentText(telling, facts) };
    case 'counter':
      return {
        title: say('dragon.prompt.counter', {
          name: seatName(telling, facts.caster ?? 0),
          spell: spellName(say, facts.spell ?? ''),
        }),
        hint: say('dragon.prompt.counter.hint'),
      };
    case 'tent':
      return { title: say('dragon.prompt.tent'), hint: secondText(telling, facts) };
    case 'buy':
      return { title: lotText(telling, facts), hint: say('dragon.prompt.buy.hint') };
    case 'cityTax':
      return {
        title: say('dragon.prompt.cityTax', { amount, space: spaceName(say, facts.space ?? 0) }),
        hint: say('dragon.prompt.cityTax.hint'),
      };
    case 'abracadabra':
    case 'mirage':
      return { title: say(`dragon.prompt.${kind}`, { room }) };
    case 'donation':
    case 'sacrifice':
    case 'teleport':
      return { title: say(`dragon.prompt.${kind}`, { amount }) };
    case 'bribe': {
      const hint = mayGainByEntering(telling) ? 'dragon.prompt.bribe.hint' : 'dragon.prompt.bribe.vain';
      return { title: say('dragon.prompt.bribe', { amount }), hint: say(hint) };
    }
    case 'sultansTax':
      return { title: say(`dragon.prompt.${kind}`, { amount }), hint: say(`dragon.prompt.${kind}.hint`) };
    default:
      return { title: say(`dragon.prompt.${kind}`), hint: say(`dragon.prompt.${kind}.hint`) };
  }
}

/** In the palace only rooms have something to give. */
function mayGainByEntering(telling: Telling): boolean {
  const { viewer } = telling.shown;
  return viewer === 'spectator' || viewOf(telling).players[viewer]!.tokens.some(({ space }) => isRoom(space));
}

function momentText({ say }: Telling, { at, space }: Facts): string {
  const values: Values = { space: space === undefined || space < 0 ? '' : spaceName(say, space) };
  return say(`dragon.moment.${at}` as MessageId, values);
}

const secondText = (telling: Telling, { second }: Facts): string =>
  second === null || second === undefined
    ? telling.say('dragon.prompt.tent.alone')
    : telling.say('dragon.prompt.tent.second', { name: seatName(telling, second) });

function lotText(telling: Telling, { room = 0 }: Facts): string {
  const { say } = telling;
  const open = viewOf(telling).rooms[room]?.open ?? null;
  return open === null
    ? say('dragon.prompt.buy.hidden', { room: roomName(say, room) })
    : say('dragon.prompt.buy', { artifact: artifactName(say, ARTIFACTS[open]!), room: roomName(say, room) });
}

export function action(telling: Telling, value: Json): string {
  const { say } = telling;
  const wish = value as unknown as Action;
  switch (wish.type) {
    case 'place':
      return say('dragon.action.place', { token: wish.token, space: spaceName(say, wish.space) });
    case 'take':
      return say('dragon.action.take', { treasures: treasuresText(say, wish.treasures) });
    case 'bribe':
    case 'buy':
    case 'pay':
      return say('dragon.action.pay', { treasures: treasuresText(say, wish.treasures) });
    case 'give':
      return say('dragon.action.give', { treasures: amountName(say, wish.kind, 1) });
    case 'trade':
      return say('dragon.action.trade', { give: treasuresText(say, wish.give), take: treasuresText(say, wish.take) });
    case 'camel':
      return wish.seat === telling.shown.viewer
        ? say('dragon.action.camel.me')
        : say('dragon.action.camel', { name: seatName(telling, wish.seat) });
    case 'keep':
      return say('dragon.action.keep', { spell: spellName(say, wish.spell) });
    case 'choose':
      return say('dragon.action.choose', { artifact: artifactName(say, wish.artifact) });
    case 'use':
      return say('dragon.action.use', { play: aimedName(telling, wish.artifact, wish.on) });
    case 'cast':
      return say('dragon.action.cast', { play: aimedName(telling, wish.spell, wish.on) });
    case 'decline':
      return declineText(telling);
    case 'pass':
      return say('dragon.action.pass');
  }
}

const DECLINES: ReadonlySet<string> = new Set(['market', 'bribe', 'buy', 'cityTax', 'sultansTax', 'trade']);

/** Declining means something else each time. */
function declineText({ say, shown }: Telling): string {
  const kind = shown.decision?.prompt.kind ?? '';
  return say(DECLINES.has(kind) ? (`dragon.action.decline.${kind}` as MessageId) : 'dragon.action.decline');
}

export function refusal({ say }: Telling, { code, params }: Refusal): string {
  const id = `dragon.refusal.${code}` as MessageId;
  const said = say(id, plainValues(params));
  return said === id ? say('dragon.refusal.other') : said;
}

function plainValues(params: Json | undefined): Values {
  const all = Object.entries((params ?? {}) as Record<string, Json>);
  return Object.fromEntries(all.map(([key, value]) => [key, typeof value === 'number' ? value : String(value)]));
}

export function source({ say }: Telling, { source: from }: AnyScoreLine): string {
  return say(from === 'start' ? 'dragon.source.start' : 'dragon.source.bought');
}
