import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Checkpoint } from '@majlis/bots';
import type { Weights } from '@majlis/kernel';
import { Failure } from '../errors.ts';

/** Written beside and moved into place: whoever is interrupted never leaves half a file. */
export async function replaceFile(path: string, text: string): Promise<void> {
  try {
    await writeFile(`${path}.new`, text);
    await rename(`${path}.new`, path);
  } catch (error) {
    throw new Failure(`cannot write ${path}: ${(error as Error).message}`);
  }
}

export const writeCheckpoint = (path: string, checkpoint: Checkpoint): Promise<void> =>
  replaceFile(path, JSON.stringify(checkpoint));

/** Null when there is none yet. */
export async function readCheckpoint<C = Checkpoint>(path: string): Promise<C | null> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Failure(`cannot read ${path}: ${(error as Error).message}`);
  }
  try {
    return JSON.parse(text) as C;
  } catch {
    throw new Failure(`${path} is not a checkpoint`);
  }
}

export const writeWeights = (path: string, weights: Weights): Promise<void> => replaceFile(path, weightsText(weights));

const WIDTH = 120;

/** As the repository formats JSON: names one a line, numbers as many as fit. */
export function weightsText({ weights, features, ...head }: Weights): string {
  const lines = [''];
  for (const number of weights.map((weight) => JSON.stringify(weight))) {
    const last = lines.at(-1)!;
    const longer = last === '' ? `    ${number}` : `${last}, ${number}`;
    if (longer.length + 1 <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(`    ${number}`);
  }
  return [
    '{',
    ...Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`),
    '  "features": [',
    features.map((name) => `    ${JSON.stringify(name)}`).join(',\n'),
    '  ],',
    '  "weights": [',
    lines.join(',\n'),
    '  ]',
    '}',
    '',
  ].join('\n');
}
