import { createTestService, type TestService } from '../../../../test-support/test-service';
import { SESSION_DAYS } from './sessions.service';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const DAY_MS = 86_400_000;
const later = (days: number) => service.clock.set(new Date(service.clock.now().getTime() + days * DAY_MS));
const refresh = (refresh_token: string) =>
  service.call('POST /oauth/token', { grant_type: 'refresh_token', refresh_token });

test('a session refreshed every month ends ninety days after its log-in', async () => {
  const password = { grant_type: 'password', username: 'ada@example.test', password: 'correct horse' } as const;
  const { data } = await service.call('POST /oauth/token', password);
  let token = data.refresh_token;
  for (const days of [30, 30, SESSION_DAYS - 61]) {
    later(days);
    const renewed = await refresh(token);
    expect(renewed.status).toBe(200);
    token = renewed.data.refresh_token;
  }
  later(2);
  expect((await refresh(token)).problem.code).toBe('refresh_token_invalid');
  expect((await service.call('POST /oauth/token', password)).status).toBe(200);
});

test('a token that is none makes a visitor of the caller, except where a member is needed', async () => {
  const forged = { as: 'not.a.token' };
  expect((await service.call('GET /slots/server-time', undefined, forged)).status).toBe(200);
  expect((await service.call('GET /member/profile', undefined, forged)).problem.code).toBe('token_invalid');
});
