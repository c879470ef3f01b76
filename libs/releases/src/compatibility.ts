import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import { rcompare } from 'semver';
import { acceptsVersion } from './accepted-versions';

/**
 * @throws Error when packages cannot be shown together: the shell provides a shared library in a version that a package
 * does not accept, or one thing has two owners
 */
export function assertCompatible(manifests: readonly ReleaseManifest[]): void {
  const shell = manifests.find((manifest) => manifest.name === 'shell');
  if (!shell) throw new Error('A composition needs a shell: publish and promote it first.');
  const owners = new Map<string, string>();
  for (const manifest of manifests) {
    const missing = unprovidedLibrary(shell, manifest);
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
  /** What the shell has: versions, or 'none'. */
  readonly provided: string;
}

type Build = Pick<ReleaseManifest, 'shared' | 'choosesVersions' | 'additionalVersions'>;

/** The first shared library of which the shell provides no version that a package accepts. */
export function unprovidedLibrary(shell: Build, { shared, choosesVersions }: Build): UnprovidedLibrary | undefined {
  for (const [name, version] of Object.entries(shared)) {
    const provided = versionsOf(shell, name);
    const offered = choosesVersions ? provided : provided.slice(0, 1);
    if (!offered.some((one) => acceptsVersion(version, one)))
      return { name, version, provided: provided.join(' and ') || 'none' };
  }
  return undefined;
}

/** The versions of a library that the shell provides, the newest first. */
const versionsOf = ({ shared, additionalVersions }: Build, name: string): string[] =>
  [shared[name], ...(additionalVersions?.[name] ?? [])].filter((version) => version !== undefined).sort(rcompare);

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
