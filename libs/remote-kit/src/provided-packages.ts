import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type AdditionalLibrary, sharedLibraries } from './shared-libraries';

/**
 * The packages of which the shell provides something to every remote. The components of @storefront/ui are bundled with
 * each remote, but their style sheets come with the shell, so both must be of compatible versions.
 */
const PROVIDED = [...new Set([...Object.values(sharedLibraries).map((library) => library.package), '@storefront/ui'])];

/**
 * The installed version of a package.
 * @param root the folder of the package that uses it
 * @returns undefined when it is not installed
 */
export function installedVersion(root: string, name: string): string | undefined {
  // Not require(), because packages may keep their package.json to themselves.
  for (const folder of createRequire(join(root, 'package.json')).resolve.paths(name) ?? []) {
    const file = join(folder, name, 'package.json');
    const version = readVersion(file);
    if (version) return version;
  }
  return undefined;
}

function readVersion(file: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`The version of ${dirname(file)} cannot be read.`);
  }
}

/** The versions of provided packages that a build is made against; those that are not installed are left out. */
export const providedPackages = (root: string): Record<string, string> =>
  Object.fromEntries(
    PROVIDED.flatMap((name) => {
      const version = installedVersion(root, name);
      return version ? [[name, version]] : [];
    }),
  );

/**
 * The versions of the libraries that the shell provides, by request.
 * @param additional names under which further versions are installed
 * @throws Error when one is not installed
 */
export const sharedVersions = (root: string, additional: readonly string[] = []): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(sharedLibraries).map(([request, library]) => [request, requiredVersion(root, library.package)]),
  ),
  ...Object.fromEntries(additional.map((name) => [name, requiredVersion(root, name)])),
});

/**
 * The further versions of shared libraries that the shell provides to pages, by library, as its manifest lists them.
 * @throws Error when one is not installed
 */
export function additionalVersions(
  root: string,
  libraries: Readonly<Record<string, AdditionalLibrary>>,
): Record<string, string[]> {
  const versions: Record<string, string[]> = {};
  for (const [name, { library, serverOnly }] of Object.entries(libraries))
    if (!serverOnly) versions[library] = [...(versions[library] ?? []), requiredVersion(root, name)];
  return versions;
}

/** @throws Error when the package is not installed */
function requiredVersion(root: string, name: string): string {
  const version = installedVersion(root, name);
  if (!version) throw new Error(`${name} is not installed.`);
  return version;
}
