import type { SessionCookies } from '../session/cookies';
import { enrichBody } from './enrich-body';

const client = { country: 'GB', platform: 'web', businessId: 1, deviceId: 'device-1234' } as const;
const cookiesWith = (kept?: unknown, marketing = true) =>
  ({ read: () => kept, consent: { measurement: false, marketing } }) as unknown as SessionCookies;
const enriched = (path: string, body: unknown, kept?: unknown, agreed?: boolean) =>
  JSON.parse(enrichBody(path, Buffer.from(JSON.stringify(body)), client, cookiesWith(kept, agreed)).toString());

describe('what the proxy adds to a call', () => {
  test('is the client’s configuration where the operation takes it, and what the call says itself stands', () => {
    expect(enriched('/stores/search', { postcode: 'SE1 9GF' })).toEqual({ ...client, postcode: 'SE1 9GF' });
    expect(enriched('/stores/search', { platform: 'ios' })).toEqual({ ...client, platform: 'ios' });
    expect(enriched('/basket/update', {})).toEqual({});
  });

  test('is a friend’s code at registration, if it can be one', () => {
    expect(enriched('/auth/register', { firstname: 'Ada' }, 'FRIEND5')).toEqual({
      firstname: 'Ada',
      referralCode: 'FRIEND5',
    });
    expect(enriched('/auth/register', {}, '<b>')).toEqual({});
    expect(enriched('/auth/register', {}, { code: 'x' })).toEqual({});
  });

  test('is the campaign that an order came by, beside the channel that it names', () => {
    expect(enriched('/checkout/process-order', { channel: 'web' }, 'autumn-2026')).toEqual({
      channel: 'web autumn-2026',
    });
    expect(enriched('/checkout/process-order', { channel: 'web' }, 'a b')).toEqual({ channel: 'web' });
    expect(enriched('/checkout/process-order', { channel: 'web' })).toEqual({ channel: 'web' });
    // Kept once, and taken back since: nobody is told of it any more.
    expect(enriched('/checkout/process-order', { channel: 'web' }, 'autumn-2026', false)).toEqual({ channel: 'web' });
  });

  test('is nothing where the body is no object: the back end says what is wrong with it', () => {
    for (const body of ['{', '[]', '"x"', ''])
      expect(enrichBody('/stores/search', Buffer.from(body), client, cookiesWith()).toString()).toBe(body);
  });
});
