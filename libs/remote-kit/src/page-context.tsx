import type { ApiClient } from '@storefront/api/client';
import { createContext, type ReactNode, useContext } from 'react';
import type { Business } from './business.types';

/** What every component of a page can use. */
export interface PageContextValue {
  readonly business: Business;
  /** Calls the back end; on the server it rejects, because a page's data comes from its `load`. */
  readonly api: ApiClient;
  /** Navigates to another page: without a new document within the in-app area, otherwise with one. */
  readonly navigate: (url: string, options?: { replace?: boolean }) => void;
  /** Path and query of the current page. */
  readonly url: string;
  /** True when the page is shown within the in-app area, whose links need no new document. */
  readonly inApp: boolean;
}

const PageContext = createContext<PageContextValue | undefined>(undefined);

export function PageContextProvider({ value, children }: { value: PageContextValue; children: ReactNode }) {
  return <PageContext value={value}>{children}</PageContext>;
}

/** The page's context; throws outside a page. */
export function usePageContext(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('usePageContext was called outside a page.');
  return value;
}
