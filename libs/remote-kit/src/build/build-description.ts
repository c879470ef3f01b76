import { routePaths } from '@storefront/routes/route-paths';
import type { PackageContract } from '../contract/package-contract';
import { payloadSchemas } from '../contract/payload-schemas';
import { declaredPath } from '../manifest/declared-path';
import type { ReleaseManifest } from '../manifest/manifest.types';
import { manifestBoundary } from '../manifest/manifest-boundary';
import { manifestRoute } from '../manifest/manifest-route';
import { providedContents } from '../provided-libraries/provided-contents';
import { providedPackages } from '../provided-packages';

/** As long as the document's early queue holds a tap: after that a page is too late anyway. */
const DEADLINE_MS = 8000;

/** What a build says about itself besides its version and its files. */
export type BuildDescription = Omit<
  ReleaseManifest,
  'version' | 'entry' | 'exposes' | 'developerBoot' | 'server' | 'files'
>;

/** A container's global name must be an identifier: mf-basket becomes mf_basket. */
export const containerName = (remote: string): string => remote.replace(/-/g, '_');

/** What a package uses of others, as its manifest lists it. */
export const usesOf = (contract: PackageContract): BuildDescription['uses'] => ({
  commands: contract.requests,
  boundaries: contract.contains,
  actions: contract.posts,
  operations: contract.operations,
  state: contract.reads,
  routes: contract.linksTo,
  linkPaths: linkPaths(contract),
});

/** Where its links lead, by route name: to pages of the table of named routes, and to its own. */
function linkPaths({ linksTo, routes }: PackageContract): Record<string, string> {
  const named: Readonly<Record<string, string>> = routePaths;
  const own = Object.fromEntries(routes.map((route) => [route.name, declaredPath(route)]));
  return Object.fromEntries(
    linksTo.flatMap((name) => {
      const path = own[name] ?? named[name];
      return path ? [[name, path]] : [];
    }),
  );
}

/**
 * The description of a build from the package's contract.
 * @param root the package's folder
 */
export const buildDescription = (contract: PackageContract, root: string): BuildDescription => ({
  name: contract.name,
  container: containerName(contract.name),
  deadlineMs: contract.deadlineMs ?? DEADLINE_MS,
  fallback: contract.fallback ?? false,
  routes: contract.routes.map(manifestRoute),
  boundaries: contract.boundaries.map(manifestBoundary),
  actions: contract.actions,
  plainPages: contract.plainPages,
  links: contract.links ?? [],
  outcomeFields: contract.outcomeFields,
  storage: contract.storage ?? [],
  handles: contract.handles,
  reactsTo: contract.reactsTo,
  emits: contract.emits,
  uses: usesOf(contract),
  writes: contract.writes,
  schemas: payloadSchemas(contract),
  shared: providedPackages(root),
  sharedContents: providedContents(root),
});
