import type { ApiClient } from '@storefront/api/client';
import { type BoundaryEntry, BoundaryProvider } from '@storefront/remote-kit/boundary';
import type { Business } from '@storefront/remote-kit/business.types';
import type { PageProps } from '@storefront/remote-kit/page.types';
import { PageContextProvider } from '@storefront/remote-kit/page-context';
import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import { Frame } from './Frame';
import type { FrameData } from './frame.types';
import { PageSkeleton } from './PageSkeleton';

export interface DocumentProps {
  readonly business: Business;
  readonly frame: FrameData;
  /** Path and query. */
  readonly url: string;
  /** A public page; absent on a private one, whose `area` comes in the browser. */
  readonly page?: {
    readonly Page: ComponentType<PageProps<unknown>>;
    readonly data: unknown;
    readonly params: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
  };
  readonly boundaries: Readonly<Record<string, BoundaryEntry>>;
  readonly api: ApiClient;
  readonly navigate: (url: string, options?: { replace?: boolean }) => void;
  /** The in-app area of a private page, once it has been loaded. */
  readonly area?: ReactNode;
  /** Called when everything is in the document and answers. */
  readonly onAwake?: () => void;
}

/** The one tree that the server renders and the browser hydrates. */
export function DocumentTree({ business, frame, url, page, boundaries, api, navigate, area, onAwake }: DocumentProps) {
  const context = useMemo(() => ({ business, api, navigate, url, inApp: !page }), [business, api, navigate, url, page]);
  useEffect(() => onAwake?.(), [onAwake]);
  return (
    <PageContextProvider value={context}>
      <BoundaryProvider entries={boundaries}>
        <Frame business={business} frame={frame} url={url}>
          {page ? <page.Page data={page.data} params={page.params} query={page.query} /> : (area ?? <PageSkeleton />)}
        </Frame>
      </BoundaryProvider>
    </PageContextProvider>
  );
}
