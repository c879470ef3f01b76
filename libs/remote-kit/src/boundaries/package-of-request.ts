import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LOAD_REMOTE } from './module-requests';

/** What loads a remote at run time. With it, a remote could reach another one past the bus. */
const FEDERATION = /^@module-federation\/(enhanced|runtime)/;

/**
 * The package that a path belongs to, named by its folder: 'mf-basket', 'libs/ui', 'services/sandbox'.
 * @param root the workspace's folder
 */
export function packageOfPath(root: string, path: string): string {
  const [top = '', second = ''] = relative(root, path).split('/');
  return top === 'libs' || top === 'services' ? `${top}/${second}` : top;
}

/**
 * The workspace package that an import refers to.
 * @param request the specifier as written
 * @returns undefined for a package of the registry or of Node.js, except the federation runtime, which is the shell's
 */
export function packageOfRequest(root: string, file: string, request: string): string | undefined {
  const specifier = request.split(/[?#]/)[0] ?? '';
  if (specifier.startsWith('.')) return packageOfPath(root, resolve(dirname(file), specifier));
  if (specifier.startsWith('file:')) return packageOfPath(root, fileURLToPath(specifier));
  if (specifier === LOAD_REMOTE || FEDERATION.test(specifier)) return 'shell';
  if (isAbsolute(specifier)) return packageOfPath(root, specifier);
  const [, name = ''] = /^(@[^/]+\/[^/]+|[^/]+)/.exec(specifier) ?? [];
  return foldersByName(root).get(name);
}

const namesByRoot = new Map<string, ReadonlyMap<string, string>>();

/** The folder of each workspace package by the name in its package.json. */
function foldersByName(root: string): ReadonlyMap<string, string> {
  const known = namesByRoot.get(root);
  if (known) return known;
  const list = (folder: string) =>
    existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => join(folder, name)) : [];
  const names = new Map<string, string>();
  for (const folder of [...list('.'), ...list('libs'), ...list('services')]) {
    const file = join(root, folder, 'package.json');
    if (!existsSync(file)) continue;
    names.set((JSON.parse(readFileSync(file, 'utf8')) as { name: string }).name, folder);
  }
  namesByRoot.set(root, names);
  return names;
}
