import type { Business } from '@storefront/remote-kit/business.types';
import { urlTo } from '@storefront/routes/url-to';
import type { FastifyRequest } from 'fastify';
import { cameFrom } from '../came-from';
import { COOKIE, type SessionCookies } from '../session/cookies';
import { type CompositionRoute, matchRoute } from './composition-routes';

export interface LedAway {
  readonly to: string;
  /** What is said there; the browser has the words. */
  readonly told?: 'location';
}

/**
 * Where a page's guards send a shopper, as far as their cookies tell without asking anybody: who has none of a session
 * is no member, and who has none of a place or a basket has neither. The browser's guards decide the rest.
 */
export function guardDocument(
  request: FastifyRequest,
  cookies: SessionCookies,
  guards: readonly string[],
  routes: readonly CompositionRoute[],
  { features }: Pick<Business, 'features'>,
): LedAway | undefined {
  const home = urlTo('index');
  if (guards.includes('member') && !cookies.accessToken && !cookies.refreshToken) return { to: home };
  if (guards.includes('location') && !mayHavePlace(cookies, features.restoreLastStore))
    return { to: openPrevious(request, routes) ?? home, told: 'location' };
  if (guards.includes('valid-basket') && !cookies.basketToken) return { to: home };
  return undefined;
}

/** A store stands for a place, and so does a basket, which is one store's; the last order's store may come back. */
function mayHavePlace(cookies: SessionCookies, restoresLast: boolean): boolean {
  const { place, basketToken } = cookies;
  return Boolean(place.location || place.store || basketToken || (restoresLast && cookies.has(COOKIE.lastStore)));
}

/** The page of ours that the shopper came from, unless guards of its own would send them away from it again. */
function openPrevious(request: FastifyRequest, routes: readonly CompositionRoute[]): string | undefined {
  const from = cameFrom(request);
  if (!from) return undefined;
  const asked = request.url.split('?')[0];
  const isOpen = matchRoute(routes, from.pathname)?.route.guards.length === 0;
  return isOpen && from.pathname !== asked ? from.pathname + from.search : undefined;
}
