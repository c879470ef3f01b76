import { clientConfig } from './client-config';

test('a client configuration has country, platform, business, sub-business and device, each only if known', () => {
  expect(clientConfig({ country: 'GB', businessId: 1 })).toEqual({ country: 'GB', platform: 'web', businessId: 1 });
  expect(clientConfig({ country: 'IE', businessId: 2, subBusinessId: 7 }, 'device-1')).toEqual({
    country: 'IE',
    platform: 'web',
    businessId: 2,
    subBusinessId: 7,
    deviceId: 'device-1',
  });
});
