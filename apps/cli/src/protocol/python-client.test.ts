import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BIN } from '../../test/run.ts';

const CLIENT = fileURLToPath(new URL('../../../../clients/python', import.meta.url));
const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status === 0;
const env = { ...process.env, MAJLIS_ENGINE: `'${process.execPath}' '${BIN}' stdio`, PYTHONPATH: 'src' };

test.runIf(hasPython)('the Python client passes its own tests', () => {
  const { status, stderr } = spawnSync('python3', ['-m', 'unittest', 'discover', 'tests'], {
    cwd: CLIENT,
    env,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/Ran \d+ tests/);
  expect({ status, stderr }).toMatchObject({ status: 0 });
});
