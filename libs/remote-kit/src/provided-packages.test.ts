/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { additionalVersions, installedVersion, providedPackages, sharedVersions } from './provided-packages';

const root = mkdtempSync(join(tmpdir(), 'provided-'));
const install = (name: string, text: string): void => {
  const file = join(root, 'node_modules', name, 'package.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
};
// A package that keeps its package.json to itself, and one of our libraries.
install('react', '{"version":"19.8.7","exports":{".":"./index.js"}}');
install('@storefront/ui', '{"version":"0.4.2"}');
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('a build records the installed versions of what the shell provides, our libraries included', () => {
  expect(providedPackages(root)).toEqual({ react: '19.8.7', '@storefront/ui': '0.4.2' });
  expect(installedVersion(root, 'formik')).toBeUndefined();
});

test('the shell must have every shared library', () => {
  expect(() => sharedVersions(root)).toThrow(/ is not installed\.$/);
});

test('the shell lists further versions of a shared library that it has under names of their own', () => {
  const libraries = {
    'yup-1': { library: 'yup', load: () => Promise.resolve({}) },
    'yup-3': { library: 'yup', load: () => Promise.resolve({}) },
    'yup-0': { library: 'yup', load: () => Promise.resolve({}), serverOnly: true },
  } as const;
  expect(() => additionalVersions(root, libraries)).toThrow('yup-1 is not installed.');
  install('yup-1', '{"name":"yup","version":"1.7.1"}');
  install('yup-3', '{"name":"yup","version":"3.0.0"}');
  expect(additionalVersions(root, libraries)).toEqual({ yup: ['1.7.1', '3.0.0'] });
});

test('an unreadable package.json is an error, not a missing package', () => {
  install('yup', '{');
  expect(() => installedVersion(root, 'yup')).toThrow('The version of ');
});
