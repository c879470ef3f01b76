import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type AdditionalLibrary, sharedLibraries } from './provided-libraries/shared-libraries';

/**
 * The packages of which the shell provides something to every remote. The components of @storefront/ui are bundled with
 * each remote, but their style sheets come with the shell, so both must be of compatible versions.
 */
export const PROVIDED: readonly string[] = [
  ...new Set([...Object.values(sharedLibraries).map((library) => library.package), '@storefront/ui']),
];

/**
 * The folder of an installed package.
 * @param root the folder of the package that uses it
 * @returns undefined when it is not installed
 */
export function installedFolder(root: string, name: string): string | undefined {
  // Not require(), because packages may keep their package.json to themselves.
  const places = createRequire(join(root, 'package.json')).resolve.paths(name) ?? [];
  return places.map((place) => join(place, name)).find((folder) => existsSync(join(folder, 'package.json')));
}

/**
 * The installed version of a package.
 * @param root the folder of the package that uses it
 * @returns undefined when it is not installed
 */
export function installedVersion(root: string, name: string): string | undefined {
  const folder = installedFolder(root, name);
  if (!folder) return undefined;
  try {
    return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;
  } catch {
    throw new Error(`The version of ${folder} cannot be read.`);
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
