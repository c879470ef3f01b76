import type { Business } from '@storefront/remote-kit/business.types';
import { findTheme } from '@storefront/ui/themes/find-theme';
import { followsDevice, withOwnTheme } from '@storefront/ui/themes/own-theme';
import { ownThemeCss, themeAttributes } from '@storefront/ui/themes/theme-css';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { COOKIES_PATH } from '../../consent/consent';
import type { HostBusiness } from '../businesses';
import { previewBanner, previewStyle } from '../canary/preview-banner';
import { leavePreviewUrl } from '../canary/preview-routes';
import type { Preview } from '../canary/previews';
import { developerBanner } from '../developer/developer-banner';
import { developerScripts } from '../developer/developer-scripts';
import { permissionsPolicy } from '../permissions-policy';
import { outlinesTag } from '../releases-page/outline-boundaries';
import { PRIVATE_CACHE, PUBLIC_CACHE } from './cache-control';
import { flashNotice } from './html/flash-notice';
import { htmlDocument } from './html/html-document';
import { originOf } from './origin';
import { pageStateJson } from './page-state';
import type { RenderedDocument } from './render-document';
import type { DocumentServices } from './serve-document';
import { speculationRulesPath } from './speculation-rules';
import { trustedOrigins, trustedPageOrigins } from './trusted-origins';

/** For a business without an icon of its own; browsers would otherwise request /favicon.ico. */
const NEUTRAL_ICON = '/brand/shop.svg';

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

/** Sends a rendered page as its whole document. */
export function sendDocument(
  services: Pick<DocumentServices, 'files' | 'ownFiles' | 'rendering'>,
  host: HostBusiness,
  request: FastifyRequest,
  reply: FastifyReply,
  document: RenderedDocument,
  { isPrivate = false, outlines = false, preview }: Shown,
) {
  const { rendering } = services;
  const developer = preview?.developer;
  // All of a developer's session but that remote comes from the shell itself.
  const [files, assetOrigin] = developer
    ? [services.ownFiles, undefined]
    : [services.files, rendering.config.assetOrigin];
  const { job, page, isWhole } = document;
  const { id, manifests } = document.composition;
  const shown = shownIn(document);
  const offlinePages = host.isStaff ? pagesWorkingOffline(document.composition) : [];
  const kind = {
    isPrivate: job.kind === 'private',
    isPaymentStep: job.kind === 'private' && job.route.paymentStep === true,
  };
  const { html, policy } = htmlDocument({
    lang: 'en-GB',
    ...lookOf(host.business),
    siteName: host.business.name,
    head: page.head,
    origin: originOf(rendering.config, request),
    picture: host.business.logo ?? `/pictures/hero-${host.business.brand}/960.webp`,
    html: page.html,
    mapOrigin: otherOrigin(host.business.mapTiles?.url),
    streetsOrigin: job.route.showsStreets && otherOrigin(host.business.mapStyle?.url),
    // Browsers that read no barcodes themselves load a decoder.
    runsWasm: job.route.usesCamera === true,
    hasOfflineWorker: offlinePages.length > 0,
    trustedOrigins: trustedOrigins(host.business, kind),
    trustedPageOrigins: trustedPageOrigins(host.business, kind),
    // The banner is not shown during checkout, on the cookies page, nor to staff.
    asksConsent: job.kind === 'public' && !host.isStaff && !job.url.startsWith(COOKIES_PATH),
    banner: (preview ? bannerOf(preview, leavePreviewUrl(rendering.config)) : '') + flashNotice(job.url),
    assetOrigin,
    developerOrigin: developer?.origin,
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
      ...(developer
        ? developerScripts(files, manifests, shown)
        : files.scripts(
            manifests,
            job.kind === 'public' ? shown : [...shown, { package: 'shell', expose: './in-app' }],
          )),
      ...(outlines ? [outlinesTag] : []),
    ],
    state: pageStateJson(host.business, document, { developed: developer?.remote, offlinePages }),
  });
  return reply
    .code(page.status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control':
        isWhole && page.status === 200 && job.kind === 'public' && !isPrivate ? PUBLIC_CACHE : PRIVATE_CACHE,
      'content-security-policy': policy,
      ...(job.route.usesCamera && { 'permissions-policy': permissionsPolicy(true) }),
      'x-composition': id,
      vary: 'accept-encoding',
      'speculation-rules': `"${speculationRulesPath(rendering.config, id)}"`,
      ...(assetOrigin && { link: `<${assetOrigin}>; rel=preconnect; crossorigin` }),
    })
    .send(html);
}

/** The paths of the staff's pages that work offline. */
const pagesWorkingOffline = ({ routes }: RenderedDocument['composition']): string[] =>
  routes.flatMap(({ path, audience, worksOffline }) => (audience === 'staff' && worksOffline ? [path] : []));

const bannerOf = ({ developer, ...preview }: Preview, leaveUrl: string): string =>
  developer ? developerBanner(developer, preview.expiresAt, leaveUrl) : previewBanner(preview, leaveUrl);

/** What a document says of its colours outside its style sheets. */
function lookOf({ brand, theme: own, logo }: Business) {
  const theme = findTheme(brand);
  const hasSchemes = followsDevice(brand, own, logo);
  return {
    attributes: themeAttributes(theme, hasSchemes),
    surface: {
      light: withOwnTheme(theme, own).colour.surface,
      dark: hasSchemes ? theme.dark.colour.surface : undefined,
    },
  };
}

/** This business's changes to its theme, after the theme's own CSS. */
function ownStyle({ brand, theme }: Business) {
  const css = ownThemeCss(findTheme(brand), theme);
  return css ? [{ href: '#theme', css }] : [];
}

/** Maps of this storefront's own need no permission. */
const otherOrigin = (url = '/'): string | undefined => (url.startsWith('/') ? undefined : new URL(url).origin);
