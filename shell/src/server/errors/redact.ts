/** Maximum length of a path in a log line; the longest page's path is shorter. */
const LOGGED_PATH_MAX_LENGTH = 300;
/** Replaces a path that is not known, because any segment of it may be personal or secret. */
const UNKNOWN_PATH = '/…';

/** A path whose values may be logged, except those of its private parameters. */
export interface KnownPath {
  /** With `:name` for parameters. */
  readonly path: string;
  /** Parameters that are logged by name; all of them if undefined. */
  readonly privateParams?: readonly string[];
}

/** Removes personal and secret values from what is logged. */
export interface Redaction {
  /** A URL without query and origin, with the names of private parameters instead of their values. */
  path(url: string): string;
  /** A text whose URLs are as in `path`, without e-mail addresses, postcodes, long numbers or tokens. */
  text(text: string): string;
}

/** @param knownPaths the paths at this moment; every other path is removed as a whole */
export function redaction(knownPaths: () => readonly KnownPath[]): Redaction {
  const path = (url: string) => {
    const plain = pathnameOf(url);
    return plain === '/' ? plain : (knownPath(plain, knownPaths()) ?? UNKNOWN_PATH);
  };
  const address = (found: string, before = '') => {
    if (isOrigin(before)) return path(found.slice(isUrl(before) ? 0 : before.length));
    // 'text/html' or './BasketPage' is no URL, but it may end like one.
    const known = knownPath(pathnameOf(found.slice(before.length)), knownPaths());
    return known === undefined ? found : before + known;
  };
  return { path, text: (text) => redactValues(text.replace(CONTROL, ' ').replace(ADDRESSES, address)) };
}

const pathnameOf = (url: string): string =>
  (url.split(/[?#]/)[0] ?? '')
    .slice(0, LOGGED_PATH_MAX_LENGTH)
    .replace(CONTROL, '')
    .replace(/^https?:\/\/[^/]*/i, '') || '/';

/** The path as it may be logged; undefined if it is not known. The pattern with the fewest parameters applies. */
function knownPath(path: string, knownPaths: readonly KnownPath[]): string | undefined {
  const parts = path.split('/');
  const [known] = knownPaths
    .map(({ path: pattern, privateParams }) => ({ pattern: pattern.split('/'), privateParams }))
    .filter(({ pattern }) => pattern.length === parts.length && pattern.every((part, at) => matches(part, parts[at])))
    .sort((one, other) => paramCount(one.pattern) - paramCount(other.pattern));
  if (!known) return undefined;
  const isPrivate = (part: string) =>
    part.startsWith(':') && (!known.privateParams || known.privateParams.includes(part.slice(1)));
  return known.pattern.map((part, at) => (isPrivate(part) ? part : parts[at])).join('/');
}

const matches = (pattern: string, part = ''): boolean => (pattern.startsWith(':') ? part !== '' : pattern === part);

const paramCount = (pattern: readonly string[]): number => pattern.filter((part) => part.startsWith(':')).length;

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it removes
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** URLs and paths in a text; group 1 is the text before the path. */
const ADDRESSES = /(https?:\/\/(?=[^\s/])|[\w.-]+(?::\d+)?)?(?:(?<=:\/\/)|\/(?=[\w%]))[^\s'"`<>(),;]+/gi;

const isUrl = (before: string): boolean => before.includes('://');
const isOrigin = (before: string): boolean =>
  !before || isUrl(before) || (/[.:]/.test(before) && !/^\.+$/.test(before));

const redactValues = (text: string): string =>
  text
    .replace(/\?[^\s'"`)]*=[^\s'"`)]*/g, '?…')
    .replace(/[^\s@'"<>]+@[^\s@'"<>]+/g, '[email]')
    .replace(/\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/gi, '[postcode]')
    .replace(/\beyJ[\w-]+\.[\w.-]+/g, '[token]')
    .replace(/(?<![\w-])[\w-]{40,}(?![\w-])/g, '[token]')
    .replace(/(?<![\w.-])\+?\d[\d ()-]{6,}\d(?![\w.-])/g, '[number]');
