export const EXIT = { ok: 0, failure: 1, usage: 2, interrupted: 130 } as const;

/** The command was understood and could not be carried out. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

/** The command was called wrongly. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

export function stopIfInterrupted(signal: AbortSignal): void {
  if (signal.aborted) throw new Interrupted('interrupted');
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
