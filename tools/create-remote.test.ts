/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRemote } from './create-remote/write-remote';

const root = join(import.meta.dirname, '..');
const work = mkdtempSync(join(tmpdir(), 'create remote '));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const write = (name: string, target = join(work, name)) =>
  writeRemote(root, { name, target, registry: 'https://npm.example.com/' });

test.each([
  ['mf-lists', 'lists', 'ListsPage', 'Lists'],
  ['mf-a', 'a', 'APage', 'A'],
  ['mf-page', 'page', 'PagePage', 'Page'],
  ['mf-lists-2', 'lists-2', 'Lists2Page', 'Lists 2'],
  ['mf-example', 'example', 'ExamplePage', 'Example'],
  ['mf-example-lists', 'example-lists', 'ExampleListsPage', 'Example Lists'],
  ['mf-my-example', 'my-example', 'MyExamplePage', 'My Example'],
])('%s has its own names everywhere', (name, short, page, title) => {
  write(name);
  const text = (file: string) => readFileSync(join(work, name, file), 'utf8');
  expect(text('remote.ts')).toContain(`name: '${name}',`);
  expect(text('remote.ts')).toContain(`path: '/${short}',`);
  expect(text('remote.ts')).toContain(`expose: './${page}',`);
  expect(text('remote.ts')).toContain(`label: '${title}'`);
  expect(text(`src/${short}.contract.ts`)).toContain(`'${name}': { prefix: '${short}'; state: never };`);
  expect(text(`src/exposes/${page}.tsx`)).toContain(`action={actionPath('${short}', 'find')}`);
  expect(text(`src/exposes/${page}.tsx`)).toContain(`>${title}</PageTitle>`);
  expect(text('README.md')).toContain(`npm run release -- publish ${name} `);
  expect(readdirSync(join(work, name, 'e2e'))).toEqual([`${short}.spec.ts`]);
  expect(JSON.parse(text('package.json'))).toMatchObject({ name });
});

test.each(['lists', '../mf-lists', 'mf-', 'mf-1x', 'mf-Lists', 'mf-a--b', 'mf-a-', `mf-${'a'.repeat(38)}`])(
  '%s is no name',
  (name) =>
    expect(() => write(name)).toThrow(
      `'${name}' cannot name a remote: use mf-, a letter, and up to 36 more letters a to z, digits and single hyphens.`,
    ),
);

test.each(['shell', 'tv', 'faqs', 'store-all'])('%s is a name of the storefront itself', (short) => {
  expect(() => write(`mf-${short}`)).toThrow(
    `The storefront uses the name '${short}' already: choose another for the remote.`,
  );
  expect(existsSync(join(work, `mf-${short}`))).toBe(false);
});

test.each(['', 'lists', 'tools/..lists'])('a folder in this repository is refused: %s', (folder) => {
  const target = join(root, folder);
  expect(() => write('mf-gifts', target)).toThrow(`${target} is inside this repository: name a folder outside it.`);
});
