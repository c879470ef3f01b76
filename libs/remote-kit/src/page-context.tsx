import type { ApiClient } from '@storefront/api/client';
import { createContext, type ReactNode, useContext } from 'react';
import type { Business } from './business.types';

/** What every component of a page may ask for. */
export interface PageContextValue {
  readonly business: Business;
  /** Calls of the back end; on the server it refuses, because a page's data comes from its `load`. */
  readonly api: ApiClient;
  /** Goes to another page: within the in-app area without a new document, otherwise with one. */
  readonly navigate: (url: string, options?: { replace?: boolean }) => void;
  /** Path and query of the page that is shown. */
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
