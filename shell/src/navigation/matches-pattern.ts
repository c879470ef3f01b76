/**
 * Whether a path matches a pattern, ignoring a trailing slash and case. The inline script uses it, which is too small
 * for a router.
 * @param pattern of letters, digits, dashes and slashes, with `:name` for parameters
 */
export const matchesPattern = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i').test(path);
