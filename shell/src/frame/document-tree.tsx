import type { ApiClient } from '@storefront/api/client';
import { BoundaryProvider } from '@storefront/remote-kit/boundary';
import type { Business } from '@storefront/remote-kit/business.types';
import { PageContextProvider } from '@storefront/remote-kit/page-context';
import type { BoundaryEntry } from '@storefront/remote-kit/page-parts/boundary-entry.types';
import { type ReactNode, useEffect, useMemo } from 'react';
import type { Navigation, ShownRoute } from '../navigation/navigation.types';
import { NavigationProvider } from '../navigation/navigation-context';
import { Frame } from './Frame';
import type { FrameData } from './frame.types';
import { PartNotice } from './notices/PartNotice';
import { PageBody, type PublicPage } from './PageBody';
import { PageSkeleton } from './PageSkeleton';

export interface DocumentProps {
  readonly business: Business;
  readonly frame: FrameData;
  /** Path and query. */
  readonly url: string;
  readonly navigation: Navigation;
  /** The route of the page at this URL. */
  readonly route: ShownRoute;
  /** A public page, or the plain page of a private one, whose `area` is rendered in the browser. */
  readonly page?: PublicPage;
  readonly boundaries: Readonly<Record<string, BoundaryEntry>>;
  readonly api: ApiClient;
  readonly navigate: (url: string, options?: { replace?: boolean }) => void;
  /** The in-app area of a private page, once it has loaded. */
  readonly area?: ReactNode;
  /** Called when the whole tree is hydrated. */
  readonly onHydrated?: () => void;
}

const renderPartNotice = (tryAgain: () => void) => <PartNotice onTryAgain={tryAgain} />;

/** The tree that the server renders and the browser hydrates. */
export function DocumentTree(props: DocumentProps) {
  const { business, frame, url, navigation, route, page, boundaries, api, navigate, area, onHydrated } = props;
  const context = useMemo(() => ({ business, api, navigate, url, inApp: !page }), [business, api, navigate, url, page]);
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <PageContextProvider value={context}>
      <NavigationProvider value={navigation}>
        <BoundaryProvider entries={boundaries} renderFailureNotice={renderPartNotice}>
          <Frame business={business} frame={frame} url={url} route={route}>
            {page && <PageBody page={page} />}
            {area ?? (!page && <PageSkeleton />)}
          </Frame>
        </BoundaryProvider>
      </NavigationProvider>
    </PageContextProvider>
  );
}
