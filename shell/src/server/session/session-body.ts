import type { SessionEffects } from '@storefront/api/session-effects';
import type { ClientConfig } from '../../client-config';
import { keptCampaign } from '../consent/keep-campaign';
import { isReferralCode } from '../entry-points/landing-routes';
import { COOKIE, type SessionCookies } from './cookies';

const CHANNEL_MAX_LENGTH = 40;

/**
 * The body of a call with what the shopper's session adds to it: the client's configuration, the referral code and the
 * campaign that the shopper came by, or the refresh token that a log-out names. What the call says itself stands.
 */
export function withSession(
  effects: SessionEffects,
  body: Readonly<Record<string, unknown>>,
  client: ClientConfig,
  cookies: SessionCookies,
): Readonly<Record<string, unknown>> {
  if (effects.refreshTokenIn && cookies.refreshToken) return { [effects.refreshTokenIn]: cookies.refreshToken };
  const campaign = effects.takesCampaign ? keptCampaign(cookies) : undefined;
  return {
    ...(effects.takesClientConfig && client),
    ...(effects.takesReferralCode && referralOf(cookies)),
    ...body,
    ...(campaign && { channel: `${body.channel ?? 'web'} ${campaign}`.slice(0, CHANNEL_MAX_LENGTH) }),
  };
}

/** The same for a body as it was sent; one that is no JSON object is passed on as it is. */
export function bytesWithSession(
  effects: SessionEffects,
  bytes: Buffer | undefined,
  client: ClientConfig,
  cookies: SessionCookies,
): string | Buffer | undefined {
  const isNamed = effects.refreshTokenIn && cookies.refreshToken;
  if (!isNamed && !effects.takesClientConfig && !effects.takesReferralCode && !effects.takesCampaign) return bytes;
  const given = isNamed ? {} : jsonObject(bytes?.toString() ?? '');
  return given ? JSON.stringify(withSession(effects, given, client, cookies)) : bytes;
}

/** The object that a JSON text holds; undefined when it holds none. */
export function jsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function referralOf(cookies: SessionCookies): { referralCode?: string } {
  const code = cookies.read(COOKIE.friend);
  return isReferralCode(code) ? { referralCode: code } : {};
}
