import { escapeHtml } from '../document/html/escape-html';

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP_SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const elements = (name: string, origin: string, paths: readonly string[]): string =>
  paths.map((path) => `<${name}><loc>${escapeHtml(origin + path)}</loc></${name}>`).join('\n');

/** The pages of a site map. @param paths of this storefront, encoded as in a link */
export const urlSet = (origin: string, paths: readonly string[]): string =>
  `${XML_DECLARATION}<urlset xmlns="${SITEMAP_SCHEMA}">\n${elements('url', origin, paths)}\n</urlset>\n`;

/** A site map of site maps. */
export const sitemapIndex = (origin: string, paths: readonly string[]): string =>
  `${XML_DECLARATION}<sitemapindex xmlns="${SITEMAP_SCHEMA}">\n${elements('sitemap', origin, paths)}\n</sitemapindex>\n`;
