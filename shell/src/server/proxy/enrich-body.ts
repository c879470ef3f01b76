import { type ClientConfig, TAKES_CLIENT_CONFIG } from '../../client-config';
import { keptCampaign } from '../consent/keep-campaign';
import { isReferralCode } from '../doors/landing-routes';
import { COOKIE, type SessionCookies } from '../session/cookies';

const LONGEST_CHANNEL = 40;

/**
 * Adds to a browser's call what the browser does not know of itself: its configuration, and the friend's code and the
 * campaign that it came by. What the call says itself stands; a body that is no JSON object is passed on as it is.
 */
export function enrichBody(path: string, body: Buffer, client: ClientConfig, cookies: SessionCookies): Buffer {
  const more = {
    ...(TAKES_CLIENT_CONFIG.has(path) ? client : {}),
    ...(path === '/auth/register' ? friendOf(cookies) : {}),
  };
  const campaign = path === '/checkout/process-order' ? keptCampaign(cookies) : undefined;
  if (!Object.keys(more).length && !campaign) return body;
  const given = parse(body);
  if (!given) return body;
  const channel = campaign ? { channel: `${given.channel ?? 'web'} ${campaign}`.slice(0, LONGEST_CHANNEL) } : {};
  return Buffer.from(JSON.stringify({ ...more, ...given, ...channel }));
}

function friendOf(cookies: SessionCookies): { referralCode?: string } {
  const code = cookies.read(COOKIE.friend);
  return isReferralCode(code) ? { referralCode: code } : {};
}

function parse(body: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString());
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
