import type { ModuleBots } from '../../module-parts.ts';
import type { DirkAction } from './state.ts';

export const dirkBots: ModuleBots<DirkAction> = { worth: { 'dirk.give': () => -1 } };
