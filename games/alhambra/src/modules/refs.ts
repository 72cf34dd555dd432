import { paymentCodec } from '../action-text.ts';

/**
 * Names and numbers of means of payment that are not money cards. They stand here, not in the modules, because
 * every module that lets somebody pay must be able to read them.
 */
export const COIN_REFS = [200, 201, 202, 203] as const;
export const KARIM_REF = 300;

export const payment = paymentCodec({
  'coin-b': COIN_REFS[0],
  'coin-g': COIN_REFS[1],
  'coin-o': COIN_REFS[2],
  'coin-y': COIN_REFS[3],
  karim: KARIM_REF,
});
