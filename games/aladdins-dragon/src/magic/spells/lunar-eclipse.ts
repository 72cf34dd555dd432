import { eclipse } from './eclipse.ts';

/** ADR-LUNAR-1: odd tokens and Carpets go back. */
export const lunarEclipse = eclipse('lunarEclipse', 1);
