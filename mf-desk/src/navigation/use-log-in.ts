import { usePageContext } from '@storefront/remote-kit/page-context';
import { useCallback } from 'react';
import { showsLock } from '../lock/pin-work';
import { toLogIn } from './to-log-in';

/** Leads to the log-in page, and back to the page at `path` after it. A handheld that shows its lock stays below it. */
export function useLogIn(path: string): () => void {
  const { navigate } = usePageContext();
  return useCallback(() => {
    if (!showsLock()) navigate(toLogIn(path).to);
  }, [navigate, path]);
}
