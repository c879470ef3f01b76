import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of libs, which a remote in another repository installs from a registry. */
export interface LibraryPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** Names of the libraries that it needs. */
  readonly libraries: readonly string[];
}

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Every library, each after those that it needs. @throws Error when two need each other or one is missing */
export function libraryPackages(root: string): LibraryPackage[] {
  const waiting = readdirSync(join(root, 'libs'))
    .map((name) => join(root, 'libs', name))
    .filter((folder) => existsSync(join(folder, 'package.json')))
    .map((folder): LibraryPackage => {
      const file = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as PackageFile;
      const libraries = Object.keys(file.dependencies ?? {}).filter((name) => name.startsWith('@storefront/'));
      return { name: file.name, version: file.version, folder, libraries };
    });
  const ordered: LibraryPackage[] = [];
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ libraries }) =>
      libraries.every((name) => ordered.some((library) => library.name === name)),
    );
    if (next < 0)
      throw new Error(
        `These libraries need each other, or one that libs does not have: ${waiting.map(({ name }) => name).join(', ')}.`,
      );
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}
