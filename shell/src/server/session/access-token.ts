import type { ShownBusiness } from '../../client-config';
import { apiClient } from '../api/api-client';
import type { ShellConfig } from '../config';
import type { SessionCookies } from './cookies';

interface Tokens {
  access_token: string;
  expires_in: number;
  refresh_token: string;
}

/** Refreshes in progress by refresh token: concurrent calls share one rotation. */
const underWay = new Map<string, Promise<Tokens | undefined>>();

/**
 * The member's access token, refreshed if only the refresh token is left; undefined for a visitor and for an ended
 * session, whose cookies are cleared.
 */
export async function accessTokenOf(
  config: ShellConfig,
  cookies: SessionCookies,
  business: ShownBusiness,
): Promise<string | undefined> {
  if (cookies.accessToken) return cookies.accessToken;
  const refreshToken = cookies.refreshToken;
  if (!refreshToken) return undefined;
  const pending = underWay.get(refreshToken) ?? refresh(config, refreshToken, business);
  underWay.set(refreshToken, pending);
  const tokens = await pending.finally(() => underWay.delete(refreshToken));
  if (tokens) cookies.setTokens(tokens);
  else cookies.clearTokens();
  return tokens?.access_token;
}

async function refresh(
  config: ShellConfig,
  refreshToken: string,
  business: ShownBusiness,
): Promise<Tokens | undefined> {
  // An API failure throws; only a refusal ends the session.
  const reply = await apiClient(config, { business }).call('POST /oauth/token', {
    body: { grant_type: 'refresh_token', refresh_token: refreshToken },
  });
  return reply.ok ? reply.data : undefined;
}
