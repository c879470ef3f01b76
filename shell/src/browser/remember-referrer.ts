import { cameFrom } from '../frame/came-from';
import { matchesPattern } from '../navigation/matches-pattern';
import type { Navigation } from '../navigation/navigation.types';

const pathOf = (url: string): string => url.split('?')[0] ?? '/';
const isOneOf = (paths: readonly string[], url: string): boolean =>
  paths.some((path) => matchesPattern(path, pathOf(url)));

/**
 * Remembers for each section with a way back where the shopper came from, through moves within it, through reloads, and
 * for this tab alone.
 * @param url path and query of the page that is shown now
 * @param previous the page of ours before it
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
    // A path of this site, whoever wrote it there.
    cameFrom.set(known && /^\/(?![/\\])/.test(known) ? known : undefined);
  } catch {
    // A browser that stores nothing remembers nothing.
    cameFrom.set(undefined);
  }
}
