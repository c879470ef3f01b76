import type { LoadResult } from '@storefront/remote-kit/page.types';
import { deskPaths } from './desk-paths';

/** Whether a call was refused because nobody is logged in, or their session has ended. */
export const needsLogIn = ({ status }: { readonly status: number }): boolean => status === 401;

/** Leads to the log-in page and, after it, back to the page at `path`. */
export const toLogIn = (path: string): Extract<LoadResult<never>, { kind: 'redirect' }> => ({
  kind: 'redirect',
  to: `${deskPaths.logIn}?from=${encodeURIComponent(path)}`,
});
