import type { ShownBusiness } from '../../client-config';
import type { ShellConfig } from '../config';
import { COOKIE, type SessionCookies } from '../session/cookies';
import { followDeepLink, WAITING_LINK_PATH, waitingLink } from './deep-link';

/**
 * Where a store search continues: at the waiting deep link's target, if this search was what it needed.
 * @param otherwise the search's own target
 * @param chosen whether the search selected a store
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
    // A shopper who selects a store themselves has answered otherwise.
    if (chosen) cookies.clear(COOKIE.link);
    return otherwise;
  }
  if (!link.storeId && !chosen) return otherwise;
  // A link that cannot be followed must not break the search.
  const outcome = await followDeepLink(config, cookies, business, link, { address }).catch(() => undefined);
  if (outcome?.kind === 'go') return outcome.path;
  return outcome?.kind === 'incompatible-store' || outcome?.kind === 'would-change' ? WAITING_LINK_PATH : otherwise;
}
