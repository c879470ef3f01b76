/** @jest-environment node */
import { testRoutes } from '../../../test-support/test-routes';
import { testBusinesses } from '../../../test-support/test-shell';
import type { DocumentServices } from '../document/serve-document';
import { unsubscribeRoute } from './unsubscribe';

const routes = testRoutes((app, config) =>
  unsubscribeRoute(app, { businesses: testBusinesses, rendering: { config } } as unknown as DocumentServices),
);

const post = (query: string, payload: string, type = 'application/x-www-form-urlencoded') =>
  routes.app.inject({
    method: 'POST',
    url: `/unsubscribe${query}`,
    payload,
    headers: { 'content-type': type, host: 'localhost', 'sec-fetch-site': 'cross-site' },
  });

test('a request without a token asks nothing of the back end and is no success', async () => {
  const before = routes.api.calls.length;
  expect((await post('', 'List-Unsubscribe=One-Click')).statusCode).toBe(422);
  expect((await post('?token=', 'List-Unsubscribe=One-Click')).statusCode).toBe(422);
  expect((await post('?token=a&token=b', 'List-Unsubscribe=One-Click')).statusCode).toBe(422);
  expect((await post('', '')).headers.location).toBe('/unsubscribe?outcome=invalid');
  expect(routes.api.calls).toHaveLength(before);
});

test('a mail program’s click and the page’s form reach the back end once, whatever page they come from', async () => {
  const click = await post('?token=1.signed', 'List-Unsubscribe=One-Click');
  expect([click.statusCode, click.body, click.headers['cache-control']]).toEqual([
    200,
    'You are unsubscribed.\n',
    expect.stringContaining('no-store'),
  ]);
  const form = await post('?token=1.signed', '');
  expect([form.statusCode, form.headers.location]).toEqual([303, '/unsubscribe?outcome=done']);
  expect(routes.api.calls.map(({ body }) => JSON.parse(body ?? '') as object)).toEqual([
    { token: '1.signed' },
    { token: '1.signed' },
  ]);
});

test('a click that is sent as multipart counts too', async () => {
  const payload = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';
  const click = await post('?token=1.signed', payload, 'multipart/form-data; boundary=b');
  expect([click.statusCode, click.body]).toEqual([200, 'You are unsubscribed.\n']);
});
