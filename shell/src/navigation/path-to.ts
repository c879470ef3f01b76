import type { LinkRole, PageRole } from '@storefront/remote-kit/navigation.types';
import { fillPath, type Query } from '@storefront/routes/fill-path';
import type { Navigation } from './navigation.types';

const HOME = '/';

/** The URL of the page with a role; the home page when no package has one. */
export function pathTo(
  { roles }: Pick<Navigation, 'roles'>,
  role: PageRole | LinkRole,
  params?: Readonly<Record<string, string>>,
  query?: Query,
): string {
  const pattern = roles[role];
  return pattern ? fillPath(pattern, params, query) : HOME;
}
