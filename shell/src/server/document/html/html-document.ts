import type { Head } from '@storefront/remote-kit/page.types';
import { cspHash } from '../../config';
import { askConsentScript, consentBanner } from '../../consent/consent-banner';
import { assetFallbackScript } from './asset-fallback';
import { earlyScript } from './early-script';
import { escapeHtml } from './escape-html';
import { headTags } from './head-tags';
import { inlineStyle } from './inline-style';
import { jsonLdTags } from './json-ld';

/** A script of the document. The shell's run in order; a remote's runs whenever it arrives. */
export interface DocumentScript {
  readonly src: string;
  readonly integrity: string;
  readonly remote?: string;
  /** Its module; missing for a remote's container. */
  readonly expose?: string;
}

export interface DocumentParts {
  readonly lang: string;
  /** The attributes of <html> by which style sheets know the brand. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The page's surface, in which browsers colour what is around it; `dark` if the page has a dark scheme. */
  readonly surface: { readonly light: string; readonly dark?: string | undefined };
  readonly siteName: string;
  readonly head: Head;
  readonly origin: string;
  /** The link preview's picture for a page without one: a path. */
  readonly picture: string;
  /** The page's own HTML, in UTF-8. */
  readonly html: Uint8Array;
  /** PageState as JSON, in UTF-8. */
  readonly state: Uint8Array;
  /** Style sheets to inline, each with its URL. */
  readonly styles: readonly { readonly href: string; readonly css: string }[];
  readonly scripts: readonly DocumentScript[];
  /** The origin of scripts and styles, if it is another one. */
  readonly assetOrigin?: string | undefined;
  readonly icon: string;
  /** HTML above the page, such as what says that it is a test version. */
  readonly banner?: string | undefined;
  /** Contains the consent banner. */
  readonly asksConsent: boolean;
  /** Origins of payment gateways, whose scripts and frames this document may load. */
  readonly trustedOrigins?: readonly string[];
  /** Origins whose pages the document may frame and post forms to. */
  readonly trustedPageOrigins?: readonly string[];
  /** The origin of a developer's server, which this document alone may load scripts and styles from, and connect to. */
  readonly developerOrigin?: string | undefined;
  /** The origin of map tiles, if it is another one. */
  readonly mapOrigin?: string;
  /** The origin of streets, if it is another one: their style is fetched, and so are their tiles. */
  readonly streetsOrigin?: string | undefined;
  /** It may run WebAssembly, but compile no script from text. */
  readonly runsWasm?: boolean;
  /** It may start the storefront's own service worker. */
  readonly hasOfflineWorker?: boolean;
}

/** The whole document as bytes, with its exact Content-Security-Policy. */
export function htmlDocument(parts: DocumentParts): { html: Buffer; policy: string } {
  const { head } = parts;
  const title = escapeHtml(head.title);
  const attributes = Object.entries(parts.attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  // Browsers take the first whose media matches.
  const surfaces = [
    parts.surface.dark &&
      `<meta name="theme-color" media="(prefers-color-scheme:dark)" content="${parts.surface.dark}">`,
    `<meta name="theme-color" content="${parts.surface.light}">`,
  ].filter(Boolean);
  const styles = parts.styles.map(inlineStyle);
  const scripts = parts.scripts.map(
    ({ src, integrity, remote, expose }) =>
      `<script ${remote ? `async data-remote="${remote}"` : 'defer'}${expose ? ` data-expose="${expose}"` : ''} fetchpriority="low" crossorigin="anonymous" integrity="${integrity}" src="${src}"></script>`,
  );
  // Before every other script, so that it alone handles what it repairs.
  const fallback = parts.assetOrigin && assetFallbackScript(parts.assetOrigin);
  // Above the page, so that on a phone it covers nothing, and shown before the first paint.
  const consent = parts.asksConsent ? `${consentBanner}<script>${askConsentScript}</script>` : '';
  const html = Buffer.concat([
    Buffer.from(
      `<!doctype html><html lang="${parts.lang}"${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${fallback ? `<script>${fallback}</script>` : ''}<script>${earlyScript}</script>${surfaces.join('')}${headTags(parts)}<link rel="icon" href="${parts.icon}">`,
    ),
    ...styles.map(({ element }) => element),
    Buffer.from(
      `${jsonLdTags(head.jsonLd ?? [], parts.origin)}</head><body>${parts.banner ?? ''}${consent}<div id="page">`,
    ),
    parts.html,
    Buffer.from('</div><script type="application/json" id="state">'),
    parts.state,
    Buffer.from(`</script>${scripts.join('')}</body></html>`),
  ]);
  return {
    html,
    policy: contentSecurityPolicy(
      parts,
      [...(fallback ? [cspHash(fallback)] : []), earlyHash, ...(parts.asksConsent ? [askConsentHash] : [])],
      styles.map(({ hash }) => hash),
    ),
  };
}

const earlyHash = cspHash(earlyScript);
const askConsentHash = cspHash(askConsentScript);

/** Hashes of inline code, never a nonce: a nonce in a cached document has no effect. */
function contentSecurityPolicy(
  {
    assetOrigin,
    trustedOrigins = [],
    trustedPageOrigins = [],
    mapOrigin,
    streetsOrigin,
    hasOfflineWorker,
    runsWasm,
    developerOrigin,
  }: DocumentParts,
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
): string {
  const sources = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('');
  const trusted = sources(trustedOrigins);
  const pages = sources(trustedPageOrigins);
  const frames = sources([...new Set([...trustedOrigins, ...trustedPageOrigins])]);
  const streets = sources(streetsOrigin ? [streetsOrigin] : []);
  const developer = sources(developerOrigin ? [developerOrigin] : []);
  // A folder, because the origin may have other files.
  const own = assetOrigin ? `'self' ${assetOrigin}/assets/` : "'self'";
  return [
    "default-src 'none'",
    `script-src ${own} ${scriptHashes.join(' ')}${runsWasm ? " 'wasm-unsafe-eval'" : ''}${trusted}${developer}`,
    `style-src ${own} ${styleHashes.join(' ')}${developer}`,
    `img-src ${own} data:${mapOrigin ? ` ${mapOrigin}` : ''}${streets}`,
    `font-src ${own}`,
    `connect-src 'self'${trusted}${streets}${developer}${developer.replace('http:', 'ws:')}`,
    ...(frames ? [`frame-src${frames}`] : []),
    // The streets are drawn by a worker, whose script is the storefront's own.
    ...(streets || hasOfflineWorker ? ["worker-src 'self'"] : []),
    "manifest-src 'self'",
    `form-action 'self'${pages}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
