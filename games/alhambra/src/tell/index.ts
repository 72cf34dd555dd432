import type { Json, Seat, Viewer } from '@majlis/kernel';
import type { AlhambraAction } from '../actions.ts';
import { rulesOf } from '../rules/compiled.ts';
import { moneyLimitOf } from '../rules/money.ts';
import { wallOf } from '../rules/score-sheet.ts';
import { rivalsOf } from '../rules/scoring.ts';
import type { State } from '../state.ts';
import { tellBills } from './bills.ts';
import { forecastOf } from './forecast.ts';
import { tellOutlook } from './outlook.ts';
import type { Tell, ToldBill } from './types.ts';

/** What a page shows and does not work out. `legal` is what the viewer may do now. */
export function tellAlhambra(s: State, viewer: Viewer, legal: readonly AlhambraAction[]): Tell {
  const isSeat = viewer !== 'spectator';
  return {
    forecast: forecastOf(s),
    rivals: rivalsOf(s).map(({ id }) => id),
    walls: s.players.map(({ board }) => wallOf(board)),
    bills: isSeat ? [...tellBills(s, viewer), ...debtsOf(s, viewer)] : [],
    takeLimit: isSeat ? moneyLimitOf(s, viewer) : null,
    outlook: isSeat ? tellOutlook(s, viewer, legal) : [],
    mod: Object.fromEntries(
      rulesOf(s).modules.flatMap(({ id, tell }) => (tell === undefined ? [] : [[id, tell(s, viewer, legal)]])),
    ),
  };
}

const debtsOf = (s: State, seat: Seat): ToldBill[] =>
  rulesOf(s).modules.flatMap((module) => module.tellDebts?.(s, seat) ?? []);

/** As the contract wants it. */
export const tell = (s: State, viewer: Viewer, legal: readonly AlhambraAction[]): Json =>
  tellAlhambra(s, viewer, legal) as unknown as Json;
