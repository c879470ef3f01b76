import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(__dirname, '../..');
let tree: string;
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'limits-'));
  mkdirSync(join(tree, 'shell/src'), { recursive: true });
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

/** The check's result for a tree that contains only these lines. */
async function checked(lines: readonly string[]): Promise<string> {
  writeFileSync(join(tree, 'shell/src/some.ts'), lines.join('\n'));
  const { NODE_OPTIONS: _ours, ...env } = process.env;
  const words = ['--import', 'tsx', join(root, 'tools/check-limits.ts'), tree];
  return run(process.execPath, words, { cwd: root, env }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );
}

test('[9.09] lint rejects every unnamed limit', async () => {
  const bare = [
    "const schema = { type: 'string', maxLength: 40 };",
    'const Text = Type.Array(Line, { maxItems: 500 });',
    'const term = String(query.q).slice(0, 100);',
    'page: Type.Integer({ minimum: 1, maximum: 1000 }),',
    'const page = Math.min(1000, asked);',
    'await scope.register(form, { bodyLimit: 16_384 });',
    'const name = string().trim().max(80);',
    'const signal = AbortSignal.timeout(3000);',
    "reply.header('cache-control', 'public, max-age=86400');",
    'setInterval(() => look(), 1000);',
  ];
  const output = await checked(bare);
  for (const [at, line] of bare.entries())
    expect(output).toContain(`shell/src/some.ts:${at + 1}: a limit without a name: ${line}`);
});

test('lint rejects a second definition of a day, an hour, a minute or a second', async () => {
  const line = 'const DAY_MS = 86_400_000;';
  expect(await checked([line])).toContain(`shell/src/some.ts:1: import it from @storefront/api/durations: ${line}`);
});

test('lint accepts named limits, sums and fixed formats', async () => {
  const fine = [
    '/** Longer ones do not fit labels. */',
    'const NAME_MAX_LENGTH = 80;',
    'const schema = { maxLength: NAME_MAX_LENGTH };',
    'const share = Math.max(10, width);',
    'const day = instant.toISOString().slice(0, 10);',
  ];
  expect(await checked(fine)).toContain('Every limit has a name and a reason');
});

test('[9.09] lint rejects every constant with a number and no reason', async () => {
  const bare = [
    'const MAX_TRIES = 5;',
    '',
    'export const SHARE: number = 0.5;',
    '',
    'const VALID_MS = 15 * MINUTE_MS;',
    '',
    'const KEPT_MS = DAY_MS;',
    '',
    'const MAX_CALLS_PER_MINUTE = 60;',
  ];
  const output = await checked(bare);
  for (const [at, line] of bare.entries())
    if (line) expect(output).toContain(`shell/src/some.ts:${at + 1}: a number without a reason above it: ${line}`);
});

test('lint accepts a reason above a group and on a line, and conversions', async () => {
  const fine = [
    '// Between these two the shopper is warned.',
    'const FIRST_MS = 5_000;',
    'const LAST_MS = 60_000;',
    '',
    'const KB = 1_000; // as browsers count',
    '',
    'const PENCE_PER_POUND = 100;',
  ];
  expect(await checked(fine)).toContain('Every limit has a name and a reason');
});

test('lint rejects a folder of more than 25 files', async () => {
  const folder = join(tree, 'tools/many');
  mkdirSync(folder, { recursive: true });
  for (let file = 0; file < 25; file += 1) writeFileSync(join(folder, `${file}.ts`), '');
  expect(await checked([])).toContain('Every limit has a name');
  writeFileSync(join(folder, 'one-more.test.ts'), '');
  expect(await checked([])).toContain('tools/many: 26 files, and a folder holds 25 at most');
});
