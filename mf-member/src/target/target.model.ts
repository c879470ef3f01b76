import { urlTo } from '@storefront/routes/url-to';

/** Pages of logging in and registering: the page before them counts. */
const AUTH_PAGES: readonly string[] = [urlTo('login'), urlTo('register')];

/**
 * The target after log-in or registration: the basket, the checkout or the page of the account that a link named, else
 * the home page. The first page of this site in `previous` decides; other sites never do. A shopper whose coupon waited for
 * the log-in returns to that page, whichever it is.
 * @param previous URLs or paths in order of relevance: first what a link named, then where the shopper was
 * @param origin this site's own
 */
export function targetAfterLogin(
  previous: readonly (string | null | undefined)[],
  origin: string,
  couponNeedsLogIn = false,
): string {
  for (const [at, candidate] of previous.entries()) {
    const path = pathOnThisSite(candidate, origin);
    if (path === undefined || AUTH_PAGES.includes(path)) continue;
    if (path === urlTo('basket')) return urlTo('basket');
    if (path === urlTo('checkout') || path.startsWith(`${urlTo('checkout')}/`)) return urlTo('checkout');
    return couponNeedsLogIn || (at === 0 && isAccountPage(path)) ? path : urlTo('index');
  }
  return urlTo('index');
}

/** A link to the account sends a guest through the log-in. Who has logged out there starts at home again. */
const isAccountPage = (path: string) => path === urlTo('member') || path.startsWith(`${urlTo('member')}/`);

function pathOnThisSite(candidate: string | null | undefined, origin: string): string | undefined {
  if (!candidate || !URL.canParse(candidate, origin)) return undefined;
  const url = new URL(candidate, origin);
  if (url.origin !== origin) return undefined;
  return url.pathname.replace(/(.)\/+$/, '$1');
}
