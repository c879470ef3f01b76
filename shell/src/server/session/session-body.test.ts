/** @jest-environment node */
import type { SessionEffects } from '@storefront/api/declaration/session-effects';
import type { SessionCookies } from './cookies';
import { bytesWithSession } from './session-body';

const client = { country: 'GB', platform: 'web', businessId: 1, deviceId: 'device-1234' } as const;
const cookiesWith = (campaign?: unknown, marketing = true, refreshToken?: string) =>
  ({ read: () => campaign, refreshToken, consent: { measurement: false, marketing } }) as unknown as SessionCookies;
const search = { takesClientConfig: true } as const;
const register = { takesReferralCode: true } as const;
const order = { takesCampaign: true } as const;
const sent = (effects: SessionEffects, body: unknown, cookies = cookiesWith()) =>
  JSON.parse(String(bytesWithSession(effects, Buffer.from(JSON.stringify(body)), client, cookies)));

describe('what the session adds to a call', () => {
  test('is the client’s configuration if the operation takes it, and the call’s own fields take precedence', () => {
    expect(sent(search, { postcode: 'SE1 9GF' })).toEqual({ ...client, postcode: 'SE1 9GF' });
    expect(sent(search, { platform: 'ios' })).toEqual({ ...client, platform: 'ios' });
    expect(sent({}, {})).toEqual({});
  });

  test('is a referral code at registration, if it is valid', () => {
    expect(sent(register, { firstname: 'Ada' }, cookiesWith('FRIEND5'))).toEqual({
      firstname: 'Ada',
      referralCode: 'FRIEND5',
    });
    expect(sent(register, {}, cookiesWith('<b>'))).toEqual({});
    expect(sent(register, {}, cookiesWith({ code: 'x' }))).toEqual({});
  });

  test('is the campaign of the visit, in addition to the call’s channel', () => {
    expect(sent(order, { channel: 'web' }, cookiesWith('autumn-2026'))).toEqual({ channel: 'web autumn-2026' });
    expect(sent(order, { channel: 'web' }, cookiesWith('a b'))).toEqual({ channel: 'web' });
    expect(sent(order, { channel: 'web' })).toEqual({ channel: 'web' });
    // Stored once and withdrawn since.
    expect(sent(order, { channel: 'web' }, cookiesWith('autumn-2026', false))).toEqual({ channel: 'web' });
  });

  test('is the refresh token that a log-out invalidates, whatever the browser sent', () => {
    const cookies = cookiesWith(undefined, false, 'secret');
    expect(sent({ refreshTokenIn: 'refreshToken' }, { refreshToken: 'forged' }, cookies)).toEqual({
      refreshToken: 'secret',
    });
    expect(sent({ refreshTokenIn: 'token' }, {}, cookies)).toEqual({ token: 'secret' });
    expect(sent({ refreshTokenIn: 'token' }, { token: 'own' })).toEqual({ token: 'own' });
  });

  test('is the origin of the page if the operation takes it, whatever the browser sent', () => {
    const body = Buffer.from(JSON.stringify({ origin: 'https://other.example' }));
    const own = bytesWithSession({ takesOrigin: true }, body, client, cookiesWith(), 'https://shop.example');
    expect(JSON.parse(String(own))).toEqual({ origin: 'https://shop.example' });
  });

  test('is nothing if the body is nested too deeply: the back end reports the fault', () => {
    const deep = Buffer.from(`${'{"0":'.repeat(20_000)}1${'}'.repeat(20_000)}`);
    expect(bytesWithSession({ takesOrigin: true }, deep, client, cookiesWith(), 'https://shop.example')).toBe(deep);
  });
  test('is nothing if the body is not an object: the back end reports the fault', () => {
    for (const body of ['{', '[]', '"x"', ''])
      expect(String(bytesWithSession(search, Buffer.from(body), client, cookiesWith()))).toBe(body);
  });
});
