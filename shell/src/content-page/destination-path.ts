import type { Destination } from '@storefront/api/entities/destination';
import { routeTable } from '@storefront/routes/route-table';
import { urlTo } from '@storefront/routes/url-to';

/** The path of a destination, always of this storefront: made from a route's name or from a slug, never from an address. */
export function destinationPath({ route, params, pageSlug }: Destination): string {
  if (pageSlug !== null) return `/${encodeURIComponent(pageSlug)}`;
  return route && Object.hasOwn(routeTable, route) ? urlTo(route, params as never) : urlTo('index');
}
