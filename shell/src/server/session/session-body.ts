import type { SessionEffects } from '@storefront/api/declaration/session-effects';
import type { ClientConfig } from '../../client-config';
import { readCampaign } from '../consent/save-campaign';
import { COOKIE, type SessionCookies } from './cookies';
import { isReferralCode } from './referral-code';

/** As long as an order accepts it (process-order.ts). */
const CHANNEL_MAX_LENGTH = 40;

/**
 * Adds the session's data to a call's body: the client's configuration, the referral code and campaign, a log-in's
 * basket, or a log-out's refresh token. Values in the body take precedence.
 */
export function withSession(
  effects: SessionEffects,
  body: Readonly<Record<string, unknown>>,
  client: ClientConfig,
  cookies: SessionCookies,
): Readonly<Record<string, unknown>> {
  if (effects.refreshTokenIn && cookies.refreshToken) return { [effects.refreshTokenIn]: cookies.refreshToken };
  const campaign = effects.takesCampaign ? readCampaign(cookies) : undefined;
  return {
    ...(effects.takesClientConfig && client),
    ...(effects.takesReferralCode && referralOf(cookies)),
    // A refresh is no log-in.
    ...(effects.takesBasket && body.grant_type !== 'refresh_token' && basketOf(cookies)),
    ...body,
    ...(campaign && { channel: `${body.channel ?? 'web'} ${campaign}`.slice(0, CHANNEL_MAX_LENGTH) }),
  };
}

/**
 * `withSession` for a raw body. One that is not a JSON object, or is nested too deeply to be written again, is passed on
 * unchanged: the back end refuses it.
 * @param origin of the shopper's page, for an operation that takes it; a body's own does not count
 */
export function bytesWithSession(
  effects: SessionEffects,
  bytes: Buffer | undefined,
  client: ClientConfig,
  cookies: SessionCookies,
  origin?: string,
): string | Buffer | undefined {
  const isNamed = effects.refreshTokenIn && cookies.refreshToken;
  const { takesClientConfig, takesReferralCode, takesCampaign, takesBasket, takesOrigin } = effects;
  if (!isNamed && !takesClientConfig && !takesReferralCode && !takesCampaign && !takesBasket && !takesOrigin)
    return bytes;
  const given = isNamed ? {} : jsonObject(bytes?.toString() ?? '');
  const own = given && takesOrigin ? { ...given, origin } : given;
  return own ? (written(withSession(effects, own, client, cookies)) ?? bytes) : bytes;
}

/** JSON.parse takes any depth; JSON.stringify overflows the stack at some thousand levels of numbered keys. */
function written(body: Readonly<Record<string, unknown>>): string | undefined {
  try {
    return JSON.stringify(body);
  } catch {
    return undefined;
  }
}

/** Parses a JSON object; undefined when it is none. */
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

/** The fields of an object; none of any other value. */
export const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

const basketOf = ({ basketToken }: SessionCookies): { basketToken?: string } => (basketToken ? { basketToken } : {});

function referralOf(cookies: SessionCookies): { referralCode?: string } {
  const code = cookies.read(COOKIE.friend);
  return isReferralCode(code) ? { referralCode: code } : {};
}
