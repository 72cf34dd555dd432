import { eclipse } from './eclipse.ts';

/** ADR-SOLAR-1: even tokens go back. */
export const solarEclipse = eclipse('solarEclipse', 0);
