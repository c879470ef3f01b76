import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { useRead } from '@storefront/remote-kit/use-read';
import { useCallback } from 'react';
import { BrowserRouter } from 'react-router';
import { InAppFailure } from '../../error-page/InAppFailure';
import { sessionError } from '../../frame/notices/session-error';
import type { BrowserComposition } from '../../server/compositions/release-routes';
import { reportFailure } from '../failures/report-failure';
import type { Services } from '../hydrate';
import { OfflinePages } from '../offline/offline-pages';
import { compositionOf } from '../remotes/federation';
import { InAppLinks } from './in-app-links';
import { InAppRoutes } from './in-app-routes';
import { LoadingPage } from './loading-page';

export interface InAppProps {
  readonly services: Services;
}

async function readComposition(services: Services): Promise<{ kind: 'read'; data: BrowserComposition }> {
  try {
    return { kind: 'read', data: await compositionOf(services) };
  } catch (error) {
    reportFailure(services.state, { part: 'composition', remote: 'shell' }, error);
    throw error;
  }
}

/** Basket, slots, checkout and member: pages between which the browser navigates without a new document. */
export function InAppArea({ services }: InAppProps) {
  const [composition, readAgain] = useRead(useCallback(() => readComposition(services), [services]));
  const session = useStore(shared.session);
  const sessionFailure = useStore(sessionError);

  if (composition.kind === 'failed') return <InAppFailure onTryAgain={readAgain} />;
  if (sessionFailure && session.strategy === 'unknown') return <InAppFailure onTryAgain={sessionFailure.tryAgain} />;
  // Guards need the session, so nothing is decided before it is known.
  if (composition.kind !== 'read' || session.strategy === 'unknown') return <LoadingPage />;
  const routes = composition.data.packages.flatMap((entry) =>
    entry.routes.filter((route) => route.kind === 'private').map((route) => ({ ...route, owner: entry })),
  );
  return (
    <BrowserRouter>
      <OfflinePages state={services.state} />
      <InAppLinks services={services} routes={routes}>
        <InAppRoutes services={services} routes={routes} />
      </InAppLinks>
    </BrowserRouter>
  );
}
