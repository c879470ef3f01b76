/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Business } from '@storefront/remote-kit/business.types';
import { Businesses } from './businesses';
import type { ShellConfig } from './config';

const settings: Business = {
  businessId: 1,
  name: 'Testmarket',
  brand: 'grocery',
  strapline: 'Good things',
  logo: null,
  errorImage: null,
  locale: 'en-gb',
  country: 'GB',
  currency: 'GBP',
  hosts: ['shop.test'],
  theme: {},
  copy: {},
  features: {
    automaticNearestStore: false,
    useMyLocation: true,
    addressSearch: false,
    guestCheckout: true,
    tips: false,
    restoreLastStore: true,
  },
  postcodeRules: [{ country: 'GB', pattern: '^[A-Z]', maxLength: 8, example: 'SE1 9GF' }],
  paymentMethods: ['cash'],
  paymentOrigins: [],
};
let isHere = true;
const api = createServer((request, response) => {
  const isSettings = request.url?.endsWith('/white-label/settings');
  const [status, body] = isSettings && !isHere ? [404, {}] : [200, isSettings ? settings : {}];
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
beforeAll(() => new Promise<void>((ready) => void api.listen(0, '127.0.0.1', ready)));
afterAll(() => {
  api.close();
  api.closeAllConnections();
});

test('a host removed from its business no longer shows it', async () => {
  const config = {
    apiOrigin: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    locale: 'en-gb',
    internalKey: 'key',
    apiDeadlineMs: 2_000,
    settingsFreshMs: -1,
  } as unknown as ShellConfig;
  const businesses = new Businesses(config, () => undefined);
  expect((await businesses.of('shop.test'))?.business.name).toBe('Testmarket');
  isHere = false;
  // The first request still gets the cached settings and triggers a refresh.
  for (const end = Date.now() + 5_000; (await businesses.of('shop.test')) && Date.now() < end; )
    await new Promise((resolve) => setTimeout(resolve, 10));
  expect(await businesses.of('shop.test')).toBeUndefined();
});
