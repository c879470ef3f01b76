import { urlTo } from '@storefront/routes/url-to';

/** Pages that only lead in: the page before them is the one that counts. */
const DOORS: readonly string[] = [urlTo('login'), urlTo('register')];

/**
 * Where a shopper goes after log-in or registration: back to the basket or the checkout when they came from there, else
 * home. The first of `previous` that is a page of this site decides; an address of another site never does.
 * @param previous addresses or paths, the most telling first
 * @param origin this site's own
 */
export function targetAfterLogin(previous: readonly (string | null | undefined)[], origin: string): string {
  for (const candidate of previous) {
    const path = pathHere(candidate, origin);
    if (path === undefined || DOORS.includes(path)) continue;
    if (path === urlTo('basket')) return urlTo('basket');
    if (path === urlTo('checkout') || path.startsWith(`${urlTo('checkout')}/`)) return urlTo('checkout');
    return urlTo('index');
  }
  return urlTo('index');
}

function pathHere(candidate: string | null | undefined, origin: string): string | undefined {
  if (!candidate || !URL.canParse(candidate, origin)) return undefined;
  const url = new URL(candidate, origin);
  if (url.origin !== origin) return undefined;
  return url.pathname.replace(/(.)\/+$/, '$1');
}
