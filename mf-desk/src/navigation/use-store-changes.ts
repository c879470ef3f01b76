import { followEvents } from '@storefront/remote-kit/follow-events';
import { usePageContext } from '@storefront/remote-kit/page-context';
import { useEffect } from 'react';

/** Every pick of a store's other pickers is a change too: often enough to hear of a cancellation before its next shelf. */
const PAUSE_MS = 5_000;

/** Calls `onChange` soon after something of a store's orders has changed. @param storeId undefined follows nothing */
export function useStoreChanges(storeId: number | undefined, onChange: () => void, pauseMs = PAUSE_MS): void {
  const { business } = usePageContext();
  const { locale } = business;
  useEffect(() => {
    if (storeId === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const changeSoon = () => {
      timer ??= setTimeout(() => {
        timer = undefined;
        onChange();
      }, pauseMs);
    };
    const stop = followEvents({
      url: `/${locale}/api/desk/changes?storeId=${storeId}`,
      onUpdate: changeSoon,
      read: onChange,
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [locale, storeId, onChange, pauseMs]);
}
