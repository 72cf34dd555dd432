import type { ActionOf } from '../../actions.ts';
import { deed } from '../deed.ts';

const END: ActionOf<'end'> = { type: 'end' };

/** ALM-24 */
export const end = deed<'end'>({
  type: 'end',
  during: ['performEffects'],
  list(_s, _content, _seat, out) {
    out.push(END);
  },
  check: () => null,
  act: () => 'done',
});
