import type { Meter } from '@storefront/metrics/meter.types';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LoadedComposition } from '../compositions/live-composition';
import { matchRoute } from '../document/composition-routes';
import { ownerOfExpose, ownerOfUrl, type PageOwner } from '../document/page-owner';
import type { FailureReport } from '../report-routes';

/** Finds compositions by id. */
interface Compositions {
  byId(id: string): LoadedComposition | undefined;
}

interface Measurement {
  readonly name: 'LCP' | 'INP' | 'CLS';
  readonly value: number;
  readonly page: string;
  readonly composition: string;
}

/** Seconds around the limits of good (2.5) and poor (4). */
const PAINT_BUCKETS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10];
/** Seconds around the limits of good (0.2) and poor (0.5). */
const INTERACTION_BUCKETS = [0.05, 0.1, 0.15, 0.2, 0.3, 0.5, 1, 2];
/** Scores around the limits of good (0.1) and poor (0.25). */
const SHIFT_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1];

/** Browsers invent what they like: a label is what a published composition says, or this. */
const UNKNOWN = 'unknown';

const labels = ({ remote = UNKNOWN, version = UNKNOWN }: PageOwner) => ({ remote, version });

/** The module of a private page; measurements of it name its path. */
function privatePage(composition: LoadedComposition | undefined, referer: string | undefined): string {
  if (!composition || !referer || !URL.canParse(referer)) return UNKNOWN;
  return matchRoute(composition.routes, new URL(referer).pathname)?.route.expose ?? UNKNOWN;
}

/** Measures what browsers report: Web Vitals of those who consented, and failures, by remote and version. */
export function measureBrowsers(app: FastifyInstance, meter: Meter, locale: string, compositions: Compositions): void {
  const histogram = (name: string, description: string, buckets: number[], unit?: string) =>
    meter.createHistogram(name, { description, unit, advice: { explicitBucketBoundaries: buckets } });
  const lcp = histogram('storefront.web_vitals.lcp', 'Largest Contentful Paint', PAINT_BUCKETS, 's');
  const inp = histogram('storefront.web_vitals.inp', 'Interaction to Next Paint', INTERACTION_BUCKETS, 's');
  const cls = histogram('storefront.web_vitals.cls', 'Cumulative Layout Shift', SHIFT_BUCKETS);
  const failures = meter.createCounter('storefront.browser.failures', {
    description: 'Failures that browsers reported, by the remote and version of their page or part',
  });
  const measured = ({ body, headers }: FastifyRequest) => {
    const { name, value, page, composition: id } = body as Measurement;
    const composition = compositions.byId(id);
    const isPublic = page.startsWith('./');
    const owner = isPublic ? ownerOfExpose(composition, page) : ownerOfUrl(composition, headers.referer);
    const known = owner.remote && isPublic ? page : privatePage(composition, headers.referer);
    const seen = { ...labels(owner), page: known };
    if (name === 'LCP') lcp.record(value / 1000, seen);
    else if (name === 'INP') inp.record(value / 1000, seen);
    else cls.record(value, seen);
  };
  const reported = ({ body }: FastifyRequest) => {
    const { remote, composition: id, url } = body as FailureReport;
    const composition = compositions.byId(id);
    const version = remote && composition?.manifests[remote]?.version;
    failures.add(1, labels(version ? { remote, version } : ownerOfUrl(composition, url)));
  };
  const counters: Readonly<Record<string, (request: FastifyRequest) => void>> = {
    [`POST /${locale}/measurements`]: measured,
    [`POST /${locale}/rum`]: reported,
  };
  app.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode < 300) counters[`${request.method} ${request.routeOptions.url}`]?.(request);
    done();
  });
}
