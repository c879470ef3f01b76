import { shownRoute } from '../../navigation/navigation-of';
import type { PageError, RenderJob, RenderPart } from '../../render/render-job.types';
import type { HostBusiness } from '../businesses';
import type { ShellConfig } from '../config';
import type { LoadedComposition } from '../live-composition';
import type { MatchedRoute } from './composition-routes';

export interface PageRequest {
  readonly composition: LoadedComposition;
  readonly host: HostBusiness;
  readonly url: URL;
  /** Absent when no page has this address. */
  readonly matched?: MatchedRoute;
}

/** The job of a page as its address asks for it; without a matched route it is the error page's. */
export function pageJob(config: ShellConfig, { composition, host, url, matched }: PageRequest): RenderJob {
  const boundaries = Object.values(composition.manifests).flatMap((manifest) =>
    manifest.boundaries
      .filter(({ server }) => server)
      .map(({ name, expose, deadlineMs }): RenderPart => ({ name, package: manifest.name, expose, deadlineMs })),
  );
  return {
    page: {
      name: 'page',
      package: matched?.route.package ?? 'shell',
      expose: matched?.route.expose ?? './ErrorPage',
      deadlineMs: config.renderDeadlineMs,
    },
    kind: matched?.route.kind ?? 'public',
    url: `${url.pathname}${url.search}`,
    navigation: composition.navigation,
    route: shownRoute(matched?.route),
    params: matched?.params ?? {},
    query: queryOf(url.searchParams),
    business: host.business,
    headerFooter: host.headerFooter,
    boundaries,
    apiDeadlineMs: config.apiDeadlineMs,
    // Longer than its calls may take together: a later `load` is the page's own fault.
    loadDeadlineMs: config.apiDeadlineMs + config.renderDeadlineMs,
  };
}

/** What an address asks, by name; a name that a form of ticks sent more than once has its values with commas between them. */
const queryOf = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...new Set(search.keys())].map((name) => [name, search.getAll(name).join(',')]));

/** The error page in place of the page that was asked for. It needs nothing but the shell. */
export const errorJob = (job: RenderJob, error: PageError): RenderJob => ({
  ...job,
  kind: 'public',
  page: { ...job.page, package: 'shell', expose: './ErrorPage' },
  boundaries: [],
  params: {},
  stale: undefined,
  error,
});
