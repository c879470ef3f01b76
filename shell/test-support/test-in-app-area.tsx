import type { ApiClient } from '@storefront/api/client';
import type { Business } from '@storefront/remote-kit/business.types';
import { PageContextProvider } from '@storefront/remote-kit/page-context';
import { act, render } from '@testing-library/react';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router';
import type { Services } from '../src/browser/hydrate';
import type { InAppRoute } from '../src/browser/in-app/in-app-page';
import { InAppRoutes } from '../src/browser/in-app/in-app-routes';
import type { BrowserPackage } from '../src/server/compositions/release-routes';

const owner = { name: 'mf-member', version: '2.0.0' } as BrowserPackage;

/** A private page of mf-member. */
export const testRoute = (path: string, changes: Partial<InAppRoute> = {}): InAppRoute => ({
  owner,
  path,
  expose: './OrderPage',
  guards: [],
  ...changes,
});

export const testServices = {
  state: {
    composition: 'c1',
    business: { locale: 'en-gb', name: 'Pipwell', brand: 'fresh', copy: {}, postcodeRules: [] } as unknown as Business,
    navigation: { roles: {}, header: [], bottomBar: [], backLinks: {}, noReturn: [], boundaries: [] },
    route: {},
  },
  api: {} as ApiClient,
} as unknown as Services;

let navigate: NavigateFunction = () => undefined;
let at = '';
function Location() {
  navigate = useNavigate();
  const { pathname, search } = useLocation();
  at = pathname + search;
  return null;
}

/** Renders the in-app area at `url`. `leave` is called with a URL that needs another document. */
export async function renderInAppArea(url: string, routes: readonly InAppRoute[]) {
  const leave = jest.fn();
  const { business } = testServices.state;
  await act(async () => {
    render(
      <PageContextProvider value={{ business, api: testServices.api, navigate: leave, url, inApp: false }}>
        <MemoryRouter initialEntries={[url]}>
          <Location />
          <main>
            <InAppRoutes services={testServices} routes={routes} />
          </main>
        </MemoryRouter>
      </PageContextProvider>,
    );
  });
  return { leave, location: () => at, go: (to: string) => act(async () => navigate(to)) };
}
