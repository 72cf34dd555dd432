/** The database is at fault: away, full, cut off, or refusing. What was asked of it may or may not have been done. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  /** The database's own name for what went wrong, if it has one. */
  readonly code: string | null;

  constructor(doing: string, cause: unknown) {
    const { message, code } = (typeof cause === 'object' && cause !== null ? cause : {}) as {
      message?: unknown;
      code?: unknown;
    };
    const named = typeof code === 'string' ? code : null;
    const words = typeof message === 'string' && message !== '' ? message : (named ?? String(cause));
    super(`${doing}: ${words}`, { cause });
    this.code = named;
  }
}
