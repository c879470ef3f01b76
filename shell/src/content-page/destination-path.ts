import type { Destination } from '@storefront/api/entities/destination';
import { routePaths } from '@storefront/routes/route-paths';
import { urlTo } from '@storefront/routes/url-to';

/** The path of a destination: made from a route's name or a slug, so it is always on this storefront. */
export function destinationPath({ route, params, pageSlug }: Destination): string {
  if (pageSlug !== null) return `/${encodeURIComponent(pageSlug)}`;
  return route && Object.hasOwn(routePaths, route) ? urlTo(route, params as never) : urlTo('index');
}
