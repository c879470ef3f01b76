import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace's packages outside libs/ that other code could import by name. */
const NAMED = /^(mf-[a-z-]+|shell|commerce-api|sandbox|e2e)(\/|$)/;
const SERVICES = ['commerce-api', 'sandbox'];

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
 * @returns undefined for a package of the registry or of Node.js
 */
export function packageOfRequest(root: string, file: string, request: string): string | undefined {
  const specifier = request.split(/[?#]/)[0] ?? '';
  if (specifier.startsWith('.')) return packageOfPath(root, resolve(dirname(file), specifier));
  if (specifier.startsWith('file:')) return packageOfPath(root, fileURLToPath(specifier));
  if (isAbsolute(specifier)) return packageOfPath(root, specifier);
  if (specifier.startsWith('@storefront/')) return `libs/${specifier.split('/')[1]}`;
  const [name = ''] = NAMED.exec(specifier)?.slice(1) ?? [];
  return name ? (SERVICES.includes(name) ? `services/${name}` : name) : undefined;
}
