import { usePageContext } from '@storefront/remote-kit/page-context';
import { useCallback } from 'react';
import { toLogIn } from './to-log-in';

/** Leads to the log-in page, and back to the page at `path` after it. */
export function useLogIn(path: string): () => void {
  const { navigate } = usePageContext();
  return useCallback(() => navigate(toLogIn(path).to), [navigate, path]);
}
