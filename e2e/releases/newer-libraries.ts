import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

// Versions of libraries that are newer than what is installed, for tests.

/** The installed version of React, and the patch after it. */
export function reactVersions(root: string) {
  const react: string = JSON.parse(readFileSync(join(root, 'node_modules/react/package.json'), 'utf8')).version;
  const reactPatch = react.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  return { react, reactPatch };
}

/** The new majors of tests: the installed library with another version, which behaves differently. */
const newMajors = {
  yup: {
    version: '2.0.0',
    files: ['index.js', 'index.esm.js'],
    from: ' is a required field',
    to: ' is required in 2.0',
  },
  moment: {
    version: '3.0.0',
    files: ['moment.js', 'dist/moment.js'],
    from: "'Invalid date'",
    to: "'Invalid date in 3.0'",
  },
  formik: {
    version: '3.0.0',
    files: ['dist/formik.esm.js', 'dist/formik.cjs.development.js', 'dist/formik.cjs.production.min.js'],
    from: /(submitCount: ?\w+\.submitCount ?\+ ?)1/g,
    to: '$13',
  },
} as const;

/** Their names as further dependencies of the shell: yup-2, moment-3, formik-3. */
export const newMajorNames = Object.entries(newMajors).map(([library, { version }]) => ({
  library,
  name: `${library}-${version.split('.')[0]}`,
}));

/** Installs the new majors. @param folderOf where, by the name of the library and that of a further dependency */
export function installNewMajors(root: string, folderOf: (library: string, name: string) => string): void {
  for (const { library, name } of newMajorNames) {
    const { version, files, from, to } = newMajors[library as keyof typeof newMajors];
    const folder = folderOf(library, name);
    // In a linked tree a copy of the link would lead to the installed package.
    cpSync(realpathSync(join(root, 'node_modules', library)), folder, { recursive: true });
    replaceIn(folder, ['package.json'], /"version": "[^"]+"/g, `"version": "${version}"`);
    replaceIn(folder, files, from, to);
  }
}

/** Installs a patch of React in a copy of the workspace: the installed one with another version. */
export function installReactPatch(root: string, tree: string): void {
  const { react, reactPatch } = reactVersions(root);
  const installed = join(root, 'node_modules');
  const names = readdirSync(installed).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(installed, name)).map((one) => `${name}/${one}`) : [name],
  );
  for (const name of names.filter((one) => usesReact(root, one))) copyInstalled(root, tree, name);
  for (const name of ['react', 'react-dom']) {
    const folder = join(tree, 'node_modules', name);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.js(on)?$/.test(file));
    const versioned = files.filter((file) => readFileSync(join(folder, file), 'utf8').includes(react));
    replaceIn(folder, versioned, react, reactPatch);
  }
}

/** Whether a package of the registry finds React from where it is installed. */
function usesReact(root: string, name: string): boolean {
  if (['react', 'react-dom'].includes(name)) return true;
  const file = join(root, 'node_modules', name, 'package.json');
  if (name.startsWith('@storefront/') || !existsSync(file)) return false;
  return Boolean(JSON.parse(readFileSync(file, 'utf8')).peerDependencies?.react);
}

/** Replaces the tree's link to an installed package by a copy. */
function copyInstalled(root: string, tree: string, name: string): void {
  const [scope = '', inScope] = name.split('/');
  const installed = join(root, 'node_modules');
  const folder = join(tree, 'node_modules', scope);
  if (inScope && isLink(folder)) {
    unlinkSync(folder);
    mkdirSync(folder);
    for (const one of readdirSync(join(installed, scope))) symlinkSync(join(installed, scope, one), join(folder, one));
  }
  // A folder here would be the installed package itself.
  expect(isLink(join(tree, 'node_modules', name))).toBe(true);
  unlinkSync(join(tree, 'node_modules', name));
  cpSync(realpathSync(join(installed, name)), join(tree, 'node_modules', name), { recursive: true });
}

const isLink = (path: string): boolean => lstatSync(path).isSymbolicLink();

function replaceIn(folder: string, files: readonly string[], from: string | RegExp, to: string): void {
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const replaced = text.replaceAll(from, to);
    expect(replaced === text, `${file} has no ${from}`).toBe(false);
    writeFileSync(join(folder, file), replaced);
  }
}
