/** An exception as it crosses threads: its kind, and words for people. */
export interface Thrown {
  readonly name: string;
  readonly message: string;
}

export const thrownOf = (error: unknown): Thrown =>
  error instanceof Error ? { name: error.name, message: error.message } : { name: 'Error', message: String(error) };
