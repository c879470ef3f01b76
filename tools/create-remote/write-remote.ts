import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { pathsMeet } from '@storefront/routes/paths-meet';
import { contentPaths, servicePaths } from '@storefront/routes/reserved-paths';
import { routePaths } from '@storefront/routes/route-paths';
import { remote as shell } from '../../shell/remote';
import { libraryPackages } from '../libraries/library-packages';
import { remotePackageFile } from './remote-package-file';

export interface NewRemote {
  /** Such as mf-lists. */
  readonly name: string;
  /** Its folder, empty or missing. */
  readonly target: string;
  /** The address of the registry with the libraries. */
  readonly registry: string;
}

const template = join(import.meta.dirname, 'template');

/**
 * Writes nothing.
 * @param root the storefront's repository
 * @throws Error when the name is no remote's or taken, or the folder is not empty
 */
export function assertNewRemote(root: string, { name, target }: NewRemote): void {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > MAX_NAME)
    throw new Error(
      `'${name}' cannot name a remote: use mf-, a letter, and up to ${MAX_NAME - 4} more letters a to z, digits and single hyphens.`,
    );
  if (existsSync(join(root, name))) throw new Error(`${name} is a remote of this repository.`);
  assertFree(name.slice(3));
  if (!relative(root, target).startsWith('..'))
    throw new Error(`${target} is inside this repository: name a folder outside it.`);
  if (existsSync(target) && (!statSync(target).isDirectory() || readdirSync(target).length > 0))
    throw new Error(`${target} exists and is not an empty folder, so nothing was written.`);
}

/**
 * Writes a remote with a repository of its own: a page with a form, its tests, its release command and its CI.
 * @param root the storefront's repository
 * @param remote as `assertNewRemote` accepts it
 */
export function writeRemote(root: string, { name, target, registry }: NewRemote): void {
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

/** The shell's pages without a name of their own in the table, except the one for any path without a page. */
const ownPaths = shell.routes.flatMap((route) => ('path' in route && !route.path.startsWith('/:') ? [route.path] : []));

/** @throws Error when the storefront itself uses the path or the prefix that the remote would get */
function assertFree(short: string): void {
  const names = ['shell', ...Object.keys(routePaths)];
  const paths = [...Object.values(routePaths), ...ownPaths, ...servicePaths, ...contentPaths];
  if (names.includes(short) || paths.some((path) => pathsMeet(path, `/${short}`)))
    throw new Error(`The storefront uses the name '${short}' already: choose another for the remote.`);
}

/** A name is part of paths, of the container's global name and of keys in the browser's storage. */
const MAX_NAME = 40;

/** What the template calls itself: its package, its identifiers, its title, its paths and prefixes. */
const TEMPLATE_NAMES = /(mf-example)|(\bExample(?=Page)|(?<=load)Example\b)|(\bExample\b)|\bexample\b/g;

/** The text with the template's names replaced, in one pass because the new name may contain one of them. */
function withName(text: string, name: string): string {
  const short = name.slice(3);
  const words = short.split('-').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  return text.replaceAll(TEMPLATE_NAMES, (_all, packageName?: string, identifier?: string, title?: string) => {
    if (packageName) return name;
    if (identifier) return words.join('');
    return title ? words.join(' ') : short;
  });
}
