import { type StartedSandbox, startSandbox } from '../../../../test-support/programs/start-sandbox';
import { sendQueuedMail } from '../../../../test-support/run-jobs';
import { createTestService, type TestService } from '../../../../test-support/test-service';

let sandbox: StartedSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({ smtpUrl: sandbox.smtpUrl });
});
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});
afterEach(() => service.clock.reset());

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const ada = { username: 'ada@example.test', password: 'correct horse' };
const bob = { username: 'bob@example.test', password: 'battery staple' };

/** The secret that a device, by its letter, was given; as browsers keep it. */
const kept: Record<string, string> = {};

/** Logs in on a device with its User-Agent. */
async function logIn(who: { username: string; password: string }, device: string, userAgent?: string): Promise<string> {
  const response = await fetch(`${service.origin}/en-gb/api/oauth/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-business-id': '1',
      'x-internal-key': service.keys.internal,
      'x-login-device': kept[device] ?? device.repeat(43),
      ...(userAgent && { 'user-agent': userAgent }),
    },
    body: JSON.stringify({ grant_type: 'password', ...who }),
  });
  const { access_token, loginDevice } = (await response.json()) as { access_token: string; loginDevice?: string };
  kept[device] = loginDevice ?? kept[device] ?? device.repeat(43);
  return access_token;
}
const sessionsOf = async (as: string) => (await service.call('GET /member/sessions', undefined, { as })).data.sessions;
const codeOf = async (as: string) => (await service.call('GET /member/profile', undefined, { as })).problem.code;
async function mailsTo(to: string) {
  await sendQueuedMail(service.context, (error) => {
    throw error;
  });
  const found = await sandbox.control('GET', `/api/mail?${new URLSearchParams({ to })}`);
  return (found as { mail: { subject: string; text: string }[] }).mail;
}

test('a member sees where they are logged in, with device and last use, and ends one, the others, or all', async () => {
  const first = await logIn(ada, 'a', FIREFOX);
  const second = await logIn(ada, 'b');
  const third = await logIn(ada, 'c');
  const bobs = await logIn(bob, 'e');
  service.clock.set(new Date(service.clock.now().getTime() + 10 * 60_000));
  const listed = await sessionsOf(first);
  expect(listed).toHaveLength(3);
  expect(listed[0]).toMatchObject({
    device: 'Firefox on Windows',
    kind: 'password',
    startedAt: '2026-11-25T10:00:00.000Z',
    lastUsedAt: '2026-11-25T10:10:00.000Z',
    isCurrent: true,
  });
  expect(listed.slice(1).map(({ lastUsedAt, isCurrent }) => [lastUsedAt, isCurrent])).toEqual([
    ['2026-11-25T10:00:00.000Z', false],
    ['2026-11-25T10:00:00.000Z', false],
  ]);
  const [own] = await sessionsOf(second);
  const ended = await service.call('POST /member/session-end', { sessionId: own?.sessionId ?? 0 }, { as: first });
  expect(ended.data.sessions).toHaveLength(2);
  expect([await codeOf(second), await codeOf(third)]).toEqual(['session_ended', undefined]);
  for (const sessionId of [own?.sessionId ?? 0, 12_345, (await sessionsOf(bobs))[0]?.sessionId ?? 0]) {
    const { status, problem } = await service.call('POST /member/session-end', { sessionId }, { as: first });
    expect([status, problem.code]).toEqual([404, 'session_not_found']);
  }
  const others = await service.call('POST /member/sessions-end-others', undefined, { as: first });
  expect(others.data.sessions).toMatchObject([{ isCurrent: true }]);
  expect([await codeOf(third), await codeOf(first), await codeOf(bobs)]).toEqual([
    'session_ended',
    undefined,
    undefined,
  ]);
  expect((await service.call('POST /member/sessions-end-all', undefined, { as: first })).data).toEqual({
    loggedOut: true,
  });
  expect([await codeOf(first), await codeOf(bobs)]).toEqual(['session_ended', undefined]);
});

test('the first log-in and one on a known device are no news; a new device is announced by mail', async () => {
  const email = 'nia@people.test';
  const nia = { username: email, password: 'a rare enough phrase' };
  const registered = await service.call(
    'POST /auth/register',
    { firstname: 'Nia', lastname: 'Moss', emailAddress: email, password: nia.password } as never,
    { device: 'f'.repeat(43) },
  );
  kept.f = registered.data.loginDevice ?? '';
  await logIn(nia, 'f', FIREFOX);
  expect(await mailsTo(email)).toEqual([]);
  await logIn(nia, 'g', FIREFOX);
  await logIn(nia, 'g', FIREFOX);
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['New log-in to your Testmarket account']);
  expect(mails[0]?.text).toContain('Firefox on Windows, on Wed 25 Nov 2026 at 10am');
});

test('a session that did not say its device learns it with its first call', async () => {
  const as = await logIn(bob, 'h');
  service.clock.set(new Date(service.clock.now().getTime() + 6 * 60_000));
  await fetch(`${service.origin}/en-gb/api/member/profile`, {
    headers: {
      authorization: `Bearer ${as}`,
      'x-business-id': '1',
      'x-internal-key': service.keys.internal,
      'user-agent': FIREFOX,
    },
  });
  expect((await sessionsOf(as))[0]).toMatchObject({ device: 'Firefox on Windows', isCurrent: true });
});
