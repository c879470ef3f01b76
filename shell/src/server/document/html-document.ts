import type { Head } from '@storefront/remote-kit/page.types';
import { cspHash } from '../config';
import { earlyQueueScript } from './early-queue';
import type { PageState } from './page-state.types';

/** A script of the document. The shell's run in their order; a remote's runs when it is here, in nobody's way. */
export interface DocumentScript {
  readonly src: string;
  readonly integrity: string;
  readonly remote?: string;
  /** The module that it belongs to; absent for a remote's container. */
  readonly expose?: string;
}

export interface DocumentParts {
  readonly lang: string;
  /** The attributes of <html> by which the style sheet knows the brand. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly siteName: string;
  readonly head: Head;
  readonly origin: string;
  readonly html: string;
  readonly state: PageState;
  /** Style sheets to write into the document, each with the address it would be fetched from. */
  readonly styles: readonly { readonly href: string; readonly css: string }[];
  readonly scripts: readonly DocumentScript[];
  readonly icon: string;
  /** Origins of payment gateways, whose scripts and frames this document may show. */
  readonly paymentOrigins?: readonly string[];
}

const escapeHtml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** JSON that may stand inside a script element. */
const json = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** The whole document and the Content-Security-Policy that fits exactly it. */
export function htmlDocument(parts: DocumentParts): { html: string; policy: string } {
  const { head } = parts;
  const title = escapeHtml(head.title);
  const attributes = Object.entries(parts.attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
  const meta = [
    head.description && `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.robots && `<meta name="robots" content="${head.robots}">`,
    head.canonical && `<link rel="canonical" href="${escapeHtml(parts.origin + head.canonical)}">`,
    `<meta property="og:title" content="${title}"><meta property="og:site_name" content="${escapeHtml(parts.siteName)}">`,
  ].filter(Boolean);
  const jsonLd = (head.jsonLd ?? []).map((item) => `<script type="application/ld+json">${json(item)}</script>`);
  const styles = parts.styles.map(({ href, css }) => `<style data-href="${href}">${css}</style>`);
  const scripts = parts.scripts.map(
    ({ src, integrity, remote, expose }) =>
      `<script ${remote ? `async data-remote="${remote}"` : 'defer'}${expose ? ` data-expose="${expose}"` : ''} fetchpriority="low" crossorigin="anonymous" integrity="${integrity}" src="${src}"></script>`,
  );
  const html = `<!doctype html><html lang="${parts.lang}"${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${meta.join('')}<link rel="icon" href="${parts.icon}">${styles.join('')}${jsonLd.join('')}</head><body><div id="page">${parts.html}</div><script>${earlyQueueScript}</script><script type="application/json" id="state">${json(parts.state)}</script>${scripts.join('')}</body></html>`;
  return {
    html,
    policy: contentSecurityPolicy(
      parts.styles.map(({ css }) => css),
      parts.paymentOrigins ?? [],
    ),
  };
}

const scriptHash = cspHash(earlyQueueScript);
const styleHashes = new Map<string, string>();

/** Hashes of what is inline, never a nonce: a nonce in a document that a shared cache holds protects nobody. */
function contentSecurityPolicy(styles: readonly string[], paymentOrigins: readonly string[]): string {
  const payment = paymentOrigins.map((origin) => ` ${origin}`).join('');
  const hashes = styles.map((css) => {
    const known = styleHashes.get(css);
    if (known) return known;
    if (styleHashes.size > 500) styleHashes.clear();
    const hash = cspHash(css);
    styleHashes.set(css, hash);
    return hash;
  });
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHash}${payment}`,
    `style-src 'self' ${hashes.join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${payment}`,
    ...(payment ? [`frame-src${payment}`] : []),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
