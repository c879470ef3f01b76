import { sql } from 'drizzle-orm';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { rowsOf } from '../../../database/database.types';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const ada = { grant_type: 'password', username: 'ada@example.test', password: 'correct horse' } as const;

/** The kind that is stored with the session of a refresh token. */
async function storedKind(memberId: number): Promise<string | undefined> {
  const newest = sql`select kind from sessions where member_id = ${memberId} order by id desc limit 1`;
  const [row] = await rowsOf<{ kind: string }>(service.db, newest);
  return row?.kind;
}

test('a session keeps the kind of its log-in, and renewed tokens name the renewal', async () => {
  const { call } = service;
  const { data } = await call('POST /oauth/token', ada);
  expect(data.session).toEqual({ strategy: 'member', kind: 'password' });
  expect(await storedKind(data.member.memberId)).toBe('password');
  const renewed = await call('POST /oauth/token', { grant_type: 'refresh_token', refresh_token: data.refresh_token });
  expect(renewed.data.session).toEqual({ strategy: 'member', kind: 'refresh_token' });
  expect(await storedKind(data.member.memberId)).toBe('password');

  const older = await call('POST /authauth', ada);
  expect(older.data.session.kind).toBe('login');
  const again = { grant_type: 'refresh_token', refresh_token: older.data.refresh_token } as const;
  expect((await call('POST /authauth', again)).data.session.kind).toBe('refresh');

  const newcomer = { firstname: 'New', lastname: 'Comer', emailAddress: 'new@example.test', password: 'long enough' };
  const registered = await call('POST /auth/register', newcomer);
  expect(registered.data.session.kind).toBe('register');
  expect(await storedKind(registered.data.member.memberId)).toBe('register');
});
