/** Every kind of question this game asks; what comes with it is in `params`. */
export const PROMPT_KINDS = [
  'take', // { amount, why }
  'place',
  'plays', // { at, space, declared: how many plays are }
  'counter', // { caster, spell }
  'tent', // { spells, second }
  'market',
  'caravanserai',
  'bribe', // { amount }
  'buy', // { room, values }
  'abracadabra', // { room }
  'cityTax', // { amount, space }
  'donation', // { amount }
  'mirage', // { room }
  'sacrifice', // { amount }
  'sultansTax', // { amount }
  'teleport', // { amount }
  'trade',
] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];
