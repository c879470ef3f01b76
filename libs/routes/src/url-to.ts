import { type RouteName, type RouteParams, routeTable } from './route-table';

type Query = Record<string, string | number | undefined>;
type Args<Name extends RouteName> = keyof RouteParams<Name> extends never
  ? [params?: Record<string, never>, query?: Query]
  : [params: RouteParams<Name>, query?: Query];

/**
 * The URL of a named route: `urlTo('stores-storeSlug', { storeSlug: 'borough' }) === '/stores/borough'`.
 * Parameters are encoded; query values that are undefined are left out.
 */
export function urlTo<Name extends RouteName>(name: Name, ...[params, query]: Args<Name>): string {
  const values: Record<string, string> = params ?? {};
  const path = routeTable[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
  const pairs = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return pairs.length ? `${path}?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : path;
}
