import { cameFrom } from '../../frame/back-links/came-from';
import { matchesPattern } from '../../navigation/matches-pattern';
import type { Navigation } from '../../navigation/navigation.types';

const pathOf = (url: string): string => url.split('?')[0] ?? '/';
const isOneOf = (paths: readonly string[], url: string): boolean =>
  paths.some((path) => matchesPattern(path, pathOf(url)));

/**
 * Stores for each section with a back link where the shopper came from, across navigation within it and reloads, for
 * this tab only.
 * @param url path and query of the current page
 * @param previous the previous page of this site
 */
export function rememberReferrer(
  { backLinks, noReturn }: Pick<Navigation, 'backLinks' | 'noReturn'>,
  url: string,
  previous: string | undefined,
): void {
  const sectionOf = (of: string) => Object.keys(backLinks).find((section) => isOneOf(backLinks[section] ?? [], of));
  const section = sectionOf(url);
  if (!section) {
    cameFrom.set(undefined);
    return;
  }
  const key = `sf.from.${section}`;
  try {
    if (previous && sectionOf(previous) !== section && !isOneOf(noReturn, previous))
      sessionStorage.setItem(key, previous);
    const known = sessionStorage.getItem(key);
    // Must be a path of this site, because anybody could have written it.
    cameFrom.set(known && /^\/(?![/\\])/.test(known) ? known : undefined);
  } catch {
    // Without storage nothing is remembered.
    cameFrom.set(undefined);
  }
}
