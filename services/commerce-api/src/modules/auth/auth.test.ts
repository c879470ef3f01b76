import { sql } from 'drizzle-orm';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const password = { grant_type: 'password', username: 'Ada@Example.test', password: 'correct horse' } as const;
const refresh = (refresh_token: string) =>
  service.call('POST /oauth/token', { grant_type: 'refresh_token', refresh_token });
const later = (seconds: number) => service.clock.set(new Date(service.clock.now().getTime() + seconds * 1000));
const newcomer = (emailAddress: string) => ({
  firstname: 'New',
  lastname: 'Comer',
  emailAddress,
  password: 'long enough',
});

test('token at both paths, register, logout and revoke work [7.02]', async () => {
  const { call } = service;
  const { data: first } = await call('POST /oauth/token', password);
  expect(first).toMatchObject({ token_type: 'Bearer', expires_in: 900, member: { firstname: 'Ada' } });
  const { data: second } = await call('POST /authauth', password);
  expect((await call('GET /member/profile', undefined, { as: second.access_token })).status).toBe(200);
  await call('POST /auth/logout', {}, { as: second.access_token });
  expect((await call('GET /member/profile', undefined, { as: second.access_token })).problem.code).toBe(
    'session_ended',
  );
  expect((await call('GET /member/profile', undefined, { as: first.access_token })).status).toBe(200);
  await call('POST /auth/revoke', { token: first.refresh_token });
  expect((await refresh(first.refresh_token)).problem.code).toBe('refresh_token_invalid');
  expect((await call('POST /auth/revoke', { token: 'never heard of' })).status).toBe(200);

  const { data: registered } = await call('POST /auth/register', newcomer('New@Example.test'), {
    key: 'register-once',
  });
  expect(registered).toMatchObject({ outcome: 'registered', member: { emailAddress: 'new@example.test' } });
  const repeated = await call('POST /auth/register', newcomer('New@Example.test'), { key: 'register-once' });
  expect(repeated.data).toEqual(registered);
  const taken = await call('POST /auth/register', newcomer('new@example.test'));
  expect(taken.problem).toMatchObject({ code: 'email_already_registered', expected: true });
  const weak = await call('POST /auth/register', { ...newcomer('weak@example.test'), password: 'short' });
  expect(weak.problem).toMatchObject({ code: 'validation_failed', errors: [{ path: 'password' }] });
});

test('a key belongs to one request', async () => {
  await service.call('POST /auth/register', newcomer('one@example.test'), { key: 'the-same-key' });
  const other = await service.call('POST /auth/register', newcomer('two@example.test'), { key: 'the-same-key' });
  expect(other.problem.code).toBe('idempotency_key_reused');
});

test('a wrong password and an unknown e-mail get the same slow reply, and are limited', async () => {
  const fail = async (username: string) => {
    const started = Date.now();
    const { problem, status } = await service.call('POST /oauth/token', { ...password, username, password: 'wrong' });
    expect(Date.now() - started).toBeGreaterThan(450);
    return [status, problem.code, problem.detail];
  };
  expect(await fail('bob@example.test')).toEqual(await fail('nobody@example.test'));
  const guesses = await Promise.all(
    Array.from({ length: 12 }, () =>
      service.call('POST /oauth/token', { ...password, username: 'bob@example.test', password: 'no' }),
    ),
  );
  expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3);
  const right = { ...password, username: 'bob@example.test', password: 'battery staple' };
  expect((await service.call('POST /oauth/token', right)).problem.code).toBe('rate_limited');
  later(16 * 60);
  expect((await service.call('POST /oauth/token', right)).status).toBe(200);
});

test('an access token expires after a quarter of an hour and the reply says so', async () => {
  const { data } = await service.call('POST /oauth/token', password);
  later(15 * 60 + 1);
  expect((await service.call('GET /member/profile', undefined, { as: data.access_token })).problem.code).toBe(
    'token_expired',
  );
  const renewed = await refresh(data.refresh_token);
  expect((await service.call('GET /member/profile', undefined, { as: renewed.data.access_token })).status).toBe(200);
});

test('a refresh token rotates, two tabs may share it for ten seconds, and a later replay ends the family', async () => {
  const { data } = await service.call('POST /oauth/token', password);
  const tabs = await Promise.all([refresh(data.refresh_token), refresh(data.refresh_token)]);
  expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
  later(11);
  expect((await refresh(data.refresh_token)).problem.code).toBe('refresh_token_invalid');
  const heir = tabs[0]?.data.refresh_token ?? '';
  expect((await refresh(heir)).problem.code).toBe('refresh_token_invalid');
});

test('a password change ends all sessions [9.08] [7.20]', async () => {
  const { call } = service;
  const [phone, laptop] = await Promise.all([call('POST /oauth/token', password), call('POST /oauth/token', password)]);
  const as = phone.data.access_token;
  const change = { logoutFromAll: true, password: 'a new long one' } as const;
  const wrong = await call('POST /member/change-password', { ...change, currentPassword: 'wrong' }, { as });
  expect(wrong.problem.code).toBe('current_password_incorrect');
  expect(
    (await call('POST /member/change-password', { ...change, currentPassword: password.password }, { as })).status,
  ).toBe(200);
  for (const { data } of [phone, laptop]) {
    expect((await call('GET /member/profile', undefined, { as: data.access_token })).problem.code).toBe(
      'session_ended',
    );
    expect((await refresh(data.refresh_token)).problem.code).toBe('refresh_token_invalid');
  }
  expect((await call('POST /oauth/token', password)).problem.code).toBe('invalid_credentials');
  expect((await call('POST /oauth/token', { ...password, password: change.password })).status).toBe(200);
});

test('the database contains no password and no usable token', async () => {
  const { data } = await service.call('POST /auth/register', newcomer('kept@example.test'), { key: 'kept-secret' });
  const kept = await rowsOf(
    service.db,
    sql`select row_to_json(m)::text as row from members m union all select row_to_json(r)::text from refresh_tokens r
        union all select row_to_json(k)::text from idempotency_keys k`,
  );
  const text = JSON.stringify(kept);
  expect(text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  for (const secret of ['long enough', data.refresh_token, data.access_token]) expect(text).not.toContain(secret);
});
