const COMMENT = /\/\*[\s\S]*?\*\//g;
const QUOTED = `"([^"]*)"|'([^']*)'`;
const URL_FUNCTION = String.raw`url\(\s*(?:${QUOTED}|([^"')\s]+))\s*\)`;
const REQUEST = new RegExp(`${URL_FUNCTION}|(?:@import|\\sfrom)\\s+(?:${QUOTED})`, 'gi');
/** Data, other sites, URLs of this site, and parts of the same document. */
const NO_FILE = /^(data:|https?:|\/|#)/i;

/**
 * The files and modules that a style sheet names: by '@import', by 'url()', and by 'composes … from' of CSS modules.
 * @returns specifiers as written
 */
export const styleRequests = (code: string): string[] =>
  [...code.replace(COMMENT, '').matchAll(REQUEST)]
    .map((match) => (match.slice(1).find(Boolean) ?? '').replace(/^~/, ''))
    .filter((specifier) => specifier && !NO_FILE.test(specifier));
