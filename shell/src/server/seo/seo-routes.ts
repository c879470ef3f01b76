import { HOUR_MS } from '@storefront/api/durations';
import { urlTo } from '@storefront/routes/url-to';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Businesses, HostBusiness } from '../businesses';
import type { LivePins } from '../canary/live-pins';
import type { LiveComposition } from '../compositions/live-composition';
import type { ShellConfig } from '../config';
import { type CompositionRoute, matchRoute } from '../document/composition-routes';
import { originOf } from '../document/origin';
import { DEEP_LINK_PATH } from '../entry-points/deep-link';
import { isLoopback, isProductionHost } from './production-host';
import { sitemapIndex, urlSet } from './sitemap-xml';
import { editorialPaths, storePaths, storeSlugs } from './store-paths';

/** Search engines visit a few times a day. */
const FRESH_MS = HOUR_MS;
const ONE_HOUR_CACHE = `public, max-age=${FRESH_MS / 1_000}`;
/** Maximum number of site maps in memory: enough for the stores of several large chains. */
const MAX_CACHED = 600;
/** Paths that search engines must not follow, besides pages that say so: those of forms and scripts. */
const DISALLOWED_PATHS = ['/actions/', '/en-gb/'];

/** Pages without content of their own. */
const UNLISTED_PATHS: readonly string[] = [urlTo('tv'), DEEP_LINK_PATH];

interface SeoServices {
  readonly config: ShellConfig;
  readonly businesses: Businesses;
  readonly live: LiveComposition;
  readonly pins: Pick<LivePins, 'of'>;
}

/**
 * Serves /robots.txt everywhere, and /sitemap.xml with one site map of the business's pages and one per store, on the
 * production hosts.
 */
export function seoRoutes(app: FastifyInstance, services: SeoServices) {
  const { config, businesses, live, pins } = services;
  /** The routes of what a business is shown. */
  const routesOf = ({ business }: HostBusiness) => (pins.of(business) ?? live.now)?.routes ?? [];
  const cache = new LRUCache<string, Promise<readonly string[] | undefined>>({ max: MAX_CACHED, ttl: FRESH_MS });

  /** The same for every request within the hour. */
  function pathsOf(host: HostBusiness, storeSlug: string) {
    const { business } = host;
    const key = `${business.businessId} ${storeSlug}`;
    const known = cache.get(key);
    if (known) return known;
    const paths = storePaths({ config, business, routes: routesOf(host) }, storeSlug);
    cache.set(key, paths);
    // Failures and unknown stores are not cached.
    const forget = () => cache.delete(key);
    paths.then((found) => found ?? forget(), forget);
    return paths;
  }

  const onProduction =
    <Params>(xmlOf: (host: HostBusiness, request: FastifyRequest<{ Params: Params }>) => Promise<string | undefined>) =>
    async (request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) => {
      const host = isProductionHost(config, request.hostname) ? await businesses.of(request.hostname) : undefined;
      const xml = host && (await xmlOf(host, request));
      if (!xml) return missing(reply);
      return reply.header('cache-control', ONE_HOUR_CACHE).type('application/xml; charset=utf-8').send(xml);
    };

  app.get('/robots.txt', async (request, reply) => {
    const open = isProductionHost(config, request.hostname);
    const pages = (live.now?.routes ?? []).filter(({ robots }) => robots === 'disallow').map(({ path }) => path);
    const closed = open || isLoopback(request.hostname) ? [...pages, ...DISALLOWED_PATHS] : ['/'];
    const lines = closed.map((path) => `Disallow: ${path}`);
    return reply
      .header('cache-control', ONE_HOUR_CACHE)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...lines,
          ...(open ? ['', `Sitemap: ${originOf(config, request)}/sitemap.xml`] : []),
          '',
        ].join('\n'),
      );
  });

  app.get(
    '/sitemap.xml',
    onProduction(async ({ business }, request) => {
      const slugs = await storeSlugs({ config, business });
      return sitemapIndex(originOf(config, request), [
        '/sitemaps/pages.xml',
        ...slugs.map((slug) => `/sitemaps/stores/${encodeURIComponent(slug)}.xml`),
      ]);
    }),
  );

  app.get(
    '/sitemaps/pages.xml',
    onProduction(async (host, request) => {
      const routes = routesOf(host);
      const own = routes.filter(({ kind, path }) => kind === 'public' && !path.includes(':')).map(({ path }) => path);
      const isShown = (path: string) => matchRoute(routes, path)?.route.kind === 'public';
      const paths = new Set([...own, ...(await editorialPaths({ config, business: host.business })).filter(isShown)]);
      for (const path of UNLISTED_PATHS) paths.delete(path);
      return urlSet(originOf(config, request), [...paths]);
    }),
  );

  app.get<{ Params: { file: string } }>(
    '/sitemaps/stores/:file',
    onProduction<{ file: string }>(async (host, request) => {
      const slug = /^(.{1,160})\.xml$/.exec(request.params.file)?.[1];
      const paths = slug ? await pathsOf(host, slug) : undefined;
      if (!slug || !paths) return undefined;
      // A path that no package of the composition shows is left out, whatever the back end lists.
      const routes = routesOf(host);
      const isShown = (path: string) => matchRoute(routes, path)?.route.kind === 'public';
      return urlSet(originOf(config, request), [...new Set([...pagesOfStore(routes, slug), ...paths.filter(isShown)])]);
    }),
  );
}

/** The public pages that every store has, such as its offers. */
const pagesOfStore = (routes: readonly CompositionRoute[], storeSlug: string): string[] =>
  routes
    .filter(({ kind, path }) => kind === 'public' && path.match(/:\w+/g)?.join() === ':storeSlug')
    .map(({ path }) => path.replace(':storeSlug', encodeURIComponent(storeSlug)));

const missing = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('No such file.');
