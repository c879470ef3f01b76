import { escapeHtml } from './escape-html';
import type { DocumentParts } from './html-document';

/** Metadata for search engines and link previews. */
export function headTags({ head, origin, lang, siteName, picture }: Omit<DocumentParts, 'state'>): string {
  const canonical = head.canonical && origin + head.canonical;
  const image = new URL(head.image ?? picture, origin).href;
  const property = (name: string, content: string | undefined) =>
    content && `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  const alternate = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`;
  return [
    head.description && `<meta name="description" content="${escapeHtml(head.description)}">`,
    head.robots && `<meta name="robots" content="${head.robots}">`,
    canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    // With a single language the page names itself for it and as the default.
    canonical && alternate(lang, canonical),
    canonical && alternate('x-default', canonical),
    property('title', head.title),
    property('description', head.description),
    property('type', head.kind ?? 'website'),
    property('url', canonical),
    property('image', image),
    property('site_name', siteName),
    property('locale', lang.replace('-', '_')),
    '<meta name="twitter:card" content="summary_large_image">',
  ]
    .filter(Boolean)
    .join('');
}
