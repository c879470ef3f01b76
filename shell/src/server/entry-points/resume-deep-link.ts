import type { ShownBusiness } from '../../client-config';
import type { ShellConfig } from '../config';
import { COOKIE, type SessionCookies } from '../session/cookies';
import { followDeepLink, WAITING, waitingLink } from './deep-link';

/**
 * Where a store search goes on to: where the deep link leads that waited for it, if one did and this search was what it
 * needed.
 * @param otherwise where the search leads by itself
 * @param chosen whether the search has chosen a store
 */
export async function resumeDeepLink(
  config: ShellConfig,
  cookies: SessionCookies,
  business: ShownBusiness,
  otherwise: string,
  chosen: boolean,
  address?: string,
): Promise<string> {
  const { link, waitsFor } = waitingLink(cookies) ?? {};
  if (!link) return otherwise;
  if (waitsFor === 'answer') {
    // Who chooses a store by themselves has answered otherwise.
    if (chosen) cookies.clear(COOKIE.link);
    return otherwise;
  }
  if (!link.storeId && !chosen) return otherwise;
  // A link that cannot be followed must not spoil the search.
  const outcome = await followDeepLink(config, cookies, business, link, { address }).catch(() => undefined);
  if (outcome?.kind === 'go') return outcome.path;
  return outcome?.kind === 'incompatible-store' || outcome?.kind === 'would-change' ? WAITING : otherwise;
}
