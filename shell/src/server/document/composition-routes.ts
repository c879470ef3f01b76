import type { ManifestRoute, ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router';

export interface CompositionRoute extends ManifestRoute {
  /** The package that owns it. */
  readonly package: string;
}

/** Every route that the packages of a composition bring. */
export function routesOf(manifests: Readonly<Record<string, ReleaseManifest>>): CompositionRoute[] {
  return Object.values(manifests).flatMap((manifest) =>
    manifest.routes.map((route) => ({ ...route, package: manifest.name })),
  );
}

const byAudience = new WeakMap<readonly CompositionRoute[], Record<'shop' | 'staff', readonly CompositionRoute[]>>();

/** The routes that a host serves: a staff host those of the desk, a shop's host all others. */
export function servedRoutes(routes: readonly CompositionRoute[], isStaff: boolean): readonly CompositionRoute[] {
  const split = byAudience.get(routes) ?? {
    shop: routes.filter(({ audience }) => audience !== 'staff'),
    staff: routes.filter(({ audience }) => audience === 'staff'),
  };
  byAudience.set(routes, split);
  return isStaff ? split.staff : split.shop;
}

export interface MatchedRoute {
  readonly route: CompositionRoute;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * How many paths of a composition are cached with their routes, because ranking all routes takes as long as a call of
 * the back end.
 */
const MAX_PATHS = 2_000;
const matched = new WeakMap<readonly CompositionRoute[], LRUCache<string, { readonly found?: MatchedRoute }>>();

/** The route of a path; literal segments take precedence over parameters. */
export function matchRoute(routes: readonly CompositionRoute[], pathname: string): MatchedRoute | undefined {
  const known = matched.get(routes) ?? new LRUCache({ max: MAX_PATHS });
  matched.set(routes, known);
  const match = known.get(pathname) ?? { found: findRoute(routes, pathname) };
  known.set(pathname, match);
  return match.found;
}

function findRoute(routes: readonly CompositionRoute[], pathname: string): MatchedRoute | undefined {
  const objects = routes.map((route) => ({ path: route.path, caseSensitive: true, handle: route }));
  const match = matchRoutes(objects, pathname)?.at(-1);
  if (!match) return undefined;
  const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']));
  return { route: match.route.handle, params };
}
