import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { isShown, versionName } from './consumers';

const hasPath = (manifests: readonly ReleaseManifest[], path: string): boolean =>
  manifests.some(({ routes }) => routes.some((route) => route.path === path));

/**
 * A link is compiled into its package as a path, so a page that moves is gone for all that are not built again.
 * @param before the versions that are shown
 * @param after the versions that would be shown
 * @param place where that would be, if not to everyone: ' (canary mf-slots)'
 * @throws Error when versions link to a path that no page has any more
 */
export function assertPagesStay(
  before: readonly ReleaseManifest[],
  after: readonly ReleaseManifest[],
  place = '',
): void {
  for (const owner of before)
    for (const { name, path } of owner.routes.filter((route) => !hasPath(after, route.path))) {
      const consumers = after.filter(({ uses }) => uses?.routes?.includes(name) && uses.linkPaths?.[name] === path);
      if (consumers.length > 0)
        throw new Error(
          `The page '${name}' at ${path}, which only ${versionName(owner)} has, is used by ${consumers.map((one) => versionName(one) + place).join(', ')}. To remove it: promote or retire with --allow-removal.`,
        );
    }
}

/**
 * @param before the versions that are shown
 * @param after the versions that would be shown
 * @throws Error when a new version links to a page by a path that its owner does not have yet
 */
export function assertLinksLead(before: readonly ReleaseManifest[], after: readonly ReleaseManifest[]): void {
  for (const manifest of after.filter((one) => !isShown(one, before)))
    for (const [name, path] of Object.entries(manifest.uses?.linkPaths ?? {})) {
      if (hasPath(after, path)) continue;
      const owner = after.find(({ routes }) => routes.some((route) => route.name === name));
      const has = owner?.routes.find((route) => route.name === name)?.path;
      // A remote that is not there has no pages.
      if (owner && has)
        throw new Error(
          `${versionName(manifest)} links to the page '${name}' at ${path}, which ${versionName(owner)} has at ${has}: promote a version of ${owner.name} with it in the same step.`,
        );
    }
}
