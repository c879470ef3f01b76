import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { moduleRequests } from '../boundaries/module-requests';
import { installedFolder, PROVIDED } from '../provided-packages';
import { sharedLibraries } from './shared-libraries';

const OWN = PROVIDED.filter((name) => name.startsWith('@storefront/'));

/** The design system's files with the tokens and font faces that the shell's build writes into style sheets. */
const THEMES = ['grocery.ts', 'retail.ts', 'theme-css.ts'];

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/**
 * Identifies what the digests are of, because another repository may build with an earlier version of this library, which
 * shares other modules. Digests of different definitions are not compared. Raise the number when other files count.
 */
const DEFINITION = sha256(JSON.stringify([1, OWN, THEMES, Object.keys(sharedLibraries)])).slice(0, 8);

/**
 * A digest of what the shell provides of each of our own libraries, by package: of @storefront/ui the style sheets,
 * tokens and fonts, of the others the shared modules with what they import from the same library. It depends on the
 * contents of these files alone, so it is the same where the library was installed from a registry.
 * @param root the folder of the package that uses them
 * @returns nothing of libraries that are not installed
 */
export const providedContents = (root: string): Record<string, string> =>
  Object.fromEntries(
    OWN.flatMap((name) => {
      const folder = installedFolder(root, name);
      return folder ? [[name, `${DEFINITION}:${digestOf(folder, filesOf(name, join(folder, 'src')))}`]] : [];
    }),
  );

function filesOf(name: string, src: string): string[] {
  if (name !== '@storefront/ui') return withImports(sharedModules(name, src));
  const fonts = join(src, 'fonts');
  return [
    ...withImports([join(src, 'styles/base.css')]),
    ...THEMES.map((file) => join(src, 'themes', file)),
    ...(existsSync(fonts) ? readdirSync(fonts) : [])
      .filter((file) => file.endsWith('.woff2'))
      .map((file) => join(fonts, file)),
  ].filter((file) => existsSync(file));
}

/** The files of the modules that the shell shares, such as '@storefront/bus/bus'. */
const sharedModules = (name: string, src: string): string[] =>
  Object.keys(sharedLibraries)
    .filter((request) => request.startsWith(`${name}/`))
    .flatMap((request) => sourceFile(join(src, request.slice(name.length + 1))) ?? []);

/** Files with those that they load, by relative paths. Imports of types alone do not count, because no build has them. */
function withImports(entries: readonly string[]): string[] {
  const files = new Set<string>();
  const waiting = entries.filter((file) => existsSync(file));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    const requests = moduleRequests(file, { types: false }).filter((request) => request.startsWith('.'));
    waiting.push(...requests.flatMap((request) => sourceFile(join(dirname(file as string), request)) ?? []));
  }
  return [...files];
}

/** A module's file. @param path without its extension, or with it */
const sourceFile = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.\w+$/.test(file) && existsSync(file));

function digestOf(folder: string, files: readonly string[]): string {
  const lines = files.map((file) => {
    const content = readFileSync(file);
    // Git may check texts out with other line endings.
    const text = file.endsWith('.woff2') ? content : content.toString().replaceAll('\r\n', '\n');
    return `${relative(folder, file).split(sep).join('/')} ${sha256(text)}`;
  });
  return sha256(lines.sort().join('\n'));
}
