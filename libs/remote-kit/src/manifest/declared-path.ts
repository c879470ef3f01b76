import { routePaths } from '@storefront/routes/route-paths';
import type { RemoteContract } from '../define-remote';

/** The path that a route declares, or that its name has; undefined if neither is known. */
export const declaredPath = ({ name, path }: RemoteContract['routes'][number]): string | undefined =>
  path ?? routePaths[name as keyof typeof routePaths];
