import type { Business } from '@storefront/remote-kit/business.types';
import { urlTo } from '@storefront/routes/url-to';
import type { FastifyRequest } from 'fastify';
import { formPage } from '../form-page';
import { COOKIE, type SessionCookies } from '../session/cookies';
import { type CompositionRoute, matchRoute } from './composition-routes';

export interface GuardRedirect {
  readonly to: string;
  /** The flash message to show; the browser has the text. */
  readonly flashMessage?: 'location' | 'member';
}

/**
 * Where a page's guards redirect a shopper, as far as cookies tell: without a session cookie there is no member,
 * without a place or basket cookie neither. The browser's guards decide the rest.
 */
export function guardRedirect(
  request: FastifyRequest,
  cookies: SessionCookies,
  guards: readonly string[],
  routes: readonly CompositionRoute[],
  { features }: Pick<Business, 'features'>,
): GuardRedirect | undefined {
  const home = urlTo('index');
  if (guards.includes('operator') && !cookies.operatorToken) return { to: operatorLogIn(request, routes) ?? home };
  if (guards.includes('member') && !cookies.accessToken && !cookies.refreshToken)
    return { to: home, flashMessage: 'member' };
  if (guards.includes('location') && !mayHavePlace(cookies, features.restoreLastStore))
    return { to: allowedPreviousPage(request, routes) ?? home, flashMessage: 'location' };
  if (guards.includes('valid-basket') && !cookies.basketToken) return { to: home };
  return undefined;
}

/** The log-in of the desk, which leads back to the requested page. */
function operatorLogIn({ url }: FastifyRequest, routes: readonly CompositionRoute[]): string | undefined {
  const path = routes.find(({ role }) => role === 'operator-log-in')?.path;
  return path && `${path}?${new URLSearchParams({ from: url })}`;
}

/** A store or a basket implies a place; the store of the last order may be restored. */
function mayHavePlace(cookies: SessionCookies, restoresLast: boolean): boolean {
  const { place, basketToken } = cookies;
  return Boolean(place.location || place.store || basketToken || (restoresLast && cookies.has(COOKIE.lastStore)));
}

/** The previous page of this site, unless its own guards would redirect again. */
function allowedPreviousPage(request: FastifyRequest, routes: readonly CompositionRoute[]): string | undefined {
  const from = formPage(request);
  if (!from) return undefined;
  const pathname = request.url.split('?')[0];
  const isOpen = matchRoute(routes, from.pathname)?.route.guards.length === 0;
  return isOpen && from.pathname !== pathname ? from.pathname + from.search : undefined;
}
