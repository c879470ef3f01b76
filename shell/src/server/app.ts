import { join } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { SHELL_BODY_BYTES, YEAR_SECONDS } from '@storefront/api/constants';
import { openBucket } from '@storefront/releases/bucket/open-bucket';
import { ChannelMemory } from '@storefront/releases/channels/channel-memory';
import { ReleaseMirror } from '@storefront/releases/mirror/release-mirror';
import { publicReleaseKey } from '@storefront/releases/signatures/release-key';
import { PublishedFiles } from '@storefront/releases/store/published-files';
import { ReleaseStore } from '@storefront/releases/store/release-store';
import { urlTo } from '@storefront/routes/url-to';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { actionRoutes, handleLink } from './actions/action-routes';
import { contactAction } from './actions/contact-action';
import { callExportIn } from './actions/render-process-call';
import { restartSession } from './actions/restart-session';
import { apiProxy, multipartPaths } from './api-proxy/api-proxy';
import { assetRoutes } from './assets/assets';
import { compressDocuments } from './assets/compress';
import { Businesses } from './businesses';
import { CanaryAssignment } from './canary/canary-assignment';
import { canaryRoutes } from './canary/canary-routes';
import { checkRoute } from './canary/check-route';
import { LiveCanaries } from './canary/live-canaries';
import { LivePins } from './canary/live-pins';
import { previewRoutes } from './canary/preview-routes';
import { Previews } from './canary/previews';
import { BucketFollower } from './compositions/bucket-follower';
import { fallbackOf } from './compositions/fallback-composition';
import { LiveComposition, type LoadedComposition } from './compositions/live-composition';
import { LoadedCompositions } from './compositions/loaded-compositions';
import { Refusals } from './compositions/refusals';
import { releaseRoutes } from './compositions/release-routes';
import type { ShellConfig } from './config';
import { consentRoutes } from './consent/consent-routes';
import { marketingRoutes } from './consent/marketing-routes';
import { DeveloperLinks } from './developer/developer-links';
import { developerRoutes } from './developer/developer-routes';
import { PageFiles } from './document/html/page-files';
import type { Rendering } from './document/render-document';
import { type DocumentServices, serveDocument } from './document/serve-document';
import { StalePages } from './document/stale-pages/stale-pages';
import { drain } from './drain';
import { deepLinkRoutes } from './entry-points/deep-link-routes';
import { landingRoutes } from './entry-points/landing-routes';
import { paymentReturn } from './entry-points/payment-return';
import { unsubscribeRoute } from './entry-points/unsubscribe';
import { handleErrors, sendError } from './errors/handle-errors';
import { compositionPaths, servedPaths } from './errors/known-paths';
import { redaction } from './errors/redact';
import { Figures } from './figures/figures';
import { figuresRoutes } from './figures/figures-routes';
import { healthRoutes } from './health';
import { RenderProcesses } from './processes/render-processes';
import { PassGuard } from './releases-page/pass-guard';
import { releasesRoutes, showsOutlines } from './releases-page/releases-routes';
import { reportRoutes } from './report-routes';
import { seoRoutes } from './seo/seo-routes';
import { sessionRoutes } from './session/session-routes';
import { limitBodyTime, socketLimits } from './socket-limits';
import { wellKnownRoutes } from './well-known-routes';

/** Maximum length of a path's parameter in characters; longer ones get 404. */
const PARAM_MAX_LENGTH = 300;

/** The document server, built and ready to listen. */
export async function buildShell(config: ShellConfig): Promise<FastifyInstance> {
  const routes: string[] = [];
  const redact = redaction(() => [
    ...compositionPaths(live.now),
    ...[...canaries.all.values(), ...pins.all.values()].flatMap(({ now }) => compositionPaths(now)),
    ...servedPaths(config.locale, routes),
  ]);
  /** Logs omit the shopper's address and the query of a request. */
  const loggedRequest = ({ method, url }: FastifyRequest) => ({ method, url: redact.path(url) });
  const app = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'warn', serializers: { req: loggedRequest } },
    bodyLimit: SHELL_BODY_BYTES,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: PARAM_MAX_LENGTH, ignoreTrailingSlash: false },
    // Requests that arrive on open connections while it closes are answered, too.
    return503OnClosing: false,
    ...socketLimits,
    frameworkErrors: (error, request, reply) => sendError(config, redact, error, request, reply),
  });
  drain(app);
  app.addHook('onRoute', ({ url }) => void routes.push(url));
  const bucket = openBucket(config.releasesBucket, 0);
  const [folder, memory] = bucket ? ['mirror', 'state/mirror'] : ['releases', 'state/channels'];
  const store = new ReleaseStore(
    join(config.dataDir, folder),
    new ChannelMemory(join(config.dataDir, memory)),
    undefined,
    config.releaseChannel,
  );
  const key = publicReleaseKey(config.releasePublicKey);
  const published = new PublishedFiles(store, key);
  const businesses = new Businesses(config, (message) => app.log.warn(message));
  const processes = new RenderProcesses(
    {
      ...config,
      renderScript: join(import.meta.dirname, 'render-process.cjs'),
      log: (message) => app.log.error(message),
    },
    published,
  );
  const source = { store, key, files: published };
  const log = (message: string) => app.log.warn(message);
  const compositions = new LoadedCompositions(source, log);
  const refusals = new Refusals();
  const follower =
    bucket &&
    new BucketFollower({
      ...{
        mirror: new ReleaseMirror(bucket, store, key),
        channels: [store.channel, store.canaryChannel],
        refusals,
        log,
      },
      history: () => store.memory.newest(store.channel, key)?.history ?? [],
    });
  const live = new LiveComposition(source, processes, log, compositions, refusals);
  const followServices = { source, compositions, refusals, host: processes, log };
  const canaries = new LiveCanaries(followServices);
  const pins = new LivePins(followServices);
  const guard = new PassGuard(config, source);
  const figures = new Figures(businesses, canaries, pins);
  const fetchComposition = (id: string) => follower?.fetchComposition(id);
  const previews = new Previews(source, compositions, fetchComposition);
  const developerLinks = new DeveloperLinks(config, source);
  const assignment = new CanaryAssignment(config, businesses, live, canaries, pins, previews, developerLinks);
  const files = new PageFiles(published, config.assetOrigin);
  const rendering: Rendering = {
    config,
    processes,
    stalePages: new StalePages(config.staleForMs),
    fallback: async (composition, name) => {
      const fallback = fallbackOf(composition, name);
      return fallback && (await processes.startOnDemand(fallback)) ? fallback : undefined;
    },
    report: (part) =>
      app.log.error(
        { ...part, url: redact.path(part.url), message: redact.text(part.message) },
        'a part of a page was not rendered',
      ),
  };

  if (!config.trustForwardedHost)
    app.addHook('onRequest', async ({ raw }) => {
      delete raw.headers['x-forwarded-host'];
    });
  app.addHook('onRequest', async ({ hostname }) => {
    // What a host shows depends on its business then; a failure is reported by what handles the request.
    if (pins.all.size > 0) await businesses.of(hostname).catch(() => undefined);
  });
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  app.addHook('onSend', async (request, reply) => {
    // Browsers accept it only over TLS.
    if (config.secureCookies || request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    // Pages whose URL or content is secret have set a stricter one.
    if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.headers({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=(self)',
    });
  });
  handleErrors(app, config, redact);
  limitBodyTime(app, new Set([urlTo('contact'), ...multipartPaths(`/${config.locale}/api`)]));
  compressDocuments(app);
  healthRoutes(app, config, businesses, { live, canaries, pins, follower });
  assetRoutes(app, config, published, (name) => live.now?.manifests[name]?.version);
  sessionRoutes(app, config, businesses, assignment);
  canaryRoutes(app, config, businesses, assignment);
  apiProxy(app, config, businesses);
  restartSession(app, config);
  releaseRoutes(app, config, live, assignment);
  reportRoutes(app, config, live, redact);
  consentRoutes(app, config, businesses);
  marketingRoutes(app, config, businesses, live, redact);
  wellKnownRoutes(app, config, businesses);
  seoRoutes(app, { config, businesses, live, pins });
  const documents: DocumentServices = {
    businesses,
    canary: assignment,
    files,
    ownFiles: new PageFiles(published),
    rendering,
    callExport: callExportIn(processes, config.renderDeadlineMs),
    countFailure: (request) => figures.countOnce(request, 'failedDocuments'),
    countDocument: (request) => figures.countOnce(request, 'documents'),
    showsOutlines: (request) => showsOutlines(config, guard, request),
  };
  const notFound = (request: FastifyRequest, reply: FastifyReply) => serveDocument(documents, request, reply);
  const start = (composition: LoadedComposition) => processes.startOnDemand(composition);
  previewRoutes(app, { config, previews, assignment, start, notFound });
  developerRoutes(app, { config, assignment, notFound });
  checkRoute(app, {
    ...{ config, source, compositions, published, notFound, fetchComposition },
    start: (composition) => processes.tryOnDemand(composition),
  });
  figuresRoutes(app, { config, figures, guard, notFound });
  releasesRoutes(app, { config, guard, notFound, source, live, canaries, pins, refusals });
  actionRoutes(app, documents);
  contactAction(app, documents);
  deepLinkRoutes(app, documents);
  landingRoutes(app, documents);
  unsubscribeRoute(app, documents);
  paymentReturn(app, documents);
  app.get('/*', (request, reply) => handleLink(documents, request, reply) ?? serveDocument(documents, request, reply));

  app.addHook('onClose', async () => {
    follower?.stop();
    live.stop();
    canaries.stop();
    pins.stop();
    processes.stop();
  });
  await follower?.start();
  await live.start();
  await canaries.start();
  await pins.start();
  return app;
}
