/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { moduleRequests } from '../boundaries/module-requests';
import { packageSources } from '../contract/package-sources';
import { providedContents } from './provided-contents';

const repository = resolve(__dirname, '../../../..');
const work = mkdtempSync(join(tmpdir(), 'provided-contents-'));
afterAll(() => rmSync(work, { recursive: true, force: true }));

const libraries = ['ui', 'bus', 'remote-kit'];
let count = 0;

/** A repository of another team, which installed the libraries as npm packs them. */
function install(): string {
  count += 1;
  const root = join(work, String(count));
  for (const name of libraries)
    for (const part of ['package.json', 'src'])
      cpSync(join(repository, 'libs', name, part), join(root, 'node_modules/@storefront', name, part), {
        recursive: true,
        filter: (path) => !/\.test\.tsx?$/.test(path),
      });
  return root;
}

/** What changes when a file of a library is changed. */
function changedBy(file: string, change: (text: string) => string): string[] {
  const root = install();
  const path = join(root, 'node_modules/@storefront', file);
  const before = providedContents(root);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, change(readFileSync(path, 'utf8')));
  const after = providedContents(root);
  return Object.keys(before).filter((name) => before[name] !== after[name]);
}

test('an installed library has the contents that it has in this repository', () => {
  const contents = providedContents(join(repository, 'mf-basket'));
  expect(Object.keys(contents).sort()).toEqual(['@storefront/bus', '@storefront/remote-kit', '@storefront/ui']);
  expect(providedContents(install())).toEqual(contents);
  expect(Object.values(contents).every((one) => /^[0-9a-f]{8}:[0-9a-f]{64}$/.test(one))).toBe(true);
  expect(providedContents(join(work, 'empty'))).toEqual({});
});

const add = (text: string) => `${text}\n/* changed */\n`;

test.each([
  ['ui/src/styles/field.css', ['@storefront/ui']],
  ['ui/src/themes/retail.ts', ['@storefront/ui']],
  ['ui/src/fonts/figtree-latin.woff2', ['@storefront/ui']],
  ['bus/src/bus.ts', ['@storefront/bus']],
  ['remote-kit/src/page-context.tsx', ['@storefront/remote-kit']],
  // Imported by boundary.tsx.
  ['remote-kit/src/part-failure.tsx', ['@storefront/remote-kit']],
  // Each remote brings its own.
  ['ui/src/text-field.tsx', []],
  ['ui/src/combobox.css', []],
  // Only its types are imported.
  ['bus/src/state.types.ts', []],
  ['remote-kit/src/rspack-config.ts', []],
])('a change of %s changes what the shell provides of %j', (file, changed) => {
  expect(changedBy(file, add)).toEqual(changed);
});

test('other line endings change nothing, and neither does a new version', () => {
  expect(changedBy('ui/src/styles/field.css', (text) => text.replaceAll('\n', '\r\n'))).toEqual([]);
  expect(changedBy('bus/src/bus.ts', (text) => text.replaceAll('\n', '\r\n'))).toEqual([]);
  expect(changedBy('ui/package.json', (text) => text.replace(/"version": "[^"]+"/, '"version": "9.9.9"'))).toEqual([]);
});

test('the shell takes no other style sheet, token or font of the design system', () => {
  const ofUi = (file: string) =>
    moduleRequests(file, { types: false }).filter((one) => one.startsWith('@storefront/ui/'));
  const shell = join(repository, 'shell');
  const sheets = packageSources(shell)
    .flatMap(ofUi)
    .filter((request) => /\.css$|\/(fonts|styles)\//.test(request));
  expect([...new Set(sheets)]).toEqual(['@storefront/ui/styles/base.css']);
  expect(ofUi(join(shell, 'write-themes.ts')).sort()).toEqual([
    '@storefront/ui/themes/desk',
    '@storefront/ui/themes/grocery',
    '@storefront/ui/themes/retail',
    '@storefront/ui/themes/theme-css',
  ]);
});
