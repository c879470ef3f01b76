import { usePageContext } from '@storefront/remote-kit/page-context';
import { useCallback } from 'react';
import { followPinWork, pinWork, untilLock } from '../lock/pin-work';
import { toLogIn } from './to-log-in';

/**
 * Leads to the log-in page, and back to the page at `path` after it. A handheld that is locked keeps its page below the
 * lock, and reads it anew after the PIN.
 */
export function useLogIn(path: string): () => void {
  const { navigate } = usePageContext();
  return useCallback(() => {
    if (untilLock() !== 0) return navigate(toLogIn(path).to);
    const stop = followPinWork(() => {
      if (untilLock() === 0) return;
      stop();
      if (pinWork()) location.reload();
    });
  }, [navigate, path]);
}
