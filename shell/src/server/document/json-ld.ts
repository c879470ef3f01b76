import { scriptJson } from '../../render/script-json';

/** Names under which schema.org expects a whole address. */
const ADDRESSES = new Set(['@id', 'url', 'image', 'logo', 'item', 'target']);

/**
 * schema.org objects as data blocks, which a browser never executes: no policy for scripts concerns them.
 * @param origin put before every path that stands where schema.org wants an address
 */
export const jsonLdTags = (items: readonly object[], origin: string): string =>
  items
    .map((item) => JSON.parse(JSON.stringify(item), (name, value) => whole(name, value, origin)))
    .map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`)
    .join('');

const whole = (name: string, value: unknown, origin: string): unknown =>
  ADDRESSES.has(name) && typeof value === 'string' && /^\/(?!\/)/.test(value) ? origin + value : value;
