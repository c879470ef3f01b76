import type { ShownBusiness } from '../../client-config';
import type { ShellConfig } from '../config';

/** The caller on whose behalf the document server calls commerce-api. */
export interface Caller {
  /** Missing when the call looks up the business. */
  readonly business?: ShownBusiness;
  readonly accessToken?: string;
  /** The session of an operator, on a staff host. */
  readonly operatorToken?: string;
  /** The secret of a store's handheld, where its staff log in. */
  readonly handheld?: string;
  /** A guest's session, which owns their personal details. */
  readonly guestSession?: string;
  /** The secret of the device that logs in. */
  readonly loginDevice?: string;
  /** Names the device of a log-in. */
  readonly userAgent?: string;
  /** The shopper's IP address, for rate limits. */
  readonly address?: string;
  /** Only for a shopper who agreed to have one. */
  readonly deviceId?: string;
}

/** The headers that identify the caller; commerce-api trusts them because of the internal key. */
export const callerHeaders = (
  { internalKey }: Pick<ShellConfig, 'internalKey'>,
  { business, accessToken, operatorToken, handheld, guestSession, loginDevice, userAgent, address }: Caller,
): Record<string, string> => ({
  'x-internal-key': internalKey,
  ...(business && { 'x-business-id': String(business.businessId) }),
  ...(business?.subBusinessId !== undefined && { 'x-sub-business-id': String(business.subBusinessId) }),
  ...(accessToken && { authorization: `Bearer ${accessToken}` }),
  ...(operatorToken && { 'x-operator-key': operatorToken }),
  ...(handheld && { 'x-handheld': handheld }),
  ...(guestSession && { 'x-guest-session': guestSession }),
  ...(loginDevice && { 'x-login-device': loginDevice }),
  ...(userAgent && { 'user-agent': userAgent }),
  ...(address && { 'x-forwarded-for': address }),
});
