/** @jest-environment node */
import { testRoutes } from '../../../test-support/test-routes';
import { testBusinesses } from '../../../test-support/test-shell';
import { readConsent } from '../../consent/consent';
import { consentRoutes } from './consent-routes';

const routes = testRoutes((app, config) => consentRoutes(app, config, testBusinesses));

const own = { 'sec-fetch-site': 'same-origin', host: 'localhost', referer: 'http://localhost/faqs?q=1' };
async function answer(payload: string, { headers = own, cookies = {} }: { headers?: object; cookies?: object } = {}) {
  const reply = await routes.app.inject({
    method: 'POST',
    url: '/actions/consent',
    payload,
    cookies: { ...cookies },
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  const cookie = reply.cookies.find(({ name }) => name === 'sf_consent');
  return { reply, cookie, consent: readConsent(cookie?.value) };
}

test.each([
  ['choice=all', { measurement: true, marketing: true }],
  ['choice=none', { measurement: false, marketing: false }],
  ['choice=some&measurement=on', { measurement: true, marketing: false }],
  ['choice=some&marketing=on', { measurement: false, marketing: true }],
  ['measurement=on&marketing=on', { measurement: false, marketing: false }],
  ['', { measurement: false, marketing: false }],
])('the answer "%s" is stored as what the shopper agreed to, for half a year', async (payload, expected) => {
  const { consent, cookie } = await answer(payload);
  expect(consent).toEqual(expected);
  expect(cookie?.maxAge).toBe(180 * 86_400);
});

test('the shopper stays on the page, or is shown on the cookies page what was saved', async () => {
  expect((await answer('choice=all')).reply.headers.location).toBe('/faqs?q=1');
  const elsewhere = { ...own, referer: 'http://evil.test/' };
  expect((await answer('choice=all', { headers: elsewhere })).reply.headers.location).toMatch(/^\/cookies\?saved=/);
  const script = await answer('choice=all', { headers: { ...own, accept: 'application/json' } });
  expect(script.reply.statusCode).toBe(204);
});

test('another site cannot answer for the shopper', async () => {
  const { reply, cookie } = await answer('choice=all', { headers: { 'sec-fetch-site': 'cross-site' } });
  expect([reply.statusCode, cookie]).toEqual([403, undefined]);
});

test('withdrawn consent deletes the device’s id here and in the back end, even if that is down', async () => {
  const cookies = { sf_device: Buffer.from('"device-1234"').toString('base64url') };
  const { reply } = await answer('choice=none', { cookies });
  expect(reply.cookies).toContainEqual(expect.objectContaining({ name: 'sf_device', value: '' }));
  expect(JSON.parse(routes.api.calls[0]?.body ?? '')).toMatchObject({
    messagingDeviceId: 'device-1234',
    promoConsentLevel: 'none',
  });
  routes.api.respond = () => undefined;
  const down = await answer('choice=none', { cookies });
  expect([down.reply.statusCode, down.consent?.marketing]).toEqual([303, false]);
});
