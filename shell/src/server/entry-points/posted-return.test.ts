/** @jest-environment node */
import { startTestActions } from '../../../test-support/test-actions';

let shell: Awaited<ReturnType<typeof startTestActions>>;
beforeAll(async () => {
  shell = await startTestActions('http://127.0.0.1:1');
});
beforeEach(() => shell.actions.reset());
afterAll(() => shell.app.close());

const post = (payload: string, url = '/back/apple') =>
  shell.app.inject({
    method: 'POST',
    url,
    payload,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://appleid.apple.com',
      'sec-fetch-site': 'cross-site',
    },
  });
const follow = (url: string, cookie: string) => shell.app.inject({ url, headers: { cookie } });

test('what another site posts to a link that takes it is followed by a GET with the fields, once', async () => {
  const reply = await post('code=abc&state=s-1&user=%7B%7D');
  expect([reply.statusCode, reply.headers.location, shell.actions.calls]).toEqual([303, '/back/apple', []]);
  const [kept] = reply.cookies;
  expect(kept).toMatchObject({ name: 'sf_posted', httpOnly: true, sameSite: 'Lax', maxAge: 60 });
  const cookie = `sf_posted=${kept?.value}`;
  const followed = await follow('/back/apple', cookie);
  expect(followed.cookies).toMatchObject([{ name: 'sf_posted', value: '' }]);
  expect(shell.actions.calls).toMatchObject([{ args: [{ code: 'abc', state: 's-1', user: '{}' }, {}] }]);
  shell.actions.reset();
  // The fields belong to the link that they were posted to.
  await follow('/back/google?code=own', cookie);
  expect(shell.actions.calls).toMatchObject([{ args: [{ code: 'own' }, {}] }]);
});

test('fields that are too long are dropped, and a forged cookie is no form', async () => {
  const reply = await post(`code=${'x'.repeat(5_000)}`);
  expect([reply.statusCode, reply.cookies]).toEqual([303, []]);
  for (const value of ['x', Buffer.from('[]').toString('base64url'), Buffer.from('{"path":1}').toString('base64url')])
    expect((await follow('/back/apple', `sf_posted=${value}`)).statusCode).toBe(302);
});

test('no other link takes a post', async () => {
  expect((await post('a=1', '/go/summer')).statusCode).toBe(404);
  expect(shell.actions.calls).toEqual([]);
});
