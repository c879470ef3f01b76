import { shared } from '@storefront/bus/bus';
import type { SharedState } from '@storefront/bus/state.types';
import { otherErrorTitle } from '@storefront/messages/system';
import type { GuardName } from '@storefront/remote-kit/define-remote';
import type { PageModule, PageProps } from '@storefront/remote-kit/page.types';
import { PageContextProvider, usePageContext } from '@storefront/remote-kit/page-context';
import { canRetryInPlace } from '@storefront/remote-kit/page-parts/can-retry-in-place';
import { PartFailure } from '@storefront/remote-kit/part-failure';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { matchPath, useLocation, useNavigate, useParams } from 'react-router';
import { InAppFailure } from '../../error-page/InAppFailure';
import { InAppMissing } from '../../error-page/InAppMissing';
import { currentPage } from '../../frame/current-page';
import type { Navigation, ShownRoute } from '../../navigation/navigation.types';
import { shownRoute } from '../../navigation/navigation-of';
import type { BrowserPackage } from '../../server/compositions/release-routes';
import { CodeFault, messageOf } from '../failures/faults';
import { reportFailure } from '../failures/report-failure';
import { setFlashMessage, showFlashMessage } from '../flash-message/flash-message';
import { replacePlainPage } from '../forms/plain-page';
import type { Services } from '../hydrate';
import { asPage } from '../remotes/check-module';
import { loadExpose, releaseInPage } from '../remotes/federation';
import { evaluateGuards } from './guards';
import { LoadingPage } from './loading-page';
import { focusHeading } from './page-heading';
import { needsDocument } from './policy-of-document';
import { afterPress } from './press-end';
import { previousPage, rememberPage } from './previous-page';
import { rememberReferrer } from './remember-referrer';

export interface InAppRoute extends ShownRoute {
  readonly owner: BrowserPackage;
  readonly path: string;
  readonly expose: string;
  readonly guards: readonly GuardName[];
}

type Shown =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'not-found'; readonly message: string }
  | ({ readonly kind: 'page'; readonly module: PageModule; readonly url: string } & PageProps<unknown>);

interface InAppPageProps {
  readonly route: InAppRoute;
  /** The routes of the in-app area, which need no new document. */
  readonly routes: readonly InAppRoute[];
  readonly services: Services;
}

/** The previous page, unless its own guards would redirect the shopper again. */
function allowedPreviousPage(routes: readonly InAppRoute[], navigation: Navigation): string | undefined {
  const previous = previousPage();
  if (!previous) return undefined;
  const { pathname } = new URL(previous, window.location.origin);
  const guards = routes.find(({ path }) => matchPath(path, pathname))?.guards ?? [];
  return evaluateGuards(guards, sharedState(), navigation, undefined).kind === 'allow' ? previous : undefined;
}

/** One page of the in-app area: its guards, its remote, its data, then the page. */
export function InAppPage({ route, routes, services }: InAppPageProps) {
  const params = useParams() as Record<string, string>;
  const location = useLocation();
  const routerNavigate = useNavigate();
  const outerContext = usePageContext();
  const [shown, setShown] = useState<Shown>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const url = location.pathname + location.search;

  const navigate = useCallback(
    (to: string, options?: { replace?: boolean }) => {
      const target = new URL(to, window.location.origin);
      const found = routes.find(({ path }) => matchPath(path, target.pathname));
      if (target.origin === window.location.origin && found && !needsDocument(services, found))
        routerNavigate(target.pathname + target.search, options);
      else outerContext.navigate(to, options);
    },
    [routerNavigate, outerContext, routes, services],
  );

  const fail = (error: unknown) => {
    const { version } = releaseInPage(route.owner);
    reportFailure(services.state, { part: route.expose, remote: route.owner.name, version }, error);
    setShown({ kind: 'failed', error });
    document.title = `${otherErrorTitle}, ${services.state.business.name}`;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL determines everything; `attempt` triggers a retry
  useEffect(() => {
    let current = true;
    const { navigation } = services.state;
    const show = async () => {
      const guardResult = evaluateGuards(
        route.guards,
        sharedState(),
        navigation,
        allowedPreviousPage(routes, navigation),
      );
      if (guardResult.kind === 'redirect') {
        if (guardResult.reason) setFlashMessage(guardResult.reason);
        return navigate(guardResult.to, { replace: true });
      }
      const module = await loadExpose(services, route.owner.name, route.expose, asPage);
      const query = Object.fromEntries(new URLSearchParams(location.search));
      const result = await module.load({
        params,
        query,
        path: location.pathname,
        business: services.state.business,
        api: services.api,
      });
      if (!current) return;
      if (result.kind === 'redirect') return navigate(result.to, { replace: true });
      if (result.kind === 'not-found') {
        document.title = `${result.message}, ${services.state.business.name}`;
        return present(result);
      }
      document.title = result.head.title;
      rememberReferrer(services.state.navigation, url, previousPage());
      rememberPage(url);
      currentPage.set({ url, route: shownRoute(route) });
      await present({ kind: 'page', module, data: result.data, params, query, url });
      showFlashMessage();
    };
    // At once, so that no press can begin on the plain page before it is removed.
    const update = (change: () => void) => afterPress(() => current && flushSync(change));
    const present = (next: Shown) => update(() => setShown(next));
    show().catch((error) => update(() => fail(error)));
    return () => {
      current = false;
    };
  }, [url, attempt]);

  // The plain page was this page already: the shopper stays where they are in it.
  const wasPlain = useRef(false);
  // Before the next paint, so that the shopper never sees both.
  useLayoutEffect(() => {
    // A missing page has another heading than the plain page before it, so it gets the focus.
    if (shown.kind === 'not-found') replacePlainPage();
    if (shown.kind === 'page') wasPlain.current = replacePlainPage();
  }, [shown]);

  // Runs when the page or the not-found page is rendered. A failure manages its own focus and does not scroll, so that
  // its button does not move.
  useEffect(() => {
    if (shown.kind === 'not-found' || (shown.kind === 'page' && !wasPlain.current)) focusHeading();
  }, [shown]);

  const context = useMemo(() => ({ ...outerContext, navigate, url, inApp: true }), [outerContext, navigate, url]);
  if (shown.kind === 'failed')
    return (
      <InAppFailure
        reason={shown.error}
        onTryAgain={() => {
          // Broken code needs another version, which a new document brings.
          if (!canRetryInPlace(shown.error)) return window.location.reload();
          setShown({ kind: 'loading' });
          setAttempt((count) => count + 1);
        }}
      />
    );
  if (shown.kind === 'not-found') return <InAppMissing message={shown.message} />;
  if (shown.kind === 'loading') return <LoadingPage />;
  // The parameters that the data belongs to: those of the URL may already be the next page's.
  const { module, data, params: ownParams, query } = shown;
  return (
    <PageContextProvider value={context}>
      <PartFailure key={shown.url} fallback={null} onFailure={(error) => fail(new CodeFault(messageOf(error)))}>
        <module.Page data={data} params={ownParams} query={query} />
      </PartFailure>
    </PageContextProvider>
  );
}

const sharedState = (): SharedState => ({
  session: shared.session.get(),
  location: shared.location.get(),
  store: shared.store.get(),
  fulfilment: shared.fulfilment.get(),
  basket: shared.basket.get(),
  slot: shared.slot.get(),
});
