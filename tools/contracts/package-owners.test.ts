/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageOwners, teamOf } from './package-owners';

const codeowners = `# Reviewers by path.
*              @store/platform

/mf-gifts/     @store/gifts @store/platform
/libs/ui/      @store/design
/libs/ui/old/  @store/archive
`;

test.each([
  ['mf-gifts', '@store/gifts'],
  ['libs/ui', '@store/design'],
  ['libs/ui-kit', '@store/platform'],
  ['shell', '@store/platform'],
])('the team of %s is %s', (name, team) => expect(teamOf(codeowners, name)).toBe(team));

test('a package without an owner is an error', () => {
  expect(() => teamOf('/mf-gifts/ @store/gifts', 'shell')).toThrow('CODEOWNERS has no owner of shell');
});

describe('the table of packages', () => {
  let root = '';
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'package-owners-'));
    write('CODEOWNERS', codeowners);
    for (const name of ['shell', 'mf-gifts', 'services/api'])
      write(`${name}/package.json`, JSON.stringify({ description: `What ${name} does` }));
    for (const name of ['libs/ui', 'libs/bus']) write(`${name}/package.json`, '{}');
    write('libs/notes.md', '');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test('has a row for each product package, and one for the other packages of each team', () => {
    expect(packageOwners(root, ['mf-gifts'])).toBe(
      `| Package | What it provides | Team |
| --- | --- | --- |
| [shell](shell) | What shell does | @store/platform |
| [mf-gifts](mf-gifts) | What mf-gifts does | @store/gifts |
| [services/api](services/api) | What services/api does | @store/platform |
| [libs/ui](libs/ui) | Shared libraries, tests and tools | @store/design |
| [libs/bus](libs/bus), [e2e](e2e), [tools](tools), [tools/pictures](tools/pictures) | Shared libraries, tests and tools | @store/platform |`,
    );
  });

  test('needs a description of each product package', () => {
    write('mf-gifts/package.json', '{}');
    expect(() => packageOwners(root, ['mf-gifts'])).toThrow('mf-gifts/package.json has no description');
  });
});
