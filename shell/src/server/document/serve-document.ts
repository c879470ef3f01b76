import { BROWSER_CACHE_SECONDS, SHARED_CACHE_SECONDS } from '@storefront/api/constants';
import { pageNotFound, whiteLabelSettingsUnavailable } from '@storefront/messages/system';
import type { Business } from '@storefront/remote-kit/business.types';
import { findTheme } from '@storefront/ui/themes/find-theme';
import { ownThemeCss, themeAttributes } from '@storefront/ui/themes/theme-css';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIES_PATH } from '../../consent/consent';
import type { PageError } from '../../render/render-job.types';
import type { CallExport } from '../actions/render-process-call';
import type { Businesses, HostBusiness } from '../businesses';
import type { CanaryAssignment } from '../canary/canary-assignment';
import { previewBanner, previewStyle } from '../canary/preview-banner';
import { leavePreviewUrl } from '../canary/preview-routes';
import type { Preview } from '../canary/previews';
import { outlinesTag } from '../releases-page/outline-boundaries';
import { SessionCookies } from '../session/cookies';
import { matchRoute } from './composition-routes';
import { flashNotice, withFlash } from './flash-notice';
import { guardRedirect } from './guard-document';
import { htmlDocument } from './html-document';
import { loadPlainPage } from './load-plain-page';
import { originOf } from './origin';
import type { PageFiles } from './page-files';
import { pageStateJson } from './page-state';
import { type RenderedDocument, type Rendering, renderDocument, renderError } from './render-document';
import { sendStaticErrorPage } from './static-error-page';
import { trustedOrigins, trustedPageOrigins } from './trusted-origins';

/** For a business without an icon of its own; browsers would otherwise request /favicon.ico. */
const NEUTRAL_ICON = '/brand/shop.svg';
/** Shared caches may store a public page this long, browsers a quarter of it (row 2.76 of docs/requirements.md). */
const PUBLIC_CACHE = `public, max-age=${BROWSER_CACHE_SECONDS}, s-maxage=${SHARED_CACHE_SECONDS}`;
export const PRIVATE_CACHE = 'no-store';
/** The query field that asks for outlines. */
const OUTLINES_FIELD = 'boundaries';

export interface DocumentServices {
  readonly businesses: Businesses;
  readonly canary: CanaryAssignment;
  readonly files: PageFiles;
  readonly rendering: Rendering;
  readonly callExport: CallExport;
  /** Whether ?boundaries=1 outlines the boundaries for this browser. */
  readonly showsOutlines?: (request: FastifyRequest) => boolean;
  /** Counts a document in which code of a package failed. */
  readonly countFailure?: (request: FastifyRequest) => void;
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
  const matched = matchRoute(composition.routes, url.pathname);
  const cookies = new SessionCookies(services.rendering.config, request, reply);
  const redirect = matched && guardRedirect(request, cookies, matched.route.guards, composition.routes, host.business);
  if (redirect) {
    if (redirect.flashMessage) cookies.setFlashMessage(redirect.flashMessage);
    const to = redirect.flashMessage ? withFlash(redirect.to, redirect.flashMessage) : redirect.to;
    return reply.header('cache-control', PRIVATE_CACHE).redirect(to, 302);
  }
  if (matched?.route.kind === 'private') cookies.prepareLoginDevice();
  const pageRequest = { composition, host, url, matched };
  const plainPage =
    matched && !override.error
      ? await loadPlainPage(services, request, cookies, { ...pageRequest, matched })
      : undefined;
  const outcome = override.error
    ? await renderError(services.rendering, pageRequest, override.error)
    : await renderDocument(services.rendering, { ...pageRequest, plainPage });
  if (outcome.kind === 'redirect') return reply.redirect(sameSite(outcome.to), outcome.status);
  if (outcome.hasCodeFailed) services.countFailure?.(request);
  if (outcome.kind === 'nothing')
    return sendStaticErrorPage(reply, outcome.status, outcome.message, request.url, host.business);
  const asksOutlines = url.searchParams.has(OUTLINES_FIELD);
  // A shared cache must have no page to reply with to those who are shown outlines.
  return send(services, host, request, reply, outcome, {
    isPrivate: isCanary || override.isPrivate || asksOutlines,
    outlines: asksOutlines && services.showsOutlines?.(request),
    preview,
  });
}

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

/**
 * What the document's first scripts and styles belong to: its page, its parts, and the in-app area of a private page.
 */
function shownIn({ job, page, composition: { manifests } }: RenderedDocument) {
  const parts = job.boundaries.filter(({ name }) => page.boundaries.includes(name));
  return [...(job.kind === 'public' ? [job.page] : []), ...parts].filter((part) => manifests[part.package]);
}

/** How a document differs from the one that everybody is shown. */
interface Shown {
  readonly isPrivate?: boolean | undefined;
  readonly outlines?: boolean | undefined;
  readonly preview?: Preview | undefined;
}

function send(
  { files, rendering }: DocumentServices,
  host: HostBusiness,
  request: FastifyRequest,
  reply: FastifyReply,
  document: RenderedDocument,
  { isPrivate = false, outlines = false, preview }: Shown,
) {
  const { job, page, isWhole } = document;
  const { id, manifests } = document.composition;
  const shown = shownIn(document);
  const kind = {
    isPrivate: job.kind === 'private',
    isPaymentStep: job.kind === 'private' && job.route.paymentStep === true,
  };
  const { assetOrigin } = rendering.config;
  const { html, policy } = htmlDocument({
    lang: 'en-GB',
    attributes: themeAttributes(findTheme(host.business.brand)),
    siteName: host.business.name,
    head: page.head,
    origin: originOf(rendering.config, request),
    picture: host.business.logo ?? `/pictures/hero-${host.business.brand}/960.webp`,
    html: page.html,
    mapOrigin: originOfTiles(host.business.mapTiles?.url),
    trustedOrigins: trustedOrigins(host.business, kind),
    trustedPageOrigins: trustedPageOrigins(host.business, kind),
    // The banner is not shown during checkout, nor on the cookies page.
    asksConsent: job.kind === 'public' && !job.url.startsWith(COOKIES_PATH),
    banner: (preview ? previewBanner(preview, leavePreviewUrl(rendering.config)) : '') + flashNotice(job.url),
    assetOrigin,
    icon: host.business.icon ?? NEUTRAL_ICON,
    styles: [
      ...files.styles(manifests, [
        { package: 'shell', expose: `./theme-${host.business.brand}` },
        { package: 'shell', expose: './boot' },
        ...shown,
        ...(job.plainPage ? [{ package: job.page.package, expose: job.plainPage.styledBy }] : []),
      ]),
      ...ownStyle(host.business),
      ...(preview ? [previewStyle] : []),
    ],
    scripts: [
      ...files.scripts(manifests, job.kind === 'public' ? shown : [...shown, { package: 'shell', expose: './in-app' }]),
      ...(outlines ? [outlinesTag] : []),
    ],
    state: pageStateJson(host.business, document),
  });
  return reply
    .code(page.status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control':
        isWhole && page.status === 200 && job.kind === 'public' && !isPrivate ? PUBLIC_CACHE : PRIVATE_CACHE,
      'content-security-policy': policy,
      'x-composition': id,
      vary: 'accept-encoding',
      ...(assetOrigin && { link: `<${assetOrigin}>; rel=preconnect; crossorigin` }),
    })
    .send(html);
}

const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('cache-control', PRIVATE_CACHE).type('text/plain; charset=utf-8').send(text);

/** This business's changes to its theme, after the theme's own CSS. */
function ownStyle({ brand, theme }: Business) {
  const css = ownThemeCss(findTheme(brand), theme);
  return css ? [{ href: '#theme', css }] : [];
}

/** Tiles of this storefront need no permission. */
const originOfTiles = (url = '/'): string | undefined => (url.startsWith('/') ? undefined : new URL(url).origin);

/** A page may redirect only to a path of this storefront. */
const sameSite = (to: string): string => (/^\/(?![/\\])/.test(to) ? to : '/');
