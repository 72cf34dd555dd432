import type { Deed } from '../rules/deed.ts';
import { ali } from './ali.ts';
import { hussain } from './hussain.ts';
import type { CharacterId } from './ids.ts';
import { zaynab } from './zaynab.ts';
import { zumurrud } from './zumurrud.ts';

/** What characters let their owner do. Apart from the hooks, because deeds stand on the rules and rules on the hooks. */
export const characterDeeds: { readonly [C in CharacterId]?: readonly Deed[] } = { ali, hussain, zaynab, zumurrud };
