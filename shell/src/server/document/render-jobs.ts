import { shownRoute } from '../../navigation/navigation-of';
import type { PageError, PlainPageContent, RenderJob, RenderPart } from '../../render/render-job.types';
import { backEndClockOffset } from '../api/back-end-clock';
import type { HostBusiness } from '../businesses';
import type { LoadedComposition } from '../compositions/live-composition';
import type { ShellConfig } from '../config';
import type { MatchedRoute } from './composition-routes';
import { storageOf } from './storage-of';

/** A plain page with its data. */
export interface PlainPage {
  /** Such as './plain-pages/basket'. */
  readonly expose: string;
  readonly content: PlainPageContent;
}

export interface PageRequest {
  readonly composition: LoadedComposition;
  readonly host: HostBusiness;
  readonly url: URL;
  /** Missing when no route matches. */
  readonly matched?: MatchedRoute;
  /** For a private page: what to show before its code has loaded. */
  readonly plainPage?: PlainPage;
  /** For a private page: the slug of the store that the shopper has chosen. */
  readonly chosenStore?: string | undefined;
  /** The package of which the browser renders everything. */
  readonly leftToBrowser?: string | undefined;
}

/** The job of a request; without a matched route it is the error page's. */
export function pageJob(config: ShellConfig, request: PageRequest): RenderJob {
  const { composition, host, url, matched, plainPage, chosenStore, leftToBrowser } = request;
  const boundaries = Object.values(composition.manifests).flatMap((manifest) =>
    manifest.boundaries
      .filter(({ server }) => server && manifest.name !== leftToBrowser)
      .map(({ name, expose, deadlineMs }): RenderPart => ({ name, package: manifest.name, expose, deadlineMs })),
  );
  return {
    page: {
      name: 'page',
      package: matched?.route.package ?? 'shell',
      expose: plainPage?.expose ?? matched?.route.expose ?? './ErrorPage',
      deadlineMs: config.renderDeadlineMs,
    },
    kind: matched?.route.kind ?? 'public',
    plainPage: plainPage?.content,
    url: `${url.pathname}${url.search}`,
    navigation: composition.navigation,
    route: shownRoute(matched?.route),
    title: matched?.route.title,
    params: matched?.params ?? {},
    chosenStore,
    query: queryOf(url.searchParams),
    business: host.business,
    headerFooter: host.headerFooter,
    boundaries,
    storage: matched?.route.listsStorage && storageOf(composition.manifests),
    apiDeadlineMs: config.apiDeadlineMs,
    // Longer than all of its calls may take: a later `load` is the page's own fault.
    loadDeadlineMs: config.apiDeadlineMs + config.renderDeadlineMs,
    clockOffset: backEndClockOffset(),
  };
}

/** The query by name; several values of a name, as checkboxes send them, are joined by commas. */
export const queryOf = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name).join(',')]));

/** The error page instead of the requested page. It needs only the shell. */
export const errorJob = (job: RenderJob, error: PageError): RenderJob => ({
  ...job,
  kind: 'public',
  page: { ...job.page, package: 'shell', expose: './ErrorPage' },
  boundaries: [],
  params: {},
  plainPage: undefined,
  stale: undefined,
  error,
});
