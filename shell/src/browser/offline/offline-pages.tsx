import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { PageState } from '../../server/document/page-state.types';
import { startOfflineWorker } from './start-offline-worker';

/** Has the pages that work offline kept; again on each page, because nothing can be kept before the log-in. */
export function OfflinePages({ state: { composition, business, offlinePages } }: { state: PageState }) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: run on each page
  useEffect(() => {
    if (offlinePages) startOfflineWorker({ composition, locale: business.locale, pages: offlinePages });
  }, [pathname, composition, business.locale, offlinePages]);
  return null;
}
