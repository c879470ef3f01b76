import type { LoadResult } from '@storefront/remote-kit/page.types';
import { deskPaths } from './desk-paths';

/** Leads to the log-in page and, after it, back to the page at `path`. */
export const toLogIn = (path: string): Extract<LoadResult<never>, { kind: 'redirect' }> => ({
  kind: 'redirect',
  to: `${deskPaths.logIn}?from=${encodeURIComponent(path)}`,
});
