import { clientConfig, type ShownBusiness, TAKES_CLIENT_CONFIG } from '../client-config';
import type { ShellConfig } from './config';

export interface ApiReply {
  readonly status: number;
  readonly body: unknown;
}

export interface ApiCall {
  /** Left out where the call is to find out which business it is. */
  readonly business?: ShownBusiness;
  readonly body?: object;
  readonly method?: 'GET' | 'POST';
  readonly accessToken?: string;
  /** Of a guest, whose personal details are bound to it. */
  readonly guestSession?: string;
  /** Of the device that logs in. */
  readonly loginDevice?: string;
  /** Of the shopper, whom rate limits are counted for. */
  readonly address?: string;
  /** Of a shopper who agreed to have one. */
  readonly deviceId?: string;
}

/** Who asks commerce-api, and for which business or part of one. */
export const callHeaders = (
  config: Pick<ShellConfig, 'internalKey'>,
  {
    business,
    accessToken,
    guestSession,
    loginDevice,
    address,
  }: Pick<ApiCall, 'business' | 'accessToken' | 'guestSession' | 'loginDevice' | 'address'>,
): Record<string, string> => ({
  'x-internal-key': config.internalKey,
  ...(business && { 'x-business-id': String(business.businessId) }),
  ...(business?.subBusinessId !== undefined && { 'x-sub-business-id': String(business.subBusinessId) }),
  ...(accessToken && { authorization: `Bearer ${accessToken}` }),
  ...(guestSession && { 'x-guest-session': guestSession }),
  ...(loginDevice && { 'x-login-device': loginDevice }),
  ...(address && { 'x-forwarded-for': address }),
});

/** One call of commerce-api on behalf of a business, by the document server itself. */
export async function callApi(config: ShellConfig, path: string, call: ApiCall): Promise<ApiReply> {
  const { business, method = 'POST', body = {}, deviceId } = call;
  const client = business && TAKES_CLIENT_CONFIG.has(path) ? clientConfig(business, deviceId) : {};
  const reply = await fetch(`${config.apiOrigin}/${config.locale}/api${path}`, {
    method,
    headers: {
      ...callHeaders(config, call),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    body: method === 'GET' ? undefined : JSON.stringify({ ...client, ...body }),
    signal: AbortSignal.timeout(config.apiDeadlineMs),
  });
  const text = await reply.text();
  return { status: reply.status, body: text ? JSON.parse(text) : undefined };
}
