/** With the statement of the module's rulebook that each of them breaks. */
export const CITY_GATES_REFUSALS = { 'gate-none-open': 'ALH-GATE-2' } as const;
