import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { pathsMeet } from '@storefront/routes/paths-meet';
import { isShown } from './consumers';

/** The addresses of a package: its pages, the links that its actions handle, and what the shell serves itself. */
const pathsOf = ({ routes, links = [], reservedPaths = [] }: ReleaseManifest): string[] => [
  ...routes.map(({ path }) => path),
  ...links.map(({ path }) => path),
  ...reservedPaths,
];

/** The shell's page for any path without a page, such as '/:slug': literal paths of others take precedence over it. */
const isCatchAll = ({ name }: ReleaseManifest, path: string): boolean => name === 'shell' && /^(\/:[^/]+)+$/.test(path);

const hasParameter = (path: string): boolean => /\/[:*]/.test(path);

/**
 * A router shows one page at an address, so what matches the paths of two packages would be taken from one of them.
 * @param before the versions that are shown; two of them are not compared with each other
 * @param after the versions that would be shown
 * @throws Error when an address matches the paths of two packages
 */
export function assertAddressesApart(before: readonly ReleaseManifest[], after: readonly ReleaseManifest[]): void {
  after.forEach((one, at) => {
    for (const other of after.slice(at + 1)) {
      if (isShown(one, before) && isShown(other, before)) continue;
      const [path, otherPath] = commonAddress(one, other) ?? [];
      if (path && otherPath)
        throw new Error(
          `${path} of ${one.name} and ${otherPath} of ${other.name} match the same addresses: give one of them another path.`,
        );
    }
  });
}

/** The first path of each that an address matches. */
function commonAddress(one: ReleaseManifest, other: ReleaseManifest): [string, string] | undefined {
  for (const path of pathsOf(one))
    for (const otherPath of pathsOf(other)) {
      const isPage = isCatchAll(one, path) && !hasParameter(otherPath);
      const isOtherPage = isCatchAll(other, otherPath) && !hasParameter(path);
      if (!isPage && !isOtherPage && pathsMeet(path, otherPath)) return [path, otherPath];
    }
  return undefined;
}
