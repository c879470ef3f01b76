import { DEVELOPER_ENTRY } from '@storefront/remote-kit/developer/developer-paths';
import type { BrowserComposition } from '../compositions/release-routes';
import type { CompositionRoute } from '../document/composition-routes';
import type { DeveloperRemote } from './developer-links';

/** The version of a remote that comes from its developer's server, in reports and outlines. */
export const DEVELOPER_VERSION = 'developer';
const SUFFIX = `~${DEVELOPER_VERSION}`;

/** The id by which a session with a developer's server reads a composition: others keep the composition itself. */
export const developerId = (id: string): string => id + SUFFIX;

/** The composition that such an id names; undefined for any other id. */
export const baseOfDeveloperId = (id: string): string | undefined =>
  id.endsWith(SUFFIX) ? id.slice(0, -SUFFIX.length) : undefined;

/** The composition with one remote from its developer's server: nothing of it is checked, and it has no earlier version. */
export const withDeveloperServer = (
  { id, packages }: BrowserComposition,
  { remote, origin }: DeveloperRemote,
): BrowserComposition => ({
  id: developerId(id),
  packages: packages.map((pkg) => {
    if (pkg.name !== remote) return pkg;
    const { fallback: _earlier, ...shown } = pkg;
    return {
      ...shown,
      version: DEVELOPER_VERSION,
      entry: { path: origin + DEVELOPER_ENTRY, integrity: '' },
      // The container of a development build loads the files of a module itself.
      exposes: Object.fromEntries(Object.keys(pkg.exposes).map((expose) => [expose, { scripts: [], styles: [] }])),
      routes: pkg.routes.map((route) => ({ ...route, kind: 'private' })),
    };
  }),
});

const known = new WeakMap<readonly CompositionRoute[], Map<string, readonly CompositionRoute[]>>();

/** The routes of a composition when the browser renders all pages of one remote, as it does private ones. */
export function routesWithDeveloper(routes: readonly CompositionRoute[], remote: string): readonly CompositionRoute[] {
  // The same array each time, because matchRoute remembers by it.
  const byRemote = known.get(routes) ?? new Map<string, readonly CompositionRoute[]>();
  known.set(routes, byRemote);
  const made =
    byRemote.get(remote) ??
    routes.map((route) => (route.package === remote ? { ...route, kind: 'private' as const } : route));
  byRemote.set(remote, made);
  return made;
}
