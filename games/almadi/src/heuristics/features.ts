import type { Features, Seat } from '@majlis/kernel';
import type { Content } from '../content/compile.ts';
import { TURNS_EACH } from '../facts.ts';
import { factsOf } from '../scoring/facts.ts';
import type { State } from '../state.ts';
import { turnsLeft } from './time.ts';

const NAMES = [
  'turns left',
  'next to play',
  'characters',
  'oases',
  'largest group of oases',
  'single oases',
  'goods carried',
  'goods not carried',
  'room in caravans',
  'palaces',
  'worth of palaces',
  'palaces worth nothing yet',
  'jars',
  'jars not in use',
  'points of mosaics',
  'loose mosaics',
  'rubies',
  'rubies ahead of the best rival',
  'objectives open',
  'objectives completed',
  'characters recruited',
  'holes',
  'longest row',
  'turns left times single oases',
  'turns left times room in caravans',
  'turns left times goods not carried',
  'turns left times objectives open',
] as const;

/** What decides a game of Almadi beside the points to expect. */
export const featuresWith = (content: Content): Features<State> => ({
  names: NAMES,
  of: (s, seat) => look(s, content, seat),
});

function look(s: State, content: Content, seat: Seat): number[] {
  const player = s.players[seat]!;
  const facts = factsOf(content, player);
  const ahead = turnsLeft(player) / TURNS_EACH;
  const oases = facts.oasisGroups.reduce((a, b) => a + b, 0);
  const single = facts.oasisGroups.filter((size) => size === 1).length / 3;
  const room = Math.min(2, (facts.capacity - facts.carried) / 8);
  const uncarried = Math.min(2, facts.uncarried / 8);
  let rival = 0;
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat) rival = Math.max(rival, s.players[other]!.rubies);
  }
  return [
    ahead,
    s.turn.seat === seat ? 1 : 0,
    s.config.modules.includes('characters') ? 1 : 0,
    oases / 8,
    Math.max(0, ...facts.oasisGroups) / 6,
    single,
    facts.carried / 15,
    uncarried,
    room,
    facts.palaces.length / 4,
    facts.palaces.reduce((a, b) => a + b, 0) / 15,
    facts.palaces.filter((value) => value === 0).length / 2,
    facts.jars / 6,
    facts.idleJars / 4,
    facts.mosaics.points / 15,
    facts.mosaics.loose / 3,
    player.rubies / 6,
    Math.max(-1.5, Math.min(1.5, (player.rubies - rival) / 4)),
    player.objectives.length / 2,
    player.completed.length / 3,
    player.recruited.length / 3,
    facts.holes / 3,
    Math.max(0, ...facts.rowLengths) / 7,
    ahead * single,
    ahead * room,
    ahead * uncarried,
    (ahead * player.objectives.length) / 2,
  ];
}
