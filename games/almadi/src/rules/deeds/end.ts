import { deed } from '../deed.ts';

/** ALM-24 */
export const end = deed<'end'>({
  type: 'end',
  during: ['performEffects'],
  list(_s, _content, _seat, out) {
    out.push({ type: 'end' });
  },
  check: () => null,
  act: () => 'done',
});
