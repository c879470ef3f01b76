import { fillPath, type Query } from './fill-path';
import { type RouteName, type RouteParams, routePaths } from './route-paths';

type Args<Name extends RouteName> = keyof RouteParams<Name> extends never
  ? [params?: Record<string, never>, query?: Query]
  : [params: RouteParams<Name>, query?: Query];

/**
 * The URL of a named route: `urlTo('stores-storeSlug', { storeSlug: 'borough' }) === '/stores/borough'`.
 * Parameters are encoded; query values that are undefined are left out.
 */
export function urlTo<Name extends RouteName>(name: Name, ...[params, query]: Args<Name>): string {
  return fillPath(routePaths[name], params, query);
}
