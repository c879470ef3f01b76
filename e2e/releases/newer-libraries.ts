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

/** The installed versions, and the patch of React after them. */
export function libraryVersions(root: string) {
  const installed = (name: string): string =>
    JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
  const react = installed('react');
  const reactPatch = react.replace(/\d+$/, (patch) => String(Number(patch) + 1));
  return { yup: installed('yup'), react, reactPatch };
}

/** Installs a new major of yup in a folder: the installed one with another version and another text. */
export function installNewMajor(root: string, folder: string): void {
  const { yup } = libraryVersions(root);
  // In a linked tree a copy of the link would lead to the installed package.
  cpSync(realpathSync(join(root, 'node_modules/yup')), folder, { recursive: true });
  replaceIn(folder, ['package.json'], `"version": "${yup}"`, '"version": "2.0.0"');
  replaceIn(folder, ['index.js', 'index.esm.js'], ' is a required field', ' is required in 2.0');
}

/** Installs a patch of React in a copy of the workspace: the installed one with another version. */
export function installReactPatch(root: string, tree: string): void {
  const { react, reactPatch } = libraryVersions(root);
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

function replaceIn(folder: string, files: readonly string[], from: string, to: string): void {
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(folder, file), text.replaceAll(from, to));
  }
}
