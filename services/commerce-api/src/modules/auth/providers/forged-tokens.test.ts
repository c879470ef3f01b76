import { eq, sql } from 'drizzle-orm';
import {
  type Forgery,
  type ForgingProvider,
  startForgingProvider,
} from '../../../../test-support/log-in/forging-provider';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { firstRow } from '../../../database/database.types';
import { memberIdentities, members, sessions } from '../../../database/schema/member';
import { erasePerson } from '../../member/erase-person';
import { personOf } from '../../member/person';

const CLIENT = 'the-shop';
const device = 'p'.repeat(43);
let provider: ForgingProvider;
let service: TestService;
beforeAll(async () => {
  provider = await startForgingProvider(CLIENT);
  const env = { GOOGLE_LOGIN_CLIENT_ID: CLIENT, GOOGLE_LOGIN_CLIENT_SECRET: 's', GOOGLE_LOGIN_URL: provider.issuer };
  service = await createTestService({ env });
});
afterAll(async () => {
  await service.close();
  provider.stop();
});

const countMembers = async () =>
  Number((await firstRow<{ n: number }>(service.db, sql`select count(*)::int as n from members`))?.n);

const origin = 'http://fresh.localhost:4200';

async function logIn(forgery: Forgery, more: { iss?: string } = {}) {
  const { data } = await service.call('POST /auth/provider-start', { provider: 'google', origin }, { device });
  const { searchParams } = new URL(data.authorizationUrl);
  provider.next = { nonce: searchParams.get('nonce') ?? '', forgery };
  const body = { provider: 'google', code: 'code', state: searchParams.get('state') ?? '', ...more } as const;
  const reply = await service.call('POST /auth/provider-return', body, { device });
  return { status: reply.status, ...reply.data } as Record<string, unknown>;
}

const past = Math.floor(Date.now() / 1000) - 3600;

test.each<[string, Forgery]>([
  ['no signature', { signature: 'none' }],
  ['the signature of an unknown key', { signature: 'unknown key' }],
  ['the public key as a shared secret', { signature: 'shared secret' }],
  ['another audience', { claims: { aud: 'another-shop' } }],
  ['another issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['the nonce of another log-in', { claims: { nonce: 'of-another' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['an end in the past', { claims: { exp: past, iat: past - 300 } }],
  ['no subject', { claims: { sub: undefined } }],
  ['no token at all', { body: { access_token: 'access', token_type: 'Bearer' } }],
  ['something that is no object', { body: ['?'] }],
  ['a token that is none', { body: { access_token: 'access', token_type: 'Bearer', id_token: 'a.b.c' } }],
])('a token with %s is refused', async (_what, forgery) => {
  const before = await countMembers();
  expect(await logIn(forgery)).toMatchObject({ status: 200, outcome: 'refused', reason: 'failed' });
  expect(await countMembers()).toBe(before);
});

test('an answer that names another issuer is refused', async () => {
  expect(await logIn({}, { iss: 'https://evil.test' })).toMatchObject({ outcome: 'refused', reason: 'failed' });
});

test('a right token logs in, also after the provider has rotated its keys', async () => {
  expect(await logIn({})).toMatchObject({ outcome: 'logged_in', member: { emailAddress: 'someone@example.test' } });
  await provider.rotateKeys();
  expect(await logIn({})).toMatchObject({ outcome: 'logged_in', member: { firstname: 'Some', lastname: 'One' } });
});

test('an address that the provider is no authority for does not count as proved', async () => {
  for (const [sub, more, isProved] of [
    ['elsewhere', {}, false],
    ['hosted', { hd: 'example.test' }, true],
    ['unverified', { hd: 'example.test', email_verified: false }, false],
  ] as const) {
    const email = `${sub}@example.test`;
    expect(await logIn({ claims: { sub, email, ...more } })).toMatchObject({ outcome: 'logged_in' });
    const [row] = await service.db.select().from(members).where(eq(members.emailAddress, email));
    expect([sub, row?.verifiedEmail]).toEqual([sub, isProved ? email : null]);
  }
});

test.each(['account', 'session'] as const)(
  'nothing is added when the %s ends while the provider is asked',
  async (what) => {
    const person = {
      firstname: 'Eve',
      lastname: 'Other',
      emailAddress: `${what}@example.test`,
      password: 'analytical-1',
    };
    const { access_token: as, member } = (await service.call('POST /auth/register', person, { device })).data;
    const { memberId } = member;
    const asked = { provider: 'google', origin, currentPassword: person.password } as const;
    const { data } = await service.call('POST /member/provider-add', asked, { as, device });
    const { searchParams } = new URL(data.authorizationUrl);
    const ends = {
      account: async () => {
        const [member] = await service.db.select().from(members).where(eq(members.id, memberId));
        if (member) await erasePerson(service.db, await personOf(service.db, member, true));
      },
      session: () =>
        service.db.update(sessions).set({ revokedAt: service.clock.now() }).where(eq(sessions.memberId, memberId)),
    };
    const forgery = { claims: { sub: `adds-${what}` }, meanwhile: async () => ends[what]() };
    provider.next = { nonce: searchParams.get('nonce') ?? '', forgery };
    const body = { provider: 'google', code: 'code', state: searchParams.get('state') ?? '' } as const;
    const reply = await service.call('POST /auth/provider-return', body, { as, device });
    expect([reply.status, reply.data]).toMatchObject([200, { outcome: 'refused', reason: 'expired', isAdding: true }]);
    expect(await service.db.$count(memberIdentities, eq(memberIdentities.memberId, memberId))).toBe(0);
  },
);

test('names and addresses that could carry advertising or break a mail are left out', async () => {
  const claims = { sub: 'odd', email: 'odd@example.test', given_name: 'Win at evil.com', family_name: 'A\r\nBcc: x' };
  expect(await logIn({ claims })).toMatchObject({ outcome: 'logged_in', member: { firstname: '', lastname: '' } });
  const noEmail = { sub: 'odder', email: 'a\r\nBcc: x@example.test' };
  expect(await logIn({ claims: noEmail })).toMatchObject({ outcome: 'refused', reason: 'no_email' });
});
