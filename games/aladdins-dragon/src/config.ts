import { type Checked, type OptionEntry, read } from '@majlis/kernel';

export const VERSIONS = ['basic', 'magic'] as const;
export type Version = (typeof VERSIONS)[number];

export interface Config {
  readonly version: Version;
  /** The game ends after this round (ADR-37); null: only when the last artifact is bought. */
  readonly maxRounds: number | null;
}

export const options: readonly OptionEntry[] = [
  { id: 'version', choices: VERSIONS, standard: 'basic' },
  { id: 'maxRounds', choices: [null, 5, 10, 20, 50, 100], standard: null },
];

const isConfig = read.record({ version: read.literal(...VERSIONS), maxRounds: read.nullable(read.int(1, 1000)) });

export function checkConfig(wish: unknown): Checked<Config> {
  const asked = typeof wish === 'object' && wish !== null && !Array.isArray(wish) ? wish : {};
  const config = { version: 'basic', maxRounds: null, ...asked };
  return isConfig(config)
    ? { ok: true, value: config }
    : { ok: false, refusal: { code: 'bad-config', params: { version: VERSIONS, maxRounds: [1, 1000] } } };
}
