import { createClient } from '@storefront/api/client';
import { createAxiosTransport } from '@storefront/api/transport-axios';
import type { BoundaryEntry } from '@storefront/remote-kit/boundary';
import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { DocumentTree } from '../frame/document-tree';
import type { PageState } from '../server/document/page-state.types';
import type { FirstModules } from './first-modules';
import type { InAppProps } from './in-app';
import { keepInputs } from './keep-inputs';
import { remoteBoundaries } from './remote-boundaries';
import { replayEarly } from './replay-early';
import { reportFailure } from './report-failure';
import type { ShareScope } from './share-scope';
import { wakeSession } from './wake-session';

/** Attaches React to the server's document and starts what the page needs to answer. */
export function hydrate(state: PageState, modules: FirstModules, shareScope: ShareScope) {
  const locale = state.business.locale;
  const api = createClient({
    locale,
    transport: createAxiosTransport({ refreshPath: `/${locale}/session/refresh` }),
  });
  const services = { state, api, shareScope };
  const boundaries: Record<string, BoundaryEntry> = {
    ...remoteBoundaries(services),
    ...Object.fromEntries(
      Object.entries(modules.boundaries).map(([name, module]) => [
        name,
        {
          policy: 'degradable' as const,
          component: module.Boundary,
          load: async () => module.Boundary,
          report: (error: unknown) => reportFailure(state, name, error),
        },
      ]),
    ),
  };
  const root = document.getElementById('page');
  if (!root) throw new Error('The document has no page.');
  // As a transition, hydration gives way to taps and paints between its parts.
  const restoreInputs = keepInputs(root);
  startTransition(() => {
    hydrateRoot(root, <Storefront {...{ services, modules, boundaries, restoreInputs }} />, {
      onRecoverableError: (error) => reportFailure(state, 'hydration', error),
      onUncaughtError: (error) => reportFailure(state, 'page', error),
    });
  });
}

export interface Services {
  readonly state: PageState;
  readonly api: ReturnType<typeof createClient>;
  readonly shareScope: ShareScope;
}

function Storefront({
  services,
  modules,
  boundaries,
  restoreInputs,
}: {
  services: Services;
  modules: FirstModules;
  boundaries: Readonly<Record<string, BoundaryEntry>>;
  restoreInputs: () => void;
}) {
  const { state, api } = services;
  const [Area, setArea] = useState<ComponentType<InAppProps>>();
  const onAwake = useCallback(() => {
    wakeSession(services);
    restoreInputs();
    // After the restored choices have reached the components' state.
    setTimeout(replayEarly);
  }, [services, restoreInputs]);
  useEffect(() => {
    if (state.kind === 'private')
      import(/* webpackChunkName: "in-app" */ './in-app').then(
        (module) => setArea(() => module.InAppArea),
        (error) => reportFailure(state, 'in-app', error),
      );
  }, [state]);
  return (
    <DocumentTree
      business={state.business}
      frame={state.frame}
      url={`${location.pathname}${location.search}`}
      page={
        state.page && modules.page
          ? { Page: modules.page.Page, data: state.page.data, params: state.page.params, query: state.page.query }
          : undefined
      }
      boundaries={boundaries}
      api={api}
      navigate={goTo}
      area={Area ? <Area services={services} /> : undefined}
      onAwake={onAwake}
    />
  );
}

function goTo(url: string, options?: { replace?: boolean }) {
  if (options?.replace) location.replace(url);
  else location.assign(url);
}
