import { pageNotFound, systemError, whiteLabelSettingsUnavailable } from '@storefront/messages/system';
import { urlTo } from '@storefront/routes/url-to';
import { findTheme } from '@storefront/ui/themes/find-theme';
import { themeAttributes } from '@storefront/ui/themes/theme-css';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RenderJob, RenderResult } from '../../render/render-job.types';
import type { RenderPool } from '../../render/render-pool';
import type { Businesses, HostBusiness } from '../businesses';
import type { LiveComposition, LoadedComposition } from '../live-composition';
import { COOKIE } from '../session/cookies';
import { type MatchedRoute, matchRoute } from './composition-routes';
import { htmlDocument } from './html-document';
import type { PageFiles } from './page-files';

/** Shared caches may hold a public page this long, browsers a quarter of it (ledger 2.76). */
export const PUBLIC_CACHE = 'public, max-age=15, s-maxage=60';
export const PRIVATE_CACHE = 'no-store';

export interface DocumentServices {
  readonly businesses: Businesses;
  readonly live: LiveComposition;
  readonly pool: RenderPool;
  readonly files: PageFiles;
}

/** Answers a request for a page: its business by host, its route by the composition, rendered or as a skeleton. */
export async function serveDocument(services: DocumentServices, request: FastifyRequest, reply: FastifyReply) {
  const composition = services.live.now;
  if (!composition) return plain(reply, 503, 'The storefront is starting.');
  const url = addressOf(request.url);
  if (!url) return plain(reply, 404, pageNotFound);
  let host: HostBusiness | undefined;
  try {
    host = await services.businesses.of(request.hostname);
  } catch {
    return plain(reply, 503, whiteLabelSettingsUnavailable);
  }
  if (!host) return plain(reply, 404, 'No storefront lives at this address.');

  if (url.pathname.length > 1 && url.pathname.endsWith('/'))
    return reply.redirect(`/${url.pathname.replace(/^\/+|\/+$/g, '')}${url.search}`, 301);
  const matched = matchRoute(composition.routes, url.pathname);
  // The browser's guard knows who is shopping; without a session's cookies the server need not wait for it.
  if (matched?.route.guards.includes('member') && !hasSession(request))
    return reply.header('cache-control', PRIVATE_CACHE).redirect(urlTo('index'), 302);
  const job = jobOf(composition, host, url, matched);
  const result = await render(services, composition, job);
  if (result.kind === 'redirect') return reply.redirect(sameSite(result.to), result.status);
  const isPublic = result.status === 200 && job.kind === 'public';
  return send(services, composition, host, request, reply, result, isPublic ? PUBLIC_CACHE : PRIVATE_CACHE);
}

/** The address asked for, or undefined when it is none ('//', a broken escape). */
function addressOf(raw: string): URL | undefined {
  try {
    const url = new URL(`http://host${raw}`);
    decodeURI(url.pathname);
    return url.host === 'host' ? url : undefined;
  } catch {
    return undefined;
  }
}

const hasSession = ({ cookies }: FastifyRequest): boolean => Boolean(cookies[COOKIE.access] || cookies[COOKIE.refresh]);

type Rendered = Extract<RenderResult, { kind: 'page' }> & { job: RenderJob };

async function render(services: DocumentServices, composition: LoadedComposition, job: RenderJob) {
  try {
    const result = await services.pool.render(job);
    if (result.kind === 'redirect') return result;
    if (result.kind === 'page') return { ...result, job };
    return renderError(services, composition, job, 404, result.message);
  } catch (error) {
    services.live.report(composition.id, error);
    return renderError(services, composition, job, 503, systemError);
  }
}

async function renderError(
  services: DocumentServices,
  composition: LoadedComposition,
  failed: RenderJob,
  status: number,
  message: string,
): Promise<Rendered> {
  const job = errorJob(failed, status, message);
  const result = await services.pool.render(job);
  if (result.kind !== 'page') throw new Error(`The error page of composition ${composition.id} is no page.`);
  return { ...result, job };
}

const errorJob = (job: RenderJob, status: number, message: string): RenderJob => ({
  ...job,
  kind: 'public',
  page: { package: 'shell', expose: './ErrorPage' },
  params: {},
  error: { status, message },
});

function jobOf(
  composition: LoadedComposition,
  host: HostBusiness,
  url: URL,
  matched: MatchedRoute | undefined,
): RenderJob {
  const job: RenderJob = {
    compositionId: composition.id,
    bundles: Object.values(composition.manifests).map(({ name, version, server }) => ({
      name,
      version,
      sha256: server.sha256,
    })),
    page: { package: matched?.route.package ?? 'shell', expose: matched?.route.expose ?? './ErrorPage' },
    kind: matched?.route.kind ?? 'public',
    url: `${url.pathname}${url.search}`,
    params: matched?.params ?? {},
    query: Object.fromEntries(url.searchParams),
    business: host.business,
    headerFooter: host.headerFooter,
    boundaries: Object.fromEntries(
      Object.values(composition.manifests).flatMap((manifest) =>
        manifest.boundaries
          .filter((boundary) => boundary.server)
          .map((boundary) => [boundary.name, { package: manifest.name, expose: boundary.expose }]),
      ),
    ),
  };
  return matched ? job : errorJob(job, 404, pageNotFound);
}

function send(
  services: DocumentServices,
  composition: LoadedComposition,
  host: HostBusiness,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Rendered,
  cacheControl: string,
) {
  const { job } = result;
  const boundaries = Object.fromEntries(
    result.boundaries.flatMap((name) => {
      const source = job.boundaries[name];
      const container = source && composition.manifests[source.package]?.container;
      return source && container ? [[name, { container, expose: source.expose, package: source.package }]] : [];
    }),
  );
  const shown = [
    ...(job.kind === 'public' ? [job.page] : []),
    ...Object.values(boundaries).map(({ package: name, expose }) => ({ package: name, expose })),
  ];
  const { html, policy } = htmlDocument({
    lang: 'en-GB',
    attributes: themeAttributes(findTheme(host.business.brand)),
    siteName: host.business.name,
    head: result.head,
    origin: `${request.protocol}://${request.host}`,
    html: result.html,
    // The in-app area holds checkout; no other page has any business with a gateway.
    paymentOrigins: job.kind === 'private' ? host.business.paymentOrigins : [],
    icon: `/brand/${host.business.brand}.svg`,
    styles: services.files.styles(composition, [
      { package: 'shell', expose: `./theme-${host.business.brand}` },
      { package: 'shell', expose: './boot' },
      ...shown,
    ]),
    scripts: services.files.scripts(
      composition,
      job.kind === 'public' ? shown : [...shown, { package: 'shell', expose: './in-app' }],
    ),
    state: {
      composition: composition.id,
      business: host.business,
      frame: result.frame,
      kind: job.kind,
      page:
        job.kind === 'public'
          ? {
              ...job.page,
              container: composition.manifests[job.page.package]?.container ?? '',
              params: job.params,
              query: job.query,
              data: result.data,
            }
          : undefined,
      boundaries,
    },
  });
  return reply
    .code(result.status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl,
      'content-security-policy': policy,
      'x-composition': composition.id,
      vary: 'accept-encoding',
    })
    .send(html);
}

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('cache-control', PRIVATE_CACHE).type('text/plain; charset=utf-8').send(text);

/** A page may send the shopper to a path of this storefront only. */
const sameSite = (to: string): string => (/^\/(?![/\\])/.test(to) ? to : '/');
