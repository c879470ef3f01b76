import { createClient } from '@storefront/api/client';
import { createOnDemandTransport } from '@storefront/api/transport-on-demand';
import { serverClockOffset } from '@storefront/bus/bus';
import type { BoundaryEntry } from '@storefront/remote-kit/page-parts/boundary-entry.types';
import { type ComponentType, startTransition, useCallback, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { DocumentTree } from '../frame/document-tree';
import { PageFailure } from '../frame/notices/PageFailure';
import type { PublicPage } from '../frame/PageBody';
import type { PageState } from '../server/document/page-state.types';
import { answerConsent } from './answer-consent';
import { reportFailure } from './failures/report-failure';
import { showFlashMessage } from './flash-message/flash-message';
import { releaseForms } from './forms/release-forms';
import { replayEarlySubmits } from './forms/replay-early-submits';
import { saveInputs } from './forms/save-inputs';
import type { InAppProps } from './in-app/in-app';
import { previousPage } from './in-app/previous-page';
import { rememberReferrer } from './in-app/remember-referrer';
import type { FirstModules } from './remotes/first-modules';
import { remoteBoundaries } from './remotes/remote-boundaries';
import type { ShareScope } from './remotes/share-scope';
import { initSession } from './session/init-session';

/** Hydrates the server's document and starts what the page needs. */
export function hydrate(state: PageState, modules: FirstModules, shareScope: ShareScope) {
  // Hydration must find the days that the server wrote; the session's snapshot then brings the exact time.
  serverClockOffset.set(state.clockOffset ?? 0);
  const locale = state.business.locale;
  const api = createClient({
    locale,
    transport: createOnDemandTransport({ refreshPath: `/${locale}/session/refresh` }),
  });
  const services = { state, api, shareScope };
  const boundaries = remoteBoundaries(services, modules);
  const root = document.getElementById('page');
  if (!root) throw new Error('The document does not contain a page.');
  const serverHtml = root.innerHTML;
  const restoreInputs = saveInputs(root);
  // As a transition, hydration yields to input and painting.
  startTransition(() => {
    hydrateRoot(
      root,
      <Storefront
        services={services}
        modules={modules}
        boundaries={boundaries}
        restoreInputs={restoreInputs}
        rendered={renderedPage(state)}
      />,
      {
        onRecoverableError: (error) => reportFailure(state, { part: 'hydration' }, error),
        onUncaughtError: (error) => {
          reportFailure(state, { part: 'frame', remote: 'shell' }, error);
          // React would leave an empty page; the server's HTML still works by its links and forms.
          setTimeout(() => {
            root.innerHTML = serverHtml;
            releaseForms();
          });
        },
      },
    );
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
  rendered,
}: {
  services: Services;
  modules: FirstModules;
  boundaries: Readonly<Record<string, BoundaryEntry>>;
  restoreInputs: () => void;
  rendered: PublicPage['rendered'];
}) {
  const { state, api } = services;
  const [Area, setArea] = useState<ComponentType<InAppProps>>();
  const [areaFailed, setAreaFailed] = useState(false);
  const onHydrated = useCallback(() => {
    initSession(services);
    answerConsent(services);
    // A page of the in-app area reports itself when it is shown.
    if (services.state.kind === 'public')
      rememberReferrer(services.state.navigation, location.pathname + location.search, previousPage());
    restoreInputs();
    // After the restored inputs have reached the components' state.
    setTimeout(replayEarlySubmits);
    // A private page reports itself when it is shown.
    if (services.state.kind === 'public') setTimeout(showFlashMessage);
  }, [services, restoreInputs]);
  useEffect(() => {
    if (state.kind === 'private' && !areaFailed)
      import(/* webpackChunkName: "in-app" */ './in-app/in-app').then(
        (module) => setArea(() => module.InAppArea),
        (error) => {
          reportFailure(state, { part: 'in-app', remote: 'shell' }, error);
          setAreaFailed(true);
        },
      );
  }, [state, areaFailed]);
  return (
    <DocumentTree
      business={state.business}
      frame={state.frame}
      url={`${location.pathname}${location.search}`}
      navigation={state.navigation}
      route={state.route}
      page={
        state.page && {
          Page: modules.page?.Page,
          rendered,
          data: state.page.data,
          params: state.page.params,
          query: state.page.query,
        }
      }
      boundaries={boundaries}
      api={api}
      navigate={goTo}
      area={
        Area ? (
          <Area services={services} />
        ) : areaFailed && !state.page ? (
          <PageFailure onTryAgain={() => setAreaFailed(false)} />
        ) : undefined
      }
      onHydrated={onHydrated}
    />
  );
}

/** The page's HTML from the server, which the shopper keeps when its code throws. */
function renderedPage(state: PageState): PublicPage['rendered'] {
  const element = () => document.querySelector<HTMLElement>('[data-page]');
  return {
    html: element()?.innerHTML ?? '',
    saveInputs() {
      const page = element();
      return page ? saveInputs(page) : () => undefined;
    },
    onFailure(error) {
      const { expose = '', package: remote, version } = state.page ?? {};
      reportFailure(state, { part: expose, remote, version }, error);
    },
  };
}

function goTo(url: string, options?: { replace?: boolean }) {
  if (options?.replace) location.replace(url);
  else location.assign(url);
}
