import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { releaseVersion } from './release-version';

const root = mkdtempSync(join(tmpdir(), 'release-version-'));
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const commit = () => git('commit', '--quiet', '--all', '--message', 'Change');

beforeAll(() => {
  git('init', '--quiet');
  git('config', 'user.name', 'Test');
  git('config', 'user.email', 'test@example.test');
  const own = { name: 'shop', version: '1.0.0' };
  write('package.json', JSON.stringify(own));
  write('package-lock.json', JSON.stringify({ ...own, lockfileVersion: 3, requires: true, packages: { '': own } }));
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n## 1.0.0 (2026-11-30)\n\n- The first one.\n');
  git('add', '.');
  commit();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a version is a commit and a tag with the changes that were unreleased, and nothing is released without any', () => {
  const release = () => releaseVersion(root, 'minor', '2026-12-24');
  expect(release).toThrow('CHANGELOG.md has nothing under "## Unreleased"');
  write('CHANGELOG.md', '# Changelog\n\n## Unreleased\n\n- Lists.\n\n## 1.0.0 (2026-11-30)\n\n- The first one.\n');
  expect(release).toThrow('Commit or stash what is changed first');
  commit();
  expect(release()).toBe('1.1.0');
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.1.0 (2026-12-24)\n\n- Lists.\n\n## 1.0.0 (2026-11-30)\n\n- The first one.\n',
  );
  for (const file of ['package.json', 'package-lock.json'])
    expect(JSON.parse(readFileSync(join(root, file), 'utf8'))).toMatchObject({ version: '1.1.0' });
  expect([git('log', '-1', '--format=%s'), git('describe'), git('status', '--porcelain')]).toEqual([
    'Release 1.1.0',
    'v1.1.0',
    '',
  ]);
});
