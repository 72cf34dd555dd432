import { ARTIFACTS } from '../../content/artifacts.ts';
import { takeBought } from '../../frames/room.ts';
import { refuse, wrongAction } from '../../refusals.ts';
import { drawFromStack, searchStack } from '../../rules/stacks.ts';
import type { SpellDef } from '../play.ts';
import { askOf, chooseFrom } from '../questions.ts';

/** ADR-ABRACADABRA-1: the buyer searches the stack and takes any of it, or the open one. */
export const abracadabra: SpellDef = {
  id: 'abracadabra',
  targets: [],
  isTime: (s, seat, at) => at === 'purchase' && s.sale?.seat === seat && !s.sale.taken,
  resolve(x, seat) {
    const { room } = x.s.sale!;
    if (x.s.rooms[room]!.stack.length === 0) return false;
    searchStack(x, seat, room);
    askOf(x, abracadabra, seat, []);
    return true;
  },
  question: {
    order: (_s, f) => [f.caster],
    prompt: (s) => ({ kind: 'abracadabra', params: { room: s.sale!.room } }),
    legal: (s) => chooseFrom([...s.rooms[s.sale!.room]!.stack, s.rooms[s.sale!.room]!.open!]),
    check(s, _f, _seat, action) {
      if (action.type !== 'choose') return wrongAction('choose');
      const { open, stack } = s.rooms[s.sale!.room]!;
      const artifact = ARTIFACTS.indexOf(action.artifact);
      return artifact === open || stack.includes(artifact)
        ? null
        : refuse('not-in-stack', { artifact: action.artifact });
    },
    answer(x, _f, _seat, action) {
      if (action.type !== 'choose') return;
      x.reveal();
      const room = x.s.rooms[x.s.sale!.room]!;
      const artifact = ARTIFACTS.indexOf(action.artifact);
      if (artifact === room.open) room.open = null;
      else drawFromStack(x.s, x.s.sale!.room, artifact);
      takeBought(x, artifact);
    },
  },
};
