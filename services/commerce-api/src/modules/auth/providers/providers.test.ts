import type { LogInProvider } from '@storefront/api/entities/enumerations';
import { eq, sql } from 'drizzle-orm';
import { type ProviderReturn, visitProvider } from '../../../../test-support/log-in/provider-visit';
import { type StartedSandbox, startSandbox } from '../../../../test-support/programs/start-sandbox';
import { sendQueuedMail } from '../../../../test-support/run-jobs';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { memberIdentities, members, sessions } from '../../../database/schema/member';

let sandbox: StartedSandbox;
let service: TestService;
const logged: string[] = [];
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({
    sandboxUrl: sandbox.url,
    smtpUrl: sandbox.smtpUrl,
    onLog: (line) => logged.push(line),
  });
});
// Limits count per quarter of an hour, so each test uses hours of its own.
beforeEach(() => service.clock.set(new Date(service.clock.now().getTime() + 3_600_000)));
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

const phone = 'p'.repeat(43);
const laptop = 'l'.repeat(43);
const origin = 'http://fresh.localhost:4200';

const start = (provider: LogInProvider, rest: object = {}, device = phone) =>
  service.call('POST /auth/provider-start', { provider, origin, ...rest }, { device });
/** Sends on the fields that the shop reads. */
function goBack(
  provider: LogInProvider,
  { state, code, error, iss, user }: ProviderReturn['fields'],
  options: object = { device: phone },
) {
  const fields = { state, code, error, iss, user };
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return service.call('POST /auth/provider-return', { provider, ...given }, options);
}

/** A whole log-in of a person of the sandbox. */
async function logIn(provider: LogInProvider, person: string, rest: object = {}, options: object = {}) {
  const { data } = await start(provider, rest);
  const { fields } = await visitProvider(sandbox, data.authorizationUrl, person);
  return goBack(provider, fields, { device: phone, ...options });
}
/** A return's status and reply. */
const ended = async (of: ReturnType<typeof logIn>) => {
  const { status, data } = await of;
  return { status, ...data } as { status: number; outcome?: string; reason?: string; [field: string]: unknown };
};

test('[4.10] Google, Apple and Facebook make an account for somebody new, and log in to it later; a session has their kind', async () => {
  const people = [
    ['google', 'g-1001', 'nora.quill@gmail.test', ['Nora', 'Quill'], true],
    ['facebook', 'f-1001', 'hugo.brandt@example.net', ['Hugo', 'Brandt'], false],
    ['apple', 'a-1001', 'iris.penrose@icloud.test', ['Iris', 'Penrose'], true],
  ] as const;
  for (const [provider, person, emailAddress, [firstname, lastname], isProved] of people) {
    const first = await ended(logIn(provider, person, { from: '/basket' }));
    expect(first).toMatchObject({
      status: 200,
      outcome: 'logged_in',
      from: '/basket',
      member: { emailAddress, firstname, lastname },
      session: { strategy: 'member', kind: provider },
    });
    const [row] = await service.db.select().from(members).where(eq(members.emailAddress, emailAddress));
    expect([row?.passwordHash, row?.verifiedEmail]).toEqual([null, isProved ? emailAddress : null]);
    const second = await ended(logIn(provider, person));
    expect(second).toMatchObject({ outcome: 'logged_in', from: null, member: first.member });
    const profile = await service.call('GET /member/profile', undefined, { as: String(second.access_token) });
    expect(profile.data.session).toEqual({ strategy: 'member', kind: provider });
  }
});

const password = (options: object = { device: phone }) =>
  service.call(
    'POST /oauth/token',
    { grant_type: 'password', username: 'ada@example.test', password: 'correct horse' },
    options,
  );
const identitiesOf = async (memberId: number) =>
  (await service.db.select().from(memberIdentities).where(eq(memberIdentities.memberId, memberId))).map(
    ({ provider, subject }) => [provider, subject],
  );

test('an account with the address is not logged in to: its owner logs in, and the provider is added on that device', async () => {
  const again = { status: 200, outcome: 'refused', reason: 'log_in_to_add', from: '/checkout', isAdding: false };
  expect(await ended(logIn('google', 'own:ada@example.test', { from: '/checkout' }))).toEqual(again);
  // On another device nothing waits, and a wrong password adds nothing.
  await password({ device: laptop });
  const wrong = { grant_type: 'password', username: 'ada@example.test', password: 'wrong' } as const;
  expect((await service.call('POST /oauth/token', wrong, { device: phone })).status).toBe(401);
  expect(await identitiesOf(ids.member)).toEqual([]);
  expect(await ended(logIn('google', 'own:ada@example.test', { from: '/checkout' }))).toEqual(again);
  await password();
  expect(await identitiesOf(ids.member)).toEqual([['google', 'own:ada@example.test']]);
  await sendQueuedMail(service.context, () => undefined);
  const { mail } = (await sandbox.control('GET', '/api/mail?to=ada%40example.test&subject=Google')) as {
    mail: { subject: string }[];
  };
  expect(mail.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Google was added to your .+ account$/)]);
  await service.db
    .update(memberIdentities)
    .set({ subject: 'another-account' })
    .where(eq(memberIdentities.memberId, ids.member));
  expect(await ended(logIn('google', 'own:ada@example.test'))).toMatchObject({ reason: 'uses_another' });
  await service.db
    .update(memberIdentities)
    .set({ subject: 'own:ada@example.test' })
    .where(eq(memberIdentities.memberId, ids.member));
  const { outcome, member } = await ended(logIn('google', 'own:ada@example.test'));
  expect([outcome, member]).toEqual(['logged_in', expect.objectContaining({ emailAddress: 'ada@example.test' })]);
});

test('what waits too long is not added', async () => {
  await ended(logIn('google', 'own:bob@example.test'));
  service.clock.set(new Date(service.clock.now().getTime() + 31 * 60_000));
  const bob = { grant_type: 'password', username: 'bob@example.test', password: 'battery staple' } as const;
  expect((await service.call('POST /oauth/token', bob, { device: phone })).status).toBe(200);
  expect(await identitiesOf(ids.otherMember)).toEqual([]);
});

test('an address that the provider has not verified is never trusted and never joined; no address is asked for', async () => {
  expect(await ended(logIn('facebook', 'own:bob@example.test'))).toMatchObject({ reason: 'add_in_account' });
  await password();
  expect(await identitiesOf(ids.otherMember)).toEqual([]);
  expect(await ended(logIn('facebook', 'f-1002'))).toMatchObject({ outcome: 'refused', reason: 'no_email' });
  expect(await ended(logIn('google', 'g-1003'))).toMatchObject({ outcome: 'logged_in' });
  const [otis] = await service.db.select().from(members).where(eq(members.emailAddress, 'otis.vale@example.net'));
  expect(otis?.verifiedEmail).toBeNull();
});

test('Apple says a name the first time alone, and may give an address of its own', async () => {
  const { member } = await ended(logIn('apple', 'a-1002'));
  const names = { firstname: 'Juno', lastname: 'Marsh', emailAddress: 'k7x2m9q4@privaterelay.appleid.com' };
  expect(member).toMatchObject(names);
  const { data } = await start('apple');
  expect(new URL(data.authorizationUrl).searchParams.get('response_mode')).toBe('form_post');
  const { address, fields } = await visitProvider(sandbox, data.authorizationUrl, 'a-1002');
  expect([address, fields.user]).toEqual([`${origin}/login/apple/return`, undefined]);
  expect((await ended(goBack('apple', fields))).member).toMatchObject(names);
});

test('a return counts once, for some minutes, on the device that began, with the provider and at the business', async () => {
  const { data } = await start('google');
  const { fields } = await visitProvider(sandbox, data.authorizationUrl, 'g-1001');
  const expired = { status: 200, outcome: 'refused', reason: 'expired', from: null, isAdding: false };
  expect(await ended(goBack('google', fields, { device: laptop }))).toEqual(expired);
  expect(await ended(goBack('google', fields, {}))).toEqual(expired);
  expect(await ended(goBack('facebook', fields))).toEqual(expired);
  expect(await ended(goBack('google', fields, { device: phone, business: ids.otherBusiness }))).toEqual(expired);
  expect(await ended(goBack('google', { ...fields, state: `${fields.state}x` }))).toEqual(expired);
  expect(await ended(goBack('google', { code: fields.code ?? '' }))).toEqual(expired);
  expect(await ended(goBack('google', fields))).toMatchObject({ outcome: 'logged_in' });
  expect(await ended(goBack('google', fields))).toEqual(expired);
  const later = await start('google');
  const late = await visitProvider(sandbox, later.data.authorizationUrl, 'g-1001');
  service.clock.set(new Date(service.clock.now().getTime() + 15 * 60_000));
  expect(await ended(goBack('google', late.fields))).toEqual(expired);
});

test('two returns of somebody new at once make one account', async () => {
  const [one, two] = await Promise.all([start('google'), start('google')]);
  const returns = await Promise.all(
    [one, two].map(({ data }) => visitProvider(sandbox, data.authorizationUrl, 'own:twice@example.test')),
  );
  const replies = await Promise.all(returns.map(({ fields }) => ended(goBack('google', fields))));
  expect(replies.map(({ outcome }) => outcome)).toEqual(['logged_in', 'logged_in']);
  const rows = await service.db.select().from(members).where(eq(members.emailAddress, 'twice@example.test'));
  expect(rows).toHaveLength(1);
});

test('a shopper who says no, and a provider that fails, lead to no account and no error', async () => {
  expect(await ended(logIn('google', '', { from: '/basket' }))).toMatchObject({ reason: 'cancelled', from: '/basket' });
  const { data } = await start('apple');
  const { fields } = await visitProvider(sandbox, data.authorizationUrl, '');
  expect(await ended(goBack('apple', { ...fields, error: 'user_cancelled_authorize' }))).toMatchObject({
    reason: 'cancelled',
  });
  for (const [fault, reason] of [
    [{ target: 'openid:token', kind: 'error', status: 500 }, 'unavailable'],
    [{ target: 'openid:token', kind: 'error', status: 400 }, 'failed'],
    [{ target: 'openid:token', kind: 'reset' }, 'unavailable'],
    [{ target: 'openid:token', kind: 'timeout-before' }, 'unavailable'],
    [{ target: 'openid:keys', kind: 'error', status: 503 }, 'unavailable'],
  ] as const) {
    const begun = await start('google');
    const visit = await visitProvider(sandbox, begun.data.authorizationUrl, 'g-1001');
    await sandbox.control('PUT', '/api/faults', { ...fault, times: 1 });
    expect([fault, await ended(goBack('google', visit.fields))]).toMatchObject([fault, { status: 200, reason }]);
  }
  const other = await createTestService({ sandboxUrl: sandbox.url });
  await sandbox.control('PUT', '/api/faults', { target: 'openid:discovery', kind: 'error', status: 500, times: 1 });
  const options = { device: phone };
  const refused = await other.call('POST /auth/provider-start', { provider: 'google', origin }, options);
  expect([refused.status, refused.problem.code]).toEqual([503, 'log_in_provider_unavailable']);
  expect((await other.call('POST /auth/provider-start', { provider: 'google', origin }, options)).status).toBe(200);
  await other.close();
});

test('a provider returns to the hosts of the business alone, and the shopper goes on in the shop alone', async () => {
  for (const foreign of ['http://evil.test', 'http://house.localhost:4200', 'http://fresh.localhost.evil.test']) {
    const { status, problem } = await start('google', { origin: foreign });
    expect([foreign, status, problem.code]).toEqual([foreign, 422, 'return_url_invalid']);
  }
  for (const from of ['//evil.test', '/\\evil.test', 'https://evil.test/', '/a b', `/${'x'.repeat(600)}`])
    expect([from, (await start('google', { from })).problem.code]).toEqual([from, 'validation_failed']);
  const { data } = await start('google', { from: '/basket?a=1' });
  const query = new URL(data.authorizationUrl).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    redirect_uri: `${origin}/login/google/return`,
    response_type: 'code',
    code_challenge_method: 'S256',
    scope: 'openid email profile',
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  });
  expect(query.get('state')).toMatch(/^[\w-]{43}$/);
  const withoutDevice = await service.call('POST /auth/provider-start', { provider: 'google', origin });
  expect(withoutDevice.problem.code).toBe('validation_failed');
});

test('a business offers the providers that its settings name, and without a sandbox none else', async () => {
  const offeredBy = async (of: TestService) =>
    (await of.call('POST /white-label/settings', { host: 'fresh.localhost' })).data.logInProviders;
  expect(await offeredBy(service)).toEqual(['google', 'apple', 'facebook']);
  const account = { GOOGLE_LOGIN_CLIENT_ID_1: 'shop', GOOGLE_LOGIN_CLIENT_SECRET_1: 'secret' };
  const own = await createTestService({ env: account });
  expect(await offeredBy(own)).toEqual(['google']);
  const none = await createTestService({});
  expect(await offeredBy(none)).toEqual([]);
  const options = { device: phone };
  const refused = await none.call('POST /auth/provider-start', { provider: 'google', origin }, options);
  expect([refused.status, refused.problem.code]).toEqual([404, 'log_in_provider_not_offered']);
  await own.close();
  await none.close();
  const incomplete = { GOOGLE_LOGIN_CLIENT_ID_2: 'shop' };
  await expect(createTestService({ env: incomplete })).rejects.toThrow('needs GOOGLE_LOGIN_CLIENT_SECRET_2 beside it');
});

test('a member adds providers and removes them, but never the last way to log in', async () => {
  const as = (await password()).data.access_token;
  const ways = async () => (await service.call('GET /member/ways-to-log-in', undefined, { as })).data;
  await service.db.delete(memberIdentities).where(eq(memberIdentities.memberId, ids.member));
  const none = { hasPassword: true, providers: [], passkeys: [], addable: ['google', 'apple', 'facebook'] };
  expect(await ways()).toEqual(none);
  const add = async (person: string, options: object = { as, device: phone }) => {
    const { data } = await service.call(
      'POST /member/provider-add',
      { provider: 'facebook', origin, currentPassword: 'correct horse' },
      { as, device: phone },
    );
    const { fields } = await visitProvider(sandbox, data.authorizationUrl, person);
    return ended(goBack('facebook', fields, options));
  };
  expect(await add('')).toMatchObject({ reason: 'cancelled', isAdding: true });
  // The member who began it must still be logged in.
  expect(await add('f-1002', { device: phone })).toMatchObject({ outcome: 'refused', reason: 'expired' });
  expect(await add('f-1001')).toMatchObject({ reason: 'used_by_another' });
  expect(await add('f-1002')).toEqual({ status: 200, outcome: 'added' });
  const facebook = { provider: 'facebook', emailAddress: null, addedAt: expect.any(String) };
  expect(await ways()).toMatchObject({ hasPassword: true, providers: [facebook], addable: ['google', 'apple'] });
  expect((await ended(logIn('facebook', 'f-1002'))).member).toMatchObject({ emailAddress: 'ada@example.test' });

  await service.db.update(members).set({ passwordHash: null }).where(eq(members.id, ids.member));
  const remove = () => service.call('POST /member/provider-remove', { provider: 'facebook' }, { as });
  const last = await remove();
  expect([last.status, last.problem.code]).toEqual([409, 'last_way_to_log_in']);
  // Without a stored password the reply is the same as for a wrong one.
  expect((await password({ device: laptop })).problem.code).toBe('invalid_credentials');
  await service.db.insert(memberIdentities).values({
    id: 991,
    memberId: ids.member,
    businessId: ids.business,
    provider: 'google',
    subject: 'x',
    createdAt: service.clock.now(),
  });
  await service.db.execute(sql`update sessions set created_at = created_at - interval '16 minutes'`);
  expect((await remove()).problem.code).toBe('fresh_login_needed');
  await service.db.execute(sql`update sessions set created_at = created_at + interval '16 minutes'`);
  const both = await Promise.all([
    remove(),
    service.call('POST /member/provider-remove', { provider: 'google' }, { as }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  await sendQueuedMail(service.context, () => undefined);
  const { mail } = (await sandbox.control('GET', '/api/mail?to=ada%40example.test&subject=removed')) as {
    mail: { subject: string }[];
  };
  expect(mail.map(({ subject }) => subject)).toEqual(['A way to log in was removed from your Testmarket account']);
});

test('a provider is added with the password, or after a log-in of the last quarter of an hour without one', async () => {
  const emailAddress = 'fresh@example.test';
  const person = { firstname: 'Eve', lastname: 'Fresh', emailAddress, password: 'analytical-1' };
  const { access_token: as } = (await service.call('POST /auth/register', person, { device: phone })).data;
  const add = async (currentPassword?: string) => {
    const body = { provider: 'google', origin, ...(currentPassword && { currentPassword }) } as const;
    const { status, problem } = await service.call('POST /member/provider-add', body, { as, device: phone });
    return problem.code ?? status;
  };
  expect(await add()).toBe('current_password_incorrect');
  expect(await add('another phrase')).toBe('current_password_incorrect');
  expect(await add('analytical-1')).toBe(200);
  const own = eq(members.emailAddress, emailAddress);
  const [row] = await service.db.update(members).set({ passwordHash: null }).where(own).returning();
  expect(await add()).toBe(200);
  const before = new Date(service.clock.now().getTime() - 15 * 60_000 - 1);
  await service.db
    .update(sessions)
    .set({ createdAt: before })
    .where(eq(sessions.memberId, row?.id ?? 0));
  expect(await add()).toBe('fresh_login_needed');
});

test('nothing secret is logged', () => {
  expect(logged.some((line) => line.includes('a log-in with a provider failed'))).toBe(true);
  expect(logged.join('')).not.toMatch(/eyJ|example\.test|client_secret|code=/);
});
