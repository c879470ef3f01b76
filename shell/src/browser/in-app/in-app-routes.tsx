import { Route, Routes } from 'react-router';
import type { Services } from '../hydrate';
import { InAppPage, type InAppRoute } from './in-app-page';

interface InAppRoutesProps {
  readonly services: Services;
  readonly routes: readonly InAppRoute[];
}

/** Shows the private page at the router's URL. */
export function InAppRoutes({ services, routes }: InAppRoutesProps) {
  return (
    <Routes>
      {routes.map((route) => (
        <Route
          key={route.path}
          path={route.path}
          element={<InAppPage key={route.path} route={route} routes={routes} services={services} />}
        />
      ))}
    </Routes>
  );
}
