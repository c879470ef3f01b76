import { useStore } from '@nanostores/react';
import { shared } from '@storefront/bus/bus';
import { useEffect, useState } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { InAppFailure } from '../error-page/InAppFailure';
import { PageSkeleton } from '../frame/PageSkeleton';
import { sessionError } from '../frame/session-error';
import type { BrowserComposition } from '../server/release-routes';
import { compositionOf } from './federation';
import type { Services } from './hydrate';
import { InAppLinks } from './in-app-links';
import { InAppPage } from './in-app-page';
import { reportFailure } from './report-failure';

export interface InAppProps {
  readonly services: Services;
}

/** Basket, slots, checkout and member: pages between which the browser navigates without a new document. */
export function InAppArea({ services }: InAppProps) {
  const [composition, setComposition] = useState<BrowserComposition>();
  const [failed, setFailed] = useState(false);
  const session = useStore(shared.session);
  const sessionFailure = useStore(sessionError);

  useEffect(() => {
    if (!failed)
      compositionOf(services).then(setComposition, (error) => {
        reportFailure(services.state, { part: 'composition', remote: 'shell' }, error);
        setFailed(true);
      });
  }, [services, failed]);

  if (failed) return <InAppFailure onTryAgain={() => setFailed(false)} />;
  if (sessionFailure && session.strategy === 'unknown') return <InAppFailure onTryAgain={sessionFailure.tryAgain} />;
  // Guards need the session, so nothing is decided before it is known.
  if (!composition || session.strategy === 'unknown') return <PageSkeleton />;
  const routes = composition.packages.flatMap((entry) =>
    entry.routes.filter((route) => route.kind === 'private').map((route) => ({ ...route, owner: entry })),
  );
  return (
    <BrowserRouter>
      <InAppLinks services={services} routes={routes}>
        <Routes>
          {routes.map((route) => (
            <Route
              key={route.path}
              path={route.path}
              element={<InAppPage key={route.path} route={route} routes={routes} services={services} />}
            />
          ))}
        </Routes>
      </InAppLinks>
    </BrowserRouter>
  );
}
