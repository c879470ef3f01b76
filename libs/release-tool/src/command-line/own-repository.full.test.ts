/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeTestBuild } from '@storefront/releases/publishing/test-build';
import { releaseKey } from '@storefront/releases/signatures/release-key';

const work = mkdtempSync(join(tmpdir(), 'own repository '));
const remote = join(work, 'lists');
const dataDir = join(work, 'data');
/** The command takes a second, and many on a busy machine. */
const DEADLINE_MS = 120_000;
const command = resolve(__dirname, '../../bin/storefront-release.mjs');

beforeAll(() => {
  mkdirSync(remote);
  writeFileSync(join(remote, 'remote.ts'), '');
  writeFileSync(join(remote, 'package.json'), JSON.stringify({ name: 'mf-lists' }));
  releaseKey(join(dataDir, 'keys/release.pem'));
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Runs the command in the remote's folder. */
function release(words: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const env = { ...process.env, DATA_DIR: '', NODE_OPTIONS: '', ...environment };
  const ended = spawnSync(process.execPath, [command, ...words], { cwd: remote, env, encoding: 'utf8' });
  return { status: ended.status, output: ended.stdout, errors: ended.stderr };
}

test('the usage is printed before a data folder is named', () => {
  for (const words of [[], ['help'], ['promote', '--help']])
    expect(release(words)).toEqual({
      status: 0,
      errors: '',
      output: expect.stringMatching(/NAME is one of mf-lists\n$/),
    });
});

test('the advice of npm run dev names no package, because the repository has one', () => {
  const develop = (...words: string[]) => release(['develop', 'mf-lists', ...words], { DATA_DIR: dataDir }).errors;
  const example = 'as in npm run dev -- --into https://staging.example.\n';
  expect(develop()).toBe(`--into takes the address of a storefront, ${example}`);
  expect(develop('https://staging.example')).toBe(`Write -- before the options, ${example}`);
});

test('the address of the storefront needs http, and may end with a slash', () => {
  const errors = "STOREFRONT_URL is 'localhost:4200', which is not an address such as https://shop.example.\n";
  const view = (address: string) => release(['view'], { DATA_DIR: dataDir, STOREFRONT_URL: address });
  expect(view('localhost:4200')).toEqual({ status: 1, output: '', errors });
  expect(view('https://shop.example/').output).toMatch(/^https:\/\/shop\.example\/__releases\?pass=/);
});

test(
  'a reader that closes the pipe ends the command without a word',
  async () => {
    const env = { ...process.env, DATA_DIR: '', NODE_OPTIONS: '' };
    const child = spawn(process.execPath, [command, 'help'], { cwd: remote, env });
    child.stdout.destroy();
    let errors = '';
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    const code = await new Promise((ended) => child.once('close', ended));
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
  },
  DEADLINE_MS,
);

test('a package.json that cannot be read is refused with one sentence', () => {
  const file = join(remote, 'package.json');
  const before = readFileSync(file);
  writeFileSync(file, '{');
  const reply = release(['help']);
  writeFileSync(file, before);
  expect(reply).toEqual({ status: 1, output: '', errors: `${file} does not name a package.\n` });
});

test('publish names a file that is not committed, and how many more, in one sentence', () => {
  spawnSync('git', ['init', '--quiet'], { cwd: remote });
  const { status, errors } = release(['publish', 'mf-lists', '--no-build'], { DATA_DIR: dataDir });
  rmSync(join(remote, '.git'), { recursive: true });
  expect([status, errors]).toEqual([
    1,
    'There are uncommitted changes (package.json and 1 more), so nothing was published: commit them, or add --uncommitted.\n',
  ]);
});

test('a build of another package than package.json names is refused, and nothing is published', () => {
  const other = join(work, 'other');
  writeTestBuild(other, { name: 'mf-basket', server: '', files: { 'entry.js': '' } });
  renameSync(join(other, 'dist'), join(remote, 'dist'));
  expect(release(['publish', 'mf-lists', '--no-build'], { DATA_DIR: dataDir })).toEqual({
    status: 1,
    output: '',
    errors: `The build in ${remote} is mf-basket, not mf-lists; nothing was published.\n`,
  });
  expect(existsSync(join(dataDir, 'releases'))).toBe(false);
});
