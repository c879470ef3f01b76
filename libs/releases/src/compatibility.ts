import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import { satisfies } from 'semver';

/**
 * @throws Error when packages cannot be shown together: the shell provides a shared library in a version that a package
 * does not accept, or one thing has two owners
 */
export function assertCompatible(manifests: readonly ReleaseManifest[]): void {
  const shell = manifests.find((manifest) => manifest.name === 'shell');
  if (!shell) throw new Error('A composition needs a shell: publish and promote it first.');
  const owners = new Map<string, string>();
  for (const manifest of manifests) {
    const missing = unprovidedLibrary(shell, manifest.shared);
    if (missing)
      throw new Error(
        `${manifest.name} was built against ${missing.name} ${missing.version}, the shell provides ${missing.provided}: build it again, or promote a shell with ^${missing.version} in the same step.`,
      );
    for (const thing of ownedBy(manifest)) {
      const other = owners.get(thing);
      if (other) throw new Error(`${manifest.name} and ${other} both claim ${thing}.`);
      owners.set(thing, manifest.name);
    }
  }
}

interface UnprovidedLibrary {
  readonly name: string;
  /** What the package needs. */
  readonly version: string;
  /** What the shell has: a version, or 'none'. */
  readonly provided: string;
}

/**
 * The first shared library of which the shell provides no version that a package accepts.
 * @param shared the versions that the package was built against, by library
 */
export function unprovidedLibrary(
  shell: Pick<ReleaseManifest, 'shared'>,
  shared: ReleaseManifest['shared'],
): UnprovidedLibrary | undefined {
  const found = Object.entries(shared).find(([name, version]) => !isProvided(shell.shared[name], version));
  return found && { name: found[0], version: found[1], provided: shell.shared[found[0]] ?? 'none' };
}

/**
 * Whether a package that was built against one version runs with another, which browsers ask the share scope again: the
 * same or a later one without breaking changes.
 */
const isProvided = (provided: string | undefined, builtAgainst: string): boolean =>
  provided !== undefined && satisfies(provided, `^${builtAgainst}`);

/** What other packages and addresses can rely on. */
const ownedBy = ({ routes, boundaries, handles }: ReleaseManifest): string[] => [
  ...routes.map((route) => `the path ${route.path}`),
  ...boundaries.map((boundary) => `the boundary '${boundary.name}'`),
  ...handles.map((command) => `the command '${command}'`),
];

/** @throws Error when a path, boundary or command of `before` has no owner any more */
export function assertNothingRemoved(before: readonly ReleaseManifest[], after: readonly ReleaseManifest[]): void {
  const owned = new Set(after.flatMap(ownedBy));
  for (const manifest of before)
    for (const thing of ownedBy(manifest))
      if (!owned.has(thing))
        throw new Error(
          `${thing[0]?.toUpperCase()}${thing.slice(1)} of ${manifest.name} ${manifest.version} would have no owner. To remove it, add --allow-removal.`,
        );
}
