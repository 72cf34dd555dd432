import { BUILDINGS, kindOf, type SheetRow, type Tell, tileFacts, type View } from '@majlis/alhambra/client';
import type { Json, Seat } from '@majlis/kernel';
import type { Change, Told } from '../changes.ts';
import type { Telling } from '../ui.ts';
import { buildingName } from './words.ts';

/** Leads lost and won, and buildings one could have paid for that are gone. */
export function tellChanges(telling: Telling, before: Json, now: Json, seat: Seat, told: Told): Change[] {
  const [then, today] = [told.before as unknown as Tell | null, told.now as unknown as Tell | null];
  if (then === null || today === null) return [];
  const views = [before as unknown as View, now as unknown as View] as const;
  return [...leads(telling, then, today, seat), ...gone(telling, then, views, seat)];
}

const rowOf = ({ forecast }: Tell, source: string): SheetRow | undefined =>
  forecast?.rows.find((row) => row.source === source);
const leadersIn = (row: SheetRow): readonly number[] => row.shares[0]?.contenders ?? [];

const leads = ({ say, nameOf }: Telling, then: Tell, today: Tell, seat: Seat): Change[] =>
  BUILDINGS.flatMap((source, kind): Change[] => {
    const [was, is] = [rowOf(then, source), rowOf(today, source)];
    const mine = is?.counts?.[seat];
    if (was === undefined || is === undefined || mine === undefined) return [];
    const led = leadersIn(was).includes(seat);
    const leads = leadersIn(is).includes(seat);
    const building = buildingName(say, kind);
    const [leader] = leadersIn(is);
    if (led && !leads && leader !== undefined) {
      const name = leader < today.walls.length ? nameOf(leader) : say('module.alhambra.dirk');
      const theirs = is.counts?.[leader] ?? 0;
      return [{ text: say('alhambra.recap.leadLost', { building, name, theirs, mine }), weight: 80 + kind }];
    }
    return !led && leads ? [{ text: say('alhambra.recap.leadWon', { building, mine }), weight: 60 + kind }] : [];
  });

function gone({ say }: Telling, then: Tell, [before, now]: readonly [View, View], seat: Seat): Change[] {
  const mine = now.players[seat]?.board.tiles ?? [];
  return before.market.flatMap((tile, square): Change[] => {
    if (tile === null || now.market.includes(tile) || mine.includes(tile)) return [];
    const told = then.bills.find(({ offer }) => offer === square);
    if (told?.best == null || tileFacts(tile)?.building == null) return [];
    const { price } = told.bill;
    return [
      { text: say('alhambra.recap.gone', { building: buildingName(say, kindOf(tile)), price }), weight: 40 + price },
    ];
  });
}
