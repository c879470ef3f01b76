import { routeTable } from '@storefront/routes/route-table';

/** Maximum length of a path in a log line; the longest page's path is shorter. */
const LOGGED_PATH_MAX_LENGTH = 300;

/** Path segments that are personal or secret: a search term, a friend's code, a reset link. */
const PRIVATE_PARAMS = new Set(['searchTerm', 'code', 'token', 'orderId']);

const patterns = Object.values(routeTable)
  .map(({ path }): readonly string[] => path.split('/'))
  .filter((parts) => parts.some((part) => PRIVATE_PARAMS.has(part.slice(1))));

/** A URL for the log: its path without the query and without personal segments. */
export function redactPath(address: string): string {
  const path = (address.split(/[?#]/)[0] ?? '').slice(0, LOGGED_PATH_MAX_LENGTH).replace(CONTROL, '');
  const parts = path.replace(/^https?:\/\/[^/]*/i, '').split('/');
  const pattern = patterns.find((candidate) =>
    candidate.every((part, at) => (part.startsWith(':') ? parts[at] : part === parts[at])),
  );
  return parts.map((part, at) => (PRIVATE_PARAMS.has(pattern?.[at]?.slice(1) ?? '') ? pattern?.[at] : part)).join('/');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** URLs and paths in a text. */
const ADDRESSES = /(?:https?:\/\/|\/(?=\w))[^\s'"`<>(),;]+/gi;

/**
 * An error's text for the log: URLs as in `redactPath`, without e-mail addresses, postcodes, long numbers or tokens.
 */
export const redactText = (text: string): string =>
  text
    .replace(CONTROL, ' ')
    .replace(ADDRESSES, redactPath)
    .replace(/\?[^\s'"`)]*=[^\s'"`)]*/g, '?…')
    .replace(/[^\s@'"<>]+@[^\s@'"<>]+/g, '[email]')
    .replace(/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi, '[postcode]')
    .replace(/\beyJ[\w-]+\.[\w.-]+/g, '[token]')
    .replace(/(?<![\w-])[\w-]{40,}(?![\w-])/g, '[token]')
    .replace(/(?<![\w.-])\+?\d[\d ()-]{6,}\d(?![\w.-])/g, '[number]');
