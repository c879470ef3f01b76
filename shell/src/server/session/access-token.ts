import type { ShownBusiness } from '../../client-config';
import { callApi } from '../api-call';
import type { ShellConfig } from '../config';
import type { SessionCookies } from './cookies';

interface Tokens {
  access_token: string;
  expires_in: number;
  refresh_token: string;
}

/** Refreshes under way by refresh token: calls that arrive together share one rotation. */
const underWay = new Map<string, Promise<Tokens | undefined>>();

/**
 * The member's access token, refreshed first when only the refresh token is left; undefined for a visitor and for a
 * session that has ended, whose cookies are cleared then.
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
  const reply = await callApi(config, '/oauth/token', {
    business,
    body: { grant_type: 'refresh_token', refresh_token: refreshToken },
  });
  // A failing API must not log anybody out: only its clear refusal does.
  if (reply.status >= 500) throw new Error(`Token refresh: ${reply.status}`);
  return reply.status === 200 ? (reply.body as Tokens) : undefined;
}
