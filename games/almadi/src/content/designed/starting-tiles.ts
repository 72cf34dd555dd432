import type { Pack } from '../pack.ts';

/** Designed for this project: rows 1 to 4; only the right side carries a symbol. */
export const startingTiles: Pack['startingTiles'] = [
  [
    { type: 'oasis', sides: '.J..' },
    { type: 'caravan', sides: '.>..' },
    { type: 'market', sides: '.R..', goods: { spice: 1, leather: 1, carpet: 1, pottery: 1 } },
    { type: 'palace', sides: '.>..' },
  ],
  [
    { type: 'caravan', sides: '.>..' },
    { type: 'market', sides: '.J..', goods: { spice: 1, leather: 1, carpet: 1, pottery: 1 } },
    { type: 'palace', sides: '.>..' },
    { type: 'oasis', sides: '.R..' },
  ],
  [
    { type: 'market', sides: '.R..', goods: { spice: 1, leather: 1, carpet: 1, pottery: 1 } },
    { type: 'palace', sides: '.>..' },
    { type: 'oasis', sides: '.J..' },
    { type: 'caravan', sides: '.>..' },
  ],
  [
    { type: 'palace', sides: '.>..' },
    { type: 'oasis', sides: '.R..' },
    { type: 'caravan', sides: '.>..' },
    { type: 'market', sides: '.J..', goods: { spice: 1, leather: 1, carpet: 1, pottery: 1 } },
  ],
  [
    { type: 'oasis', sides: '.R..' },
    { type: 'market', sides: '.>..', goods: { spice: 1, leather: 1, carpet: 1, pottery: 1 } },
    { type: 'caravan', sides: '.>..' },
    { type: 'palace', sides: '.J..' },
  ],
];
