import { pageNotFound, whiteLabelSettingsUnavailable } from '@storefront/messages/system';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageError } from '../../render/render-job.types';
import type { CallExport } from '../actions/render-process-call';
import { isPrefetch } from '../api-proxy/same-origin';
import type { Businesses, HostBusiness } from '../businesses';
import type { CanaryAssignment } from '../canary/canary-assignment';
import { routesWithDeveloper } from '../developer/developer-composition';
import { SessionCookies } from '../session/cookies';
import { PRIVATE_CACHE } from './cache-control';
import { type CompositionRoute, matchRoute, servedRoutes } from './composition-routes';
import { guardRedirect } from './guard-document';
import { withFlash } from './html/flash-notice';
import type { PageFiles } from './html/page-files';
import { sendStaticErrorPage } from './html/static-error-page';
import { loadPlainPage } from './load-plain-page';
import { type Rendering, renderDocument, renderError } from './render-document';
import { sendDocument } from './send-document';

/** The query field that asks for outlines. */
const OUTLINES_FIELD = 'boundaries';

export interface DocumentServices {
  readonly businesses: Businesses;
  readonly canary: CanaryAssignment;
  readonly files: PageFiles;
  /** These files, served from the document's own origin. */
  readonly ownFiles: PageFiles;
  readonly rendering: Rendering;
  readonly callExport: CallExport;
  /** Whether ?boundaries=1 outlines the boundaries for this browser. */
  readonly showsOutlines?: (request: FastifyRequest) => boolean;
  /** Counts a document in which code of a package failed. */
  readonly countFailure?: (request: FastifyRequest) => void;
  /** Counts a page that is served. */
  readonly countDocument?: (request: FastifyRequest) => void;
}

/** What is served instead of the page at the request's own URL. */
export interface DocumentOverride {
  /** Path and query of the page to show. */
  readonly url?: string;
  /** Shows the error page. */
  readonly error?: PageError;
  /** The reply belongs to one shopper, for instance because it sets a cookie. */
  readonly isPrivate?: boolean;
}

/** Serves a page: the business by host, the route by composition, rendered or as a skeleton. */
export async function serveDocument(
  services: DocumentServices,
  request: FastifyRequest,
  reply: FastifyReply,
  override: DocumentOverride = {},
) {
  const { composition, isCanary, preview } = services.canary.of(request);
  if (!composition) return sendStaticErrorPage(reply, 503, 'The storefront is starting.', request.url);
  const url = parseUrl(override.url ?? request.url);
  if (!url) return plain(reply, 404, pageNotFound);
  let host: HostBusiness | undefined;
  try {
    host = await services.businesses.of(request.hostname);
  } catch {
    return sendStaticErrorPage(reply, 503, whiteLabelSettingsUnavailable, request.url);
  }
  if (!host) return plain(reply, 404, 'This host has no storefront.');

  if (url.pathname.length > 1 && url.pathname.endsWith('/'))
    return reply.redirect(`/${url.pathname.replace(/^\/+|\/+$/g, '')}${url.search}`, 301);
  const developed = preview?.developer?.remote;
  const all = developed === undefined ? composition.routes : routesWithDeveloper(composition.routes, developed);
  const routes = servedRoutes(all, host.isStaff === true);
  const staffHome = host.isStaff && url.pathname === '/' ? homeOfStaff(routes) : undefined;
  if (staffHome) return reply.header('cache-control', PRIVATE_CACHE).redirect(staffHome, 302);
  const matched = matchRoute(routes, url.pathname);
  const cookies = new SessionCookies(services.rendering.config, request, reply);
  const redirect = matched && guardRedirect(request, cookies, matched.route.guards, routes, host.business);
  const prefetches = isPrefetch(request);
  // A private page, or a refusal with its message, is of the moment when the shopper opens it.
  if (prefetches && (matched?.route.kind !== 'public' || redirect))
    return plain(reply, 503, 'This page is not prefetched.');
  if (redirect) {
    if (redirect.flashMessage) cookies.setFlashMessage(redirect.flashMessage);
    const to = redirect.flashMessage ? withFlash(redirect.to, redirect.flashMessage) : redirect.to;
    return reply.header('cache-control', PRIVATE_CACHE).redirect(to, 302);
  }
  if (matched?.route.kind === 'private') cookies.prepareLoginDevice();
  const pageRequest = {
    composition,
    host,
    url,
    matched,
    leftToBrowser: developed,
    // A public page is the same for every shopper.
    chosenStore: matched?.route.kind === 'private' ? cookies.place.store?.slug : undefined,
  };
  const plainPage =
    matched && !override.error && matched.route.package !== developed
      ? await loadPlainPage(services, request, cookies, { ...pageRequest, matched })
      : undefined;
  const outcome = override.error
    ? await renderError(services.rendering, pageRequest, override.error)
    : await renderDocument(services.rendering, { ...pageRequest, plainPage });
  if (outcome.kind === 'redirect') return reply.redirect(sameSite(outcome.to), outcome.status);
  if (outcome.hasCodeFailed) services.countFailure?.(request);
  if (outcome.kind === 'nothing')
    return sendStaticErrorPage(reply, outcome.status, outcome.message, request.url, host.business);
  if (!prefetches) services.countDocument?.(request);
  const asksOutlines = url.searchParams.has(OUTLINES_FIELD);
  // A shared cache must have no page to reply with to those who are shown outlines.
  return sendDocument(services, host, request, reply, outcome, {
    isPrivate: isCanary || override.isPrivate || asksOutlines,
    outlines: asksOutlines && services.showsOutlines?.(request),
    preview,
  });
}

const homeOfStaff = (routes: readonly CompositionRoute[]): string | undefined =>
  routes.find(({ role }) => role === 'operator-home')?.path;

/** The requested URL; undefined when it is invalid ('//', a broken escape). */
function parseUrl(raw: string): URL | undefined {
  try {
    const url = new URL(`http://host${raw}`);
    decodeURI(url.pathname);
    return url.host === 'host' ? url : undefined;
  } catch {
    return undefined;
  }
}

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('cache-control', PRIVATE_CACHE).type('text/plain; charset=utf-8').send(text);

/** A page may redirect only to a path of this storefront. */
const sameSite = (to: string): string => (/^\/(?![/\\])/.test(to) ? to : '/');
