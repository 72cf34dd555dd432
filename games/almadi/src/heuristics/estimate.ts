import type { Seat } from '@majlis/kernel';
import { characters } from '../characters/index.ts';
import type { Content } from '../content/compile.ts';
import { LARGEST_OASIS_GROUP, POINTS_PER_OASIS, TURNS_EACH } from '../facts.ts';
import { powersOf } from '../rules/powers.ts';
import { type Facts, factsOf } from '../scoring/facts.ts';
import type { State } from '../state.ts';
import { GENIE, MARTELINE, MOON, RUBY, STALL } from '../words.ts';
import { powerWorth } from './characters.ts';
import { constants } from './constants.ts';
import { heldWorth } from './objectives.ts';
import { rubyPointsExpected } from './rubies.ts';
import { loneOasis, sightOf, unmatched } from './sight.ts';
import { turnsLeft } from './time.ts';

export function estimate(s: State, content: Content): number[] {
  const facts: Facts[] = [];
  const groups: number[] = [];
  for (let seat = 0; seat < s.players.length; seat++) {
    facts.push(factsOf(content, s.players[seat]!));
    groups.push(mostOf(facts[seat]!.oasisGroups));
  }
  const worths: number[] = [];
  for (let seat = 0; seat < s.players.length; seat++) {
    const left = turnsLeft(s.players[seat]!);
    worths.push(
      realmWorth(facts[seat]!, left / TURNS_EACH) +
        largestGroupChance(groups, seat, left) * LARGEST_OASIS_GROUP +
        holdings(s, content, seat) +
        waitingWorth(s, content, seat) +
        constants.now.turn * left,
    );
  }
  return worths;
}

function mostOf(sizes: readonly number[]): number {
  let most = 0;
  for (let i = 0; i < sizes.length; i++) if (sizes[i]! > most) most = sizes[i]!;
  return most;
}

function realmWorth(facts: Facts, ahead: number): number {
  const by = constants.now;
  const lone = loneOasis(ahead);
  let worth = 0;
  for (const size of facts.oasisGroups) worth += size > 1 ? POINTS_PER_OASIS * size : lone;
  const spare = facts.capacity - facts.carried;
  worth += facts.carried + unmatched(ahead) * (Math.min(facts.uncarried, 10) + by.spareCapacity * Math.min(spare, 10));
  for (const value of facts.palaces) worth += value + (value === 0 ? by.emptyPalace * ahead : 0);
  worth += facts.jars + facts.mosaics.points + by.looseMosaic * ahead * facts.mosaics.loose;
  if (facts.player.recruited.length > 0) {
    for (const id of powersOf(facts.player)) worth += characters[id].hooks?.points?.(facts) ?? 0;
  }
  return worth;
}

function largestGroupChance(groups: readonly number[], seat: Seat, left: number): number {
  const { groupDoubt, groupDoubtAhead } = constants.now;
  const own = groups[seat]!;
  if (own === 0) return 0;
  let chance = 1;
  for (let other = 0; other < groups.length; other++) {
    if (other === seat) continue;
    chance *= 1 / (1 + Math.exp((groups[other]! - own - 0.5) / (groupDoubt + groupDoubtAhead * left)));
  }
  return chance;
}

/** Objectives, rubies and powers still at work. */
function holdings(s: State, content: Content, seat: Seat): number {
  const player = s.players[seat]!;
  const left = turnsLeft(player);
  let worth = rubyPointsExpected(s, seat, player.rubies, left / TURNS_EACH);
  for (const objective of player.completed) worth += content.objective(objective).points;
  for (const objective of player.objectives) worth += heldWorth(content, player, objective);
  if (player.recruited.length === 0) return worth;
  for (const id of powersOf(player)) {
    if (characters[id].hooks?.points === undefined && left > 0) worth += powerWorth(content, player, id);
  }
  return worth;
}

/** Effects that are activated and not yet performed. */
function waitingWorth(s: State, content: Content, seat: Seat): number {
  const { waiting } = s.turn;
  if (s.turn.seat !== seat) return 0;
  if (waiting.genie + waiting.marteline + waiting.stall + waiting.moon + waiting.ruby === 0) return 0;
  const { gift } = sightOf(s, content, seat);
  return (
    waiting.genie * gift[GENIE]! +
    waiting.marteline * gift[MARTELINE]! +
    waiting.stall * gift[STALL]! +
    waiting.moon * gift[MOON]! +
    waiting.ruby * gift[RUBY]!
  );
}
