/**
 * Whether a path is one of a pattern's, a trailing slash and the case of letters left aside. The browser's first script
 * asks it, which is too small for a router.
 * @param pattern of letters, digits, dashes and slashes, with `:name` for parameters
 */
export const matchesPattern = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(path);
