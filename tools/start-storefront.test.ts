import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(__dirname, '..');

/** Runs a command that is refused. @returns its exit code and what it said */
async function refused(script: string, words: readonly string[], settings: Readonly<Record<string, string>> = {}) {
  const { NODE_OPTIONS: _ours, ...env } = process.env;
  const { code, stderr } = await run(process.execPath, ['--import', 'tsx', join(root, script), ...words], {
    cwd: root,
    env: { ...env, ...settings },
    timeout: 30_000,
  }).then(
    () => ({ code: 0, stderr: '' }),
    (error: { code: number; stderr: string }) => error,
  );
  return [code, stderr];
}

test('npm start is a demonstration, and refuses to be anything else', async () => {
  expect(await refused('tools/start-storefront.ts', [], { STOREFRONT_MODE: 'production' })).toEqual([
    1,
    expect.stringContaining('STOREFRONT_MODE is production'),
  ]);
}, 60_000);

test.each([
  [
    'tools/start-storefront.ts',
    '--port 4300',
    "Unknown option '--port': its settings are environment variables, see docs/operating.md.",
  ],
  ['tools/soak.ts', '--hours 1', "Unknown option '--hours': usage: npm run soak [-- --minutes 10]."],
  ['tools/soak.ts', '--minutes -1', '--minutes takes a number above 0.'],
])(
  '%s %s is one sentence',
  async (script, line, sentence) => {
    expect(await refused(script, line.split(' '))).toEqual([1, `${sentence}\n`]);
  },
  60_000,
);
