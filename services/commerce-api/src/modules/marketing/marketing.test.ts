import { jwtVerify } from 'jose';
import { type StartedSandbox, startSandbox } from '../../../test-support/programs/start-sandbox';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { devices } from '../../database/schema/device';
import { createMarketing } from './create-marketing';

const secret = 'a-secret-of-the-marketing-platform';
let sandbox: StartedSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({
    env: {
      ITERABLE_API_KEY_1: 'storefront-sandbox-iterable-key',
      ITERABLE_JWT_SECRET_1: secret,
      ITERABLE_URL: `${sandbox.url}/iterable`,
    },
  });
});
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

const users = async () =>
  ((await sandbox.control('GET', '/api/iterable/users')) as { users: { userId: string; dataFields: object }[] }).users;

test('[7.27] a session has a user at the marketing platform, with a token signed for it and no personal data', async () => {
  const { data } = await service.call('POST /marketing/identifier', { sessionToken: 'session-1' });
  expect(data).toMatchObject({ provider: 'iterable', expiresAt: '2026-11-25T11:00:00.000Z' });
  const { payload, protectedHeader } = await jwtVerify(data.token, new TextEncoder().encode(secret), {
    currentDate: service.clock.now(),
  });
  expect(protectedHeader).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(payload).toEqual({ userId: data.userId, iat: 1_795_600_800, exp: 1_795_604_400 });
  const again = await service.call('POST /marketing/identifier', { sessionToken: 'session-1' });
  expect(again.data.userId).toBe(data.userId);
  const member = await service.call(
    'POST /marketing/identifier',
    { sessionToken: 'session-1' },
    { as: await service.logIn() },
  );
  expect(member.data.userId).not.toBe(data.userId);
  expect((await users()).map(({ userId }) => userId)).toEqual([data.userId, member.data.userId]);
  // A user's id is random text, so only the fields beside it are compared.
  expect((await users()).map(({ userId: _, ...rest }) => rest)).toEqual([
    { dataFields: { business: 'Testmarket', member: false } },
    { dataFields: { business: 'Testmarket', member: true } },
  ]);
  expect([data.userId, member.data.userId].join()).not.toMatch(/session-1|Byron/);
  const stranger = await service.call('POST /marketing/identifier', { sessionToken: 'session-2' });
  expect([data.userId, member.data.userId]).not.toContain(stranger.data.userId);
});

test('without a key the reply says so, and a failing platform has another code', async () => {
  const without = await service.call('POST /marketing/identifier', { sessionToken: 'session-1' }, { business: 2 });
  expect(without.problem).toMatchObject({
    status: 503,
    code: 'marketing_key_missing',
    detail: 'Iterable API key is missing.',
    expected: true,
  });
  for (const kind of ['error', 'reset']) {
    await sandbox.control('PUT', '/api/faults', { target: 'iterable:users', kind, times: 1 });
    const failed = await service.call('POST /marketing/identifier', { sessionToken: 'session-1' });
    expect(failed.problem).toMatchObject({ status: 503, code: 'marketing_unavailable' });
  }
  expect(() => createMarketing({ ITERABLE_API_KEY_2: 'x' })).toThrow('ITERABLE_JWT_SECRET_2');
});

test('a device is registered, updated, and unassigned after a log-out', async () => {
  const { call, db } = service;
  const device = { messagingDeviceId: 'device-1', deviceName: 'Phone', systemVersion: '18', promoConsentLevel: 'all' };
  const as = await service.logIn();
  const { data } = await call('POST /devices/register', { ...device, deviceModel: 'X', appVersion: '1.0' }, { as });
  expect(data).toEqual({ messagingDeviceId: 'device-1', promoConsentLevel: 'all' });
  const [first] = await db.select().from(devices);
  expect(first).toMatchObject({ deviceModel: 'X', appVersion: '1.0', deviceName: 'Phone' });
  expect(first?.memberId).not.toBeNull();
  await call('POST /devices/register', { ...device, promoConsentLevel: 'none' });
  expect(await db.select().from(devices)).toMatchObject([
    { memberId: null, promoConsentLevel: 'none', deviceModel: 'X' },
  ]);
  expect((await call('POST /devices/register', { messagingDeviceId: ' ' })).problem.code).toBe('validation_failed');
  expect((await call('POST /devices/register', { messagingDeviceId: 'a\nb' })).problem.code).toBe('validation_failed');
});
