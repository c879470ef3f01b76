import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { readReleaseRecord } from '@storefront/releases/publishing/release-record';
import { releaseKey } from '@storefront/releases/signatures/release-key';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { test } from '@storefront/testing/storefront-test';
import { copyWorkingTree } from '../../tools/run/working-trees/working-tree';
import { type EndedCommand, runToEnd } from '../support/ended-command';
import { isExternalStorefront } from '../support/hosts';

test.skip(isExternalStorefront, 'It publishes into a folder of its own.');
test.describe.configure({ mode: 'serial' });

const root = resolve(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'publish-with-build-'));
let tree = '';

test.beforeAll(async () => {
  tree = copyWorkingTree(root, []);
  // It leads to this repository's data, in which the command keeps its script.
  rmSync(join(tree, '.data'), { force: true });
  await git('init', '--quiet');
  await commit('Begin');
});
test.afterAll(() => {
  for (const folder of [tree, dataDir]) rmSync(folder, { recursive: true, force: true });
});

async function git(...words: string[]): Promise<string> {
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', '-c', 'commit.gpgsign=false'];
  const { code, output, errors } = await runToEnd(tree, ['git', ...author, ...words], process.env);
  expect(code, errors).toBe(0);
  return output.trim();
}

/** @returns the commit of everything in the tree */
async function commit(message: string): Promise<string> {
  await git('add', '.');
  await git('commit', '--quiet', '--message', message);
  return git('rev-parse', 'HEAD');
}

/** Runs `npm run release -- publish mf-basket` in the tree, with its build. */
function publish(): Promise<EndedCommand> {
  // No process of nx may outlive the test, nor take this repository for its own.
  const inherited = Object.entries(process.env).filter(([name]) => !/^(NX_|NODE_ENV$)/.test(name));
  return runToEnd(tree, ['npm', 'run', '--silent', 'release', '--', 'publish', 'mf-basket'], {
    ...Object.fromEntries(inherited),
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    DATA_DIR: dataDir,
    STOREFRONT_URL: 'http://127.0.0.1:1',
  });
}

/** @returns the version that was published, and the commit that its record names */
async function published(): Promise<{ version: string; commit: string | undefined }> {
  const { code, output, errors } = await publish();
  expect(code, output + errors).toBe(0);
  const [, version = ''] = /^Published mf-basket (\S+)$/m.exec(output) ?? [];
  const key = releaseKey(join(dataDir, 'keys/release.pem'));
  const record = readReleaseRecord(new ReleaseStore(join(dataDir, 'releases')), key, 'mf-basket', version);
  return { version, commit: record.commit };
}

function editDates(change: (text: string) => string): void {
  const file = join(tree, 'libs/dates/src/plain.ts');
  const before = readFileSync(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(file, after);
}

test('a committed change of a library that mf-basket compiles in is another version of mf-basket', async () => {
  const first = await published();
  expect(first.commit).toBe(await git('rev-parse', 'HEAD'));
  editDates((text) => text.replace("return 'Tomorrow'", "return 'The day after today'"));
  const changed = await commit('Say when');
  const second = await published();
  expect(second.commit).toBe(changed);
  expect(second.version).not.toBe(first.version);
});

test('an uncommitted change is refused with one sentence, and nothing is published', async () => {
  editDates((text) => `${text}\n// Not committed.\n`);
  const files = () => readdirSync(dataDir, { recursive: true }).sort();
  const before = files();
  expect(await publish()).toEqual({
    code: 1,
    output: '',
    errors:
      'There are uncommitted changes (libs/dates/src/plain.ts), so nothing was published: commit them, or add --uncommitted.\n',
  });
  expect(files()).toEqual(before);
});
