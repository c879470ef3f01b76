import type { ShownBusiness } from '../../client-config';
import type { ShellConfig } from '../config';

/** On whose behalf the document server calls commerce-api. */
export interface Caller {
  /** Left out where the call is to find out which business it is. */
  readonly business?: ShownBusiness;
  readonly accessToken?: string;
  /** Of a guest, whose personal details are bound to it. */
  readonly guestSession?: string;
  /** Of the device that logs in. */
  readonly loginDevice?: string;
  /** The shopper's IP address, by which rate limits are counted. */
  readonly address?: string;
  /** Of a shopper who agreed to have one. */
  readonly deviceId?: string;
}

/** The headers that say who calls: commerce-api believes them because of the internal key. */
export const callerHeaders = (
  { internalKey }: Pick<ShellConfig, 'internalKey'>,
  { business, accessToken, guestSession, loginDevice, address }: Caller,
): Record<string, string> => ({
  'x-internal-key': internalKey,
  ...(business && { 'x-business-id': String(business.businessId) }),
  ...(business?.subBusinessId !== undefined && { 'x-sub-business-id': String(business.subBusinessId) }),
  ...(accessToken && { authorization: `Bearer ${accessToken}` }),
  ...(guestSession && { 'x-guest-session': guestSession }),
  ...(loginDevice && { 'x-login-device': loginDevice }),
  ...(address && { 'x-forwarded-for': address }),
});
