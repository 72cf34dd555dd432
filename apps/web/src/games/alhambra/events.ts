import { type AlhambraEvent, kindOf } from '@majlis/alhambra/client';
import type { Json, Seat, ShownEvent } from '@majlis/kernel';
import type { Telling } from '../ui.ts';
import { sentence, valuesOf } from './module-words.ts';
import { buildingName, characterName, currencyName, listOf, meansName, tileName } from './words.ts';

/** What an event says in the log; null where the table shows it well enough. */
export function event(telling: Telling, { event: told, secret }: ShownEvent<Json>): string | null {
  const { say } = telling;
  const happened = told as unknown as AlhambraEvent;
  const name = 'seat' in happened && happened.seat !== null ? seatName(telling, happened.seat) : '';
  const means = (refs: readonly number[]) => listOf(refs.map((ref) => meansName(say, ref)));
  const coins = (list: readonly number[]) =>
    listOf(list.map((currency) => say('alhambra.coin', { currency: currencyName(say, currency) })));
  const totals = (points: readonly number[]) => listOf(points.map((p, seat) => `${seatName(telling, seat)} ${p}`));
  switch (happened.type) {
    case 'dealt':
      return say('alhambra.event.dealt', { name, cards: means((secret as number[] | undefined) ?? happened.cards) });
    case 'tookMoney':
      return say('alhambra.event.tookMoney', { name, cards: means(happened.cards) });
    case 'bought':
      return say(happened.exact ? 'alhambra.event.bought' : 'alhambra.event.boughtOver', {
        name,
        building: tileName(say, happened.tile),
        price: happened.price,
        paid: means(happened.paid),
      });
    case 'laid':
    case 'reserved':
    case 'added':
    case 'removed':
    case 'dirk.given':
      return say(`alhambra.event.${happened.type}`, { name, building: tileName(say, happened.tile) });
    case 'exchanged':
      return say('alhambra.event.exchanged', {
        name,
        old: tileName(say, happened.old),
        building: tileName(say, happened.tile),
      });
    case 'passed':
    case 'vizier.recalled':
    case 'vizier.used':
    case 'city-gates.taken':
    case 'city-gates.built':
    case 'characters.drew':
      return say(`alhambra.event.${happened.type}`, { name });
    case 'moneyReshuffled':
    case 'bagRanOut':
      return say(`alhambra.event.${happened.type}`);
    case 'scoringCardTurnedUp':
      return say('alhambra.event.scoringCardTurnedUp', { round: happened.round });
    case 'scored':
      return say('alhambra.event.scored', {
        round: happened.round,
        points: totals(telling.shown.seats.map((_, seat) => sumFor(happened.lines, seat))),
      });
    case 'leftoverGiven':
      return happened.seat === null
        ? say('alhambra.event.leftoverNobody', { building: tileName(say, happened.tile) })
        : say('alhambra.event.leftoverGiven', { name, building: tileName(say, happened.tile) });
    case 'ended':
      return say('alhambra.event.ended', { points: totals(happened.scores) });
    case 'thieves.dealt':
      return say('alhambra.event.thieves.dealt', { count: happened.each });
    case 'thieves.stole':
      return say('alhambra.event.thieves.stole', { name, card: meansName(say, happened.card) });
    case 'city-gates.turnedUp':
      return say(happened.discarded ? 'alhambra.event.city-gates.discarded' : 'alhambra.event.city-gates.turnedUp');
    case 'change.given':
    case 'change.returned':
      return say(`alhambra.event.${happened.type}`, { name, coins: coins(happened.coins) });
    case 'dirk.drew':
      return say('alhambra.event.dirk.drew', { count: happened.tiles.length });
    case 'dirk.scored':
      return null;
    case 'turnBegan':
    case 'moneyTurnedUp':
    case 'tileDrawn':
      return null;
    default:
      if (isCharacter(happened)) return character(telling, happened, name);
      return sentence(say, `alhambra.event.${happened.type}`, {
        ...valuesOf(say, happened as unknown as Record<string, Json>),
        name,
      });
  }
}

type CharacterEvent = Extract<AlhambraEvent, { type: `characters.${string}` }>;
const isCharacter = (happened: AlhambraEvent): happened is CharacterEvent => happened.type.startsWith('characters.');

function character({ say }: Telling, happened: CharacterEvent, name: string): string | null {
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
    case 'characters.drew':
      return say('alhambra.event.characters.drew', { name });
  }
}

const seatName = (telling: Telling, seat: Seat): string => telling.nameOf(seat);

const sumFor = (lines: readonly { seat: Seat; points: number }[], seat: Seat): number =>
  lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
