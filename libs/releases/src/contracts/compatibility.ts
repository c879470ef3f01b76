import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { acceptsVersion } from './accepted-versions';

/**
 * @throws Error when packages cannot be shown together: the shell provides a shared library in a version that a package
 * does not accept, or one thing has two owners
 */
export function assertCompatible(manifests: readonly ReleaseManifest[]): void {
  assertLibrariesProvided(manifests);
  const owners = new Map<string, string>();
  for (const manifest of manifests)
    for (const thing of ownedBy(manifest)) {
      const other = owners.get(thing);
      if (other) throw new Error(`${manifest.name} and ${other} both claim ${thing}.`);
      owners.set(thing, manifest.name);
    }
}

/**
 * @param place where they would be shown, if not to everyone: ' (canary mf-slots)'
 * @throws Error when the shell provides a shared library in no version that a package accepts
 */
export function assertLibrariesProvided(manifests: readonly ReleaseManifest[], place = ''): void {
  const shell = manifests.find((manifest) => manifest.name === 'shell');
  if (!shell) throw new Error('A composition needs a shell: publish and promote it first.');
  for (const manifest of manifests) {
    const missing = unprovidedLibrary(shell, manifest);
    if (missing)
      throw new Error(
        `${manifest.name}${place} was built against ${missing.name} ${missing.version}, the shell provides ${missing.provided}: ${missing.advice}${place && ', or end the canary by promote with --allow-removal'}.`,
      );
  }
}

interface UnprovidedLibrary {
  readonly name: string;
  /** What the package needs. */
  readonly version: string;
  /** What the shell has: versions, or 'none'. */
  readonly provided: string;
  readonly advice: string;
}

type Build = Pick<ReleaseManifest, 'shared' | 'additionalVersions'>;

/** The first shared library of which the shell provides no version that a package accepts. */
export function unprovidedLibrary(shell: Build, { shared }: Build): UnprovidedLibrary | undefined {
  for (const [name, version] of Object.entries(shared)) {
    const versions = versionsOf(shell, name);
    if (versions.some((one) => acceptsVersion(version, one))) continue;
    const advice = `build it again, or promote a shell with ^${version} in the same step`;
    return { name, version, provided: versions.join(' and ') || 'none', advice };
  }
  return undefined;
}

/** A library of which two builds have one version, with other contents. */
interface DifferingLibrary {
  readonly name: string;
  readonly version: string;
}

/** The first library whose version is the same in two builds, and whose contents are not. */
export function differingLibrary(
  one: Pick<ReleaseManifest, 'shared' | 'sharedContents'>,
  other: Pick<ReleaseManifest, 'shared' | 'sharedContents'>,
): DifferingLibrary | undefined {
  for (const [name, contents] of Object.entries(one.sharedContents ?? {})) {
    const version = one.shared[name];
    if (version !== undefined && version === other.shared[name] && isOther(contents, other.sharedContents?.[name]))
      return { name, version };
  }
  return undefined;
}

/** Whether two digests of one definition differ. */
const isOther = (contents: string, others: string | undefined): boolean =>
  others !== undefined && contents !== others && definitionOf(contents) === definitionOf(others);

/** Which files a digest is of, as `providedContents` writes it before the colon. */
export const definitionOf = (contents: string): string => contents.split(':')[0] ?? '';

/** What to type when the contents of a library have changed and its version has not. */
export const raiseVersion = (library: string): string =>
  `raise the version of the library in its own repository (npm version patch -w ${library})`;

/** @throws Error when the shell provides other contents of a library than a package of the same version was built with */
export function assertContentsProvided(manifests: readonly ReleaseManifest[], one: ReleaseManifest): void {
  const shell = manifests.find((manifest) => manifest.name === 'shell');
  const library = shell && differingLibrary(one, shell);
  if (library)
    throw new Error(
      `${one.name} ${one.version} was built with other contents of ${library.name} ${library.version} than shell ${shell.version} provides: ${raiseVersion(library.name)}, and publish both again.`,
    );
}

/** The versions of a library that the shell provides. */
const versionsOf = ({ shared, additionalVersions }: Build, name: string): string[] =>
  [shared[name], ...(additionalVersions?.[name] ?? [])].filter((version) => version !== undefined);

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
          `${thing[0]?.toUpperCase()}${thing.slice(1)} of ${manifest.name} ${manifest.version} would have no owner. To remove it: promote or retire with --allow-removal.`,
        );
}
