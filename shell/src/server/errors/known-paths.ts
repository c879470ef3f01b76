import { allOperations } from '@storefront/api/operations';
import { actionOwner } from '@storefront/routes/action-path';
import type { LoadedComposition } from '../compositions/live-composition';
import type { KnownPath } from './redact';

/** Their parameters are names of files and folders. */
const FILE_PATHS = /^\/(assets|brand|pictures|sitemaps)\//;

/** The paths of the document server's own routes, for instance '/pictures/:motif/:file'. */
export function servedPaths(locale: string, routes: readonly string[]): KnownPath[] {
  const operations = allOperations.map(({ key }) => ({ path: `/${locale}/api${key.slice(key.indexOf('/'))}` }));
  const served = routes
    .filter((path) => !path.includes('*'))
    .map((path) => (FILE_PATHS.test(path) ? { path, privateParams: [] } : { path }));
  return [...served, ...operations];
}

/** The paths of a composition's pages, links and actions; none without a composition. */
export function compositionPaths(composition: LoadedComposition | undefined): KnownPath[] {
  if (!composition) return [];
  const manifests = Object.values(composition.manifests);
  return [
    ...composition.routes,
    ...manifests.flatMap(({ links = [] }) => links.map(({ path }) => ({ path }))),
    ...manifests.flatMap(({ name, actions = [] }) =>
      actions.map((action) => ({ path: `/actions/${actionOwner(name)}/${action}` })),
    ),
  ];
}
