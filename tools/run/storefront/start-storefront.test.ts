import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(__dirname, '../../..');

test('npm start is a demonstration, and refuses to be anything else', async () => {
  const { NODE_OPTIONS: _ours, ...env } = process.env;
  const words = ['--import', 'tsx', join(root, 'tools/start-storefront.ts')];
  const refused = await run(process.execPath, words, {
    cwd: root,
    env: { ...env, STOREFRONT_MODE: 'production' },
  }).then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  );
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('STOREFRONT_MODE is production')]);
}, 60_000);
