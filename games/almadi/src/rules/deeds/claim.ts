import type { Seat } from '@majlis/kernel';
import { refuse } from '../../refusals.ts';
import { deed } from '../deed.ts';
import { completeObjectives, without } from '../gains.ts';
import { keepsObjectives } from '../powers.ts';

/** ALM-MOON-1, ALM-19 */
export const claim = deed<'claim'>({
  type: 'claim',
  during: ['performEffects'],
  list(s, _content, seat, out) {
    if (s.turn.waiting.moon === 0) return;
    for (const objective of s.objectives) out.push({ type: 'claim', objective });
    s.players.forEach((player, owner) => {
      if (owner === seat || keepsObjectives(player)) return;
      for (const objective of player.objectives) out.push({ type: 'claim', objective });
    });
  },
  check(s, _content, seat, { objective }) {
    if (s.turn.waiting.moon === 0) return refuse('effect-not-waiting', { effect: 'moon' });
    if (s.objectives.includes(objective)) return null;
    const completed = s.players.findIndex((player) => player.completed.includes(objective));
    if (completed >= 0) return refuse('objective-completed', { objective, seat: completed });
    const owner = s.players.findIndex((player) => player.objectives.includes(objective));
    if (owner < 0 || owner === seat) return refuse('objective-not-available', { objective });
    return keepsObjectives(s.players[owner]!) ? refuse('objective-protected', { objective, seat: owner }) : null;
  },
  act(x, content, seat, { objective }) {
    const owner = x.s.players.findIndex((player) => player.objectives.includes(objective));
    const from: Seat | null = owner < 0 ? null : owner;
    const holder = from === null ? x.s : x.s.players[from]!;
    const taker = x.s.players[seat]!;
    holder.objectives = without(holder.objectives, objective);
    taker.objectives = [...taker.objectives, objective];
    x.s.turn.waiting.moon--;
    x.emit({ type: 'objectiveTaken', seat, objective, from });
    completeObjectives(x, content, seat);
    return 'again';
  },
});
