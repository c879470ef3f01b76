import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { libraryPackages } from '../libraries/library-packages';
import { remotePackageFile } from './remote-package-file';

interface NewRemote {
  /** Such as mf-lists. */
  readonly name: string;
  /** Its folder, empty or missing. */
  readonly target: string;
  /** The address of the registry with the libraries. */
  readonly registry: string;
}

const template = join(import.meta.dirname, 'template');

/**
 * Writes a remote with a repository of its own: a page with a form, its tests, its release command and its CI.
 * @param root the storefront's repository
 * @throws Error when the name is no remote's or taken, or the folder is not empty
 */
export function writeRemote(root: string, { name, target, registry }: NewRemote): void {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > MAX_NAME)
    throw new Error(
      `'${name}' cannot name a remote: use mf- and up to ${MAX_NAME - 3} letters a to z, digits and hyphens.`,
    );
  if (existsSync(join(root, name))) throw new Error(`${name} is a remote of this repository.`);
  if (existsSync(target) && (!statSync(target).isDirectory() || readdirSync(target).length > 0))
    throw new Error(`${target} exists and is not an empty folder, so nothing was written.`);
  cpSync(template, target, { recursive: true });
  for (const path of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    const file = join(target, path);
    if (statSync(file).isFile()) writeFileSync(file, withName(readFileSync(file, 'utf8'), name));
  }
  for (const path of readdirSync(target, { recursive: true, encoding: 'utf8' })) {
    const renamed = join(dirname(path), withName(basename(path), name));
    if (renamed !== path) renameSync(join(target, path), join(target, renamed));
  }
  // npm would leave a file of this name out of a package, and git would read it here.
  renameSync(join(target, 'gitignore'), join(target, '.gitignore'));
  writeFileSync(join(target, '.npmrc'), `@storefront:registry=${registry}\n`);
  writeFileSync(
    join(target, 'package.json'),
    `${JSON.stringify(remotePackageFile(root, name, libraryPackages(root)), null, 2)}\n`,
  );
}

/** A name is part of paths, of the container's global name and of keys in the browser's storage. */
const MAX_NAME = 40;

/** The text with the template's names replaced: mf-example, ExamplePage, example and the words 'Example'. */
function withName(text: string, name: string): string {
  const short = name.slice(3);
  const words = short.split('-').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  return text
    .replaceAll('mf-example', name)
    .replaceAll(/\bExample(?=Page|Data)|(?<=load)Example\b/g, words.join(''))
    .replaceAll(/\bExample\b/g, words.join(' '))
    .replaceAll(/\bexample\b/g, short);
}
