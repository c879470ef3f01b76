import { spawnSync } from 'node:child_process';
import { errorMessage } from '@storefront/api/error-message';
import { type LibraryPackage, libraryPackages } from './library-packages';

/** npm's output. @throws Error with npm's own message when it failed */
function npm(folder: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', [...args, '--loglevel', 'error'], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm ${args[0]} failed in ${folder}: ${stderr.trim()}`);
  return stdout;
}

/** npm prefers a scope's registry, which a developer may have set, to the one of --registry. */
const registryOption = (registry: string): string => `--@storefront:registry=${registry}`;

/** The digest of what the registry has under this name and version; undefined when it has nothing. */
function publishedIntegrity(registry: string, { name, version, folder }: LibraryPackage): string | undefined {
  try {
    return npm(folder, 'view', `${name}@${version}`, 'dist.integrity', registryOption(registry)).trim() || undefined;
  } catch (error) {
    if (errorMessage(error).includes('E404')) return undefined;
    throw error;
  }
}

/**
 * Publishes the libraries whose version the registry does not have.
 * @param registry its address
 * @returns a line for each library
 * @throws Error when the registry has other content under a version: then the version must be raised first
 */
export function* publishLibraries(root: string, registry: string): Generator<string> {
  for (const library of libraryPackages(root)) {
    const { name, version, folder } = library;
    const published = publishedIntegrity(registry, library);
    if (published === undefined) {
      npm(folder, 'publish', registryOption(registry));
      yield `${name} ${version} published`;
      continue;
    }
    const [packed] = JSON.parse(npm(folder, 'pack', '--dry-run', '--json')) as readonly {
      readonly integrity: string;
    }[];
    if (packed?.integrity !== published)
      throw new Error(
        `${name} ${version} is published with other content, so it was not published. Raise its version: npm version patch -w ${name}`,
      );
    yield `${name} ${version} is already published`;
  }
}
