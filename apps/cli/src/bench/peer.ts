import { Failure, messageOf } from '../errors.ts';

/** A library to be measured beside ours, or a clear word that it is not there. */
export function loadPeer<T>(name: string, load: () => T): T {
  try {
    return load();
  } catch (error) {
    const [why] = messageOf(error).split('\n');
    throw new Failure(`"${name}", which the games are compared with, is not installed; npm ci installs it (${why})`);
  }
}
