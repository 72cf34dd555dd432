import type { AlhambraEvent } from '@majlis/alhambra/client';
import type { Json, Seat, ShownEvent } from '@majlis/kernel';
import type { Say } from '../../i18n.ts';
import type { Telling } from '../ui.ts';
import { moduleOf } from './modules/index.ts';
import { listOf, meansList, sayPlainly, tileName } from './words.ts';

/** What an event says in the log; null where the table shows it well enough. */
export function event(telling: Telling, { event: told, secret }: ShownEvent<Json>): string | null {
  const happened = told as unknown as AlhambraEvent;
  const seat = 'seat' in happened ? happened.seat : null;
  const name = seat === null ? '' : telling.nameOf(seat);
  // Sentences differ for the viewer in most languages: "you took", "Mira took".
  const who = seat !== null && telling.isViewer(seat) ? 'you' : 'other';
  const say: Say = (id, values) => telling.say(id, { who, ...values });
  const totals = (points: readonly number[]) => listOf(points.map((p, seat) => `${telling.nameOf(seat)} ${p}`));
  switch (happened.type) {
    case 'dealt':
      return say('alhambra.event.dealt', {
        name,
        cards: meansList(say, (secret as number[] | undefined) ?? happened.cards),
      });
    case 'tookMoney':
      return say('alhambra.event.tookMoney', { name, cards: meansList(say, happened.cards) });
    case 'bought':
      return say(happened.exact ? 'alhambra.event.bought' : 'alhambra.event.boughtOver', {
        name,
        building: tileName(say, happened.tile),
        price: happened.price,
        paid: meansList(say, happened.paid),
      });
    case 'laid':
    case 'reserved':
    case 'added':
    case 'removed':
      return say(`alhambra.event.${happened.type}`, { name, building: tileName(say, happened.tile) });
    case 'exchanged':
      return say('alhambra.event.exchanged', {
        name,
        old: tileName(say, happened.old),
        building: tileName(say, happened.tile),
      });
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
    case 'turnBegan':
    case 'moneyTurnedUp':
    case 'tileDrawn':
      return null;
    default:
      return ofModule({ ...telling, say }, happened, name, secret);
  }
}

function ofModule(telling: Telling, happened: AlhambraEvent, name: string, secret: unknown): string | null {
  const said = moduleOf(happened.type)?.words?.event?.(telling, happened, name, secret);
  return said === undefined ? sayPlainly(telling.say, `alhambra.event.${happened.type}`, { ...happened, name }) : said;
}

const sumFor = (lines: readonly { seat: Seat; points: number }[], seat: Seat): number =>
  lines.reduce((sum, line) => sum + (line.seat === seat ? line.points : 0), 0);
