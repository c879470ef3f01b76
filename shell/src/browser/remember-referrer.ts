import { cameFrom } from '../frame/came-from';

/** Pages that one visits from others and goes back from. */
const AREAS: Readonly<Record<string, RegExp>> = {
  basket: /^\/basket$/,
  member: /^\/member(\/|$)/,
  search: /^\/stores\/[^/]+\/search\//,
};
/** Steps on a way and doors: nobody means to go back to these. */
const NOT_BACK_TO = /^\/(checkout|login|register|forgotten-password|member\/reset-token)(\/|$)/;

const pathOf = (url: string): string => url.split('?')[0] ?? '/';
const areaOf = (url: string): string | undefined => Object.keys(AREAS).find((area) => AREAS[area]?.test(pathOf(url)));

/**
 * Remembers for the basket, for the account and for a search where the shopper came from, through moves within them,
 * through reloads, and for this tab alone.
 * @param url path and query of the page that is shown now
 * @param previous the page of ours before it
 */
export function rememberReferrer(url: string, previous: string | undefined): void {
  const area = areaOf(url);
  if (!area) {
    cameFrom.set(undefined);
    return;
  }
  const key = `sf.from.${area}`;
  try {
    if (previous && areaOf(previous) !== area && !NOT_BACK_TO.test(pathOf(previous)))
      sessionStorage.setItem(key, previous);
    const known = sessionStorage.getItem(key);
    // A path of this site, whoever wrote it there.
    cameFrom.set(known && /^\/(?![/\\])/.test(known) ? known : undefined);
  } catch {
    // A browser that stores nothing remembers nothing.
    cameFrom.set(undefined);
  }
}
