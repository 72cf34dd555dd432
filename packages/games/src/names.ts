import { named as alhambra } from '@majlis/alhambra/names';

/** What a seat sees, or an event, with names where the engine has numbers. */
type Named = (data: unknown) => unknown;

const known: Readonly<Record<string, Named>> = { alhambra };

/** A game that has no names of its own is shown as it is. */
export const namesOf = (id: string): Named => (Object.hasOwn(known, id) ? known[id]! : (data) => data);
