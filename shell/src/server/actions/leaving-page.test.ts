/** @jest-environment node */
import { startTestActions } from '../../../test-support/test-actions';
import { startTestApi } from '../../../test-support/test-api';

let api: Awaited<ReturnType<typeof startTestApi>>;
let shell: Awaited<ReturnType<typeof startTestActions>>;
beforeAll(async () => {
  api = await startTestApi();
  shell = await startTestActions(api.origin);
});
afterAll(async () => {
  await shell.app.close();
  api.close();
});

const submit = () =>
  shell.app.inject({
    method: 'POST',
    url: '/actions/basket/add-item',
    payload: '',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Firefox on a phone',
      host: 'localhost:4200',
      referer: 'http://localhost:4200/login',
    },
  });
const begin = (authorizationUrl: string) => {
  api.respond = () => ({ body: { authorizationUrl } });
  shell.actions.act = () => ({
    kind: 'call',
    operation: 'POST /auth/provider-start',
    body: { provider: 'google', origin: 'http://evil.test' },
  });
  return submit();
};

test('an action ends at the address that the back end names, on a page that goes on by itself', async () => {
  const reply = await begin('https://accounts.test/auth?a=1&b="><script>');
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['cache-control']).toBe('no-store');
  expect(reply.headers['content-security-policy']).toContain("default-src 'none'");
  expect(reply.body).toContain('content="0; url=https://accounts.test/auth?a=1&amp;b=%22%3E%3Cscript%3E"');
  // The remote's code cannot choose where the provider returns to.
  expect(JSON.parse(api.calls[0]?.body ?? '')).toMatchObject({ origin: 'http://localhost:4200' });
  expect(api.calls[0]?.headers['user-agent']).toBe('Firefox on a phone');
  expect(reply.cookies.map(({ name }) => name)).toContain('sf_login_device');
});

test('an address that is not of the web is refused', async () => {
  const reply = await begin('javascript:alert(1)');
  expect([reply.statusCode, reply.headers.location]).toEqual([303, '/login?problem=system_error']);
});
