import type { Seat } from '@majlis/kernel';
import { longestWallOf } from '../board/longest-wall.ts';
import { BUILDINGS } from '../content/buildings.ts';
import { rulesOf } from '../rules/compiled.ts';
import { totalsOf } from '../rules/scoring.ts';
import type { State } from '../state.ts';
import { constants } from './constants.ts';
import { allCounts, cardsWorth, majorityWorthIn, type Outlook, outlookOf } from './outlook.ts';

/** Points so far, majorities and walls to come, and what the money may still buy. */
export function estimate(s: State): number[] {
  const outlook = outlookOf(s);
  const totals = totalsOf(s);
  const counts = allCounts(s);
  return s.players.map((player, seat) => {
    let worth = totals[seat]! + worthOfModules(s, seat, outlook);
    for (let kind = 0; kind < BUILDINGS.length; kind++) {
      worth += majorityWorthIn(outlook, kind, counts.seats[seat]![kind]!, counts, seat);
    }
    return worth + wallWorth(longestWallOf(player.board), outlook) + outlook.money * cardsWorth(player.hand);
  });
}

/** What a seat may expect of modules beside what they have brought already. */
export function worthOfModules(s: State, seat: Seat, outlook: Outlook): number {
  const ofModules = rulesOf(s).bots.estimate;
  let worth = 0;
  for (let i = 0; i < ofModules.length; i++) worth += ofModules[i]!.of(s, seat, outlook);
  return worth;
}

const wallWorth = (length: number, { rounds, ahead }: Outlook): number =>
  rounds.length * length * (1 - constants.now.wallFades * ahead);
