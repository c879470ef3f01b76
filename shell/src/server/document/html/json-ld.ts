import { scriptJson } from '../../../render/script-json';

/** Properties for which schema.org expects a full URL. */
const URL_PROPERTIES = new Set(['@id', 'url', 'image', 'logo', 'item', 'target']);

/**
 * schema.org objects as data blocks, which browsers never execute, so no script policy applies.
 * @param origin prefixed to paths where schema.org wants a URL
 */
export const jsonLdTags = (items: readonly object[], origin: string): string =>
  items
    .map((item) => JSON.parse(JSON.stringify(item), (name, value) => withAbsoluteUrl(name, value, origin)))
    .map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`)
    .join('');

const withAbsoluteUrl = (name: string, value: unknown, origin: string): unknown =>
  URL_PROPERTIES.has(name) && typeof value === 'string' && /^\/(?!\/)/.test(value) ? origin + value : value;
