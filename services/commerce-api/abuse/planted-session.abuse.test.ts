import { type AbuseEnvironment, setUpAbuse } from './abuse-environment';
import { sendRequest } from './send-request';

let environment: AbuseEnvironment;
beforeAll(async () => {
  environment = await setUpAbuse();
});
afterAll(() => environment?.close());

type Cookies = Readonly<Record<string, string>>;

const GUEST = 'sf_guest';
const ADA = { grant_type: 'password', username: 'ada@example.test', password: 'correct horse' };
const BOB = { grant_type: 'password', username: 'bob@example.test', password: 'battery staple' };

/** Calls the shell as a browser with these cookies. @returns the reply, and the cookies that the browser has then */
async function send(path: string, body: object, cookies: Cookies) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie };
  const request = { method: 'POST', path: `/en-gb/api${path}`, headers, body: JSON.stringify(body) };
  const reply = await sendRequest(environment.shell.origin, request);
  const set = (reply.headers['set-cookie'] ?? []).map((one) => /^([^=]+)=([^;]*)/.exec(one)?.slice(1) ?? []);
  return { ...reply, cookies: { ...cookies, ...(Object.fromEntries(set) as Cookies) } };
}

test.each([
  ['a guest’s session', {}],
  ['a session of another member', BOB],
])('a log-in leaves nothing of %s that somebody planted in the browser', async (_what, planter) => {
  const asGuest: Cookies = { [GUEST]: 'g'.repeat(43) };
  const planted = 'username' in planter ? (await send('/oauth/token', planter, asGuest)).cookies : asGuest;
  const { cookies: mine, status } = await send('/oauth/token', ADA, planted);
  expect(status).toBe(200);
  for (const name of ['sf_access', 'sf_refresh', 'sf_login_device', GUEST]) {
    expect([name, mine[name]?.length ?? 0]).not.toEqual([name, 0]);
    expect([name, mine[name]]).not.toEqual([name, planted[name]]);
  }
  // What is typed afterwards is shown to its shopper, and not to who planted the session.
  const { body } = await send('/basket/get-or-create', {}, mine);
  const { basketToken } = JSON.parse(body) as { basketToken: string };
  const contact = { firstName: 'Wilhelmina', lastName: 'Hart', email: 'mina@example.test', phoneNumber: '07700900456' };
  expect((await send('/checkout/contact-details', { basketToken, contact }, mine)).status).toBe(200);
  expect((await send('/basket/get-or-create', { basketToken }, mine)).body).toContain('Wilhelmina');
  expect((await send('/basket/get-or-create', { basketToken }, planted)).body).not.toContain('Wilhelmina');
});
