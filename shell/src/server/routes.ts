import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actionRoutes, handleLink } from './actions/action-routes';
import { contactAction } from './actions/contact-action';
import { restartSession } from './actions/restart-session';
import { apiProxy } from './api-proxy/api-proxy';
import { integrationProxy } from './api-proxy/integration-proxy';
import { assetRoutes } from './assets/assets';
import { uploadedPictures } from './assets/picture-sources';
import { SharedPictures } from './assets/shared-pictures';
import type { Businesses } from './businesses';
import type { CanaryAssignment } from './canary/canary-assignment';
import { canaryRoutes } from './canary/canary-routes';
import { checkRoute } from './canary/check-route';
import { previewRoutes } from './canary/preview-routes';
import type { Previews } from './canary/previews';
import { releaseRoutes } from './compositions/release-routes';
import type { ShownReleases } from './compositions/shown-releases';
import type { ShellConfig } from './config';
import { consentRoutes } from './consent/consent-routes';
import { marketingRoutes } from './consent/marketing-routes';
import { developerRoutes } from './developer/developer-routes';
import { type DocumentServices, serveDocument } from './document/serve-document';
import { speculationRulesRoute } from './document/speculation-rules';
import { deepLinkRoutes } from './entry-points/deep-link-routes';
import { landingRoutes } from './entry-points/landing-routes';
import { paymentReturn } from './entry-points/payment-return';
import { unsubscribeRoute } from './entry-points/unsubscribe';
import type { Redaction } from './errors/redact';
import type { Figures } from './figures/figures';
import { figuresRoutes } from './figures/figures-routes';
import { healthRoutes } from './health';
import type { PassGuard } from './releases-page/pass-guard';
import { releasesOfBusiness } from './releases-page/releases-of-business';
import { releasesRoutes } from './releases-page/releases-routes';
import { reportRoutes } from './report-routes';
import { seoRoutes } from './seo/seo-routes';
import { sessionRoutes } from './session/session-routes';
import { offlineWorkerRoute } from './staff/offline-worker-route';
import { refuseShoppersPaths } from './staff/refuse-shoppers-paths';
import { isStaffHost } from './staff/staff-host';
import { wellKnownRoutes } from './well-known-routes';

interface RouteServices {
  readonly config: ShellConfig;
  readonly redact: Redaction;
  readonly releases: ShownReleases;
  readonly businesses: Businesses;
  readonly previews: Previews;
  readonly assignment: CanaryAssignment;
  readonly guard: PassGuard;
  readonly figures: Figures;
  readonly documents: DocumentServices;
}

/** What browsers fetch for a page: its files, its session and its calls of the API. */
function browserRoutes(
  app: FastifyInstance,
  { config, redact, releases, businesses, assignment, figures }: RouteServices,
) {
  const { source, published, pictures, live, canaries, pins, follower, fetchResults } = releases;
  healthRoutes(app, config, businesses, { live, canaries, pins, follower });
  const shownVersion = (name: string) => live.now?.manifests[name]?.version;
  const uploaded = new SharedPictures(uploadedPictures(config), join(config.dataDir, 'uploaded-pictures'));
  assetRoutes({ app, config, published, pictures: pictures ? [uploaded, pictures] : [uploaded], shownVersion });
  sessionRoutes(app, config, businesses, assignment);
  canaryRoutes(app, config, businesses, assignment);
  apiProxy(app, config, businesses, (business) =>
    releasesOfBusiness({ source, live, canaries, pins, figures, fetchResults }, business),
  );
  integrationProxy(app, config, businesses);
  restartSession(app, config);
  releaseRoutes(app, config, live, assignment);
  speculationRulesRoute(app, config, live);
  reportRoutes(app, config, live, redact);
  consentRoutes(app, config, businesses);
  marketingRoutes(app, config, businesses, live, redact);
  wellKnownRoutes(app, config, businesses);
  offlineWorkerRoute(app, config);
  seoRoutes(app, { config, businesses, live, pins });
}

/** What teams open by a signed link: previews, checks, figures and the page about releases. */
function teamRoutes(app: FastifyInstance, services: RouteServices) {
  const { config, releases, previews, assignment, guard, figures, documents } = services;
  const { source, compositions, published, processes, fetchComposition, live, canaries, pins, refusals } = releases;
  const notFound = (request: FastifyRequest, reply: FastifyReply) => serveDocument(documents, request, reply);
  const start = processes.startOnDemand.bind(processes);
  previewRoutes(app, { config, previews, assignment, start, notFound });
  developerRoutes(app, { config, assignment, notFound });
  checkRoute(app, {
    config,
    source,
    compositions,
    published,
    notFound,
    fetchComposition,
    start: processes.tryOnDemand.bind(processes),
  });
  figuresRoutes(app, { config, figures, guard, notFound });
  releasesRoutes(app, { config, guard, notFound, source, live, canaries, pins, refusals });
}

/** Actions, entry points and pages. */
function pageRoutes(app: FastifyInstance, { config, documents }: RouteServices) {
  actionRoutes(app, documents);
  contactAction(app, documents);
  deepLinkRoutes(app, documents);
  landingRoutes(app, documents);
  unsubscribeRoute(app, documents);
  paymentReturn(app, documents);
  app.get('/*', (request, reply) => {
    const handled = isStaffHost(config, request.hostname) ? undefined : handleLink(documents, request, reply);
    return handled ?? serveDocument(documents, request, reply);
  });
}

/** Everything that the document server serves. */
export function registerRoutes(app: FastifyInstance, services: RouteServices): void {
  refuseShoppersPaths(app, services.config);
  browserRoutes(app, services);
  teamRoutes(app, services);
  pageRoutes(app, services);
}
