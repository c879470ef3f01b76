/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { libraryPackages } from './library-packages';

const root = mkdtempSync(join(tmpdir(), 'libraries-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Writes the package file of a library. @param needed the names of the libraries that it needs */
function writeLibrary(name: string, ...needed: readonly string[]): void {
  const dependencies = Object.fromEntries(needed.map((one) => [`@storefront/${one}`, '^0.1.0']));
  mkdirSync(join(root, 'libs', name), { recursive: true });
  const file = { name: `@storefront/${name}`, version: '0.1.0', dependencies };
  writeFileSync(join(root, 'libs', name, 'package.json'), JSON.stringify(file));
}

test('a library comes after those that it needs, and none is left out of the error when two need each other', () => {
  writeLibrary('basket', 'money');
  writeLibrary('money');
  expect(libraryPackages(root).map(({ name }) => name)).toEqual(['@storefront/money', '@storefront/basket']);
  writeLibrary('money', 'basket');
  expect(() => libraryPackages(root)).toThrow(
    'These libraries need each other, or one that libs does not have: @storefront/basket, @storefront/money.',
  );
});
