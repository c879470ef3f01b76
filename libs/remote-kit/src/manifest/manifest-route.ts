import { fillPath } from '@storefront/routes/fill-path';
import { routePaths } from '@storefront/routes/route-paths';
import type { RemoteContract } from '../define-remote';
import { declaredPath } from './declared-path';
import { iconDrawing } from './icon-drawing';
import type { ManifestRoute } from './manifest.types';

/**
 * A declared route with its path, from the declaration or the table of named routes, and with its icons drawn.
 * @throws Error for a route without a path, or with a private parameter that its path does not have
 */
export function manifestRoute(route: RemoteContract['routes'][number]): ManifestRoute {
  const { header, bottomBar, ...declared } = route;
  const path = declaredPath(route);
  if (!path) throw new Error(`Route '${route.name}' is not in the table and declares no path.`);
  const { privateParams = [] } = declared;
  for (const name of privateParams)
    if (!path.split('/').includes(`:${name}`)) throw new Error(`Route '${route.name}' has no parameter '${name}'.`);
  return {
    ...declared,
    privateParams,
    path,
    kind: route.kind ?? 'private',
    guards: route.guards ?? [],
    ...(header && { header: { ...header, icon: iconDrawing(header.icon) } }),
    ...(bottomBar && {
      bottomBar: bottomBar.map(({ withoutStore, ...link }) => ({
        ...link,
        icon: iconDrawing(link.icon),
        ...(withoutStore && {
          withoutStore: {
            path: fillPath(routePaths[withoutStore.route], {}, withoutStore.query),
            label: withoutStore.label,
          },
        }),
      })),
    }),
  };
}
