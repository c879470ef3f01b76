import { eq, sql } from 'drizzle-orm';
import { type Lies, SoftwarePasskey } from '../../../../test-support/log-in/software-authenticator';
import { type StartedSandbox, startSandbox } from '../../../../test-support/programs/start-sandbox';
import { sendQueuedMail } from '../../../../test-support/run-jobs';
import { ids } from '../../../../test-support/shop-data';
import { type CallOptions, createTestService, type TestService } from '../../../../test-support/test-service';
import { businesses } from '../../../database/schema/business';
import { memberPasskeys, members, passkeyChallenges, sessions } from '../../../database/schema/member';
import { digitsOf, issueCode } from '../codes/one-time-codes';
import { deleteOldChallenges } from './passkey-challenges';

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
  const hosts = [host, '127.0.0.1', 'shop.example'];
  await service.db.update(businesses).set({ hosts }).where(eq(businesses.id, ids.business));
  service.context.cache.clear();
});
// Limits count per quarter of an hour, so each test uses hours of its own.
beforeEach(() => later(3_600));
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

const later = (seconds: number) => service.clock.set(new Date(service.clock.now().getTime() + seconds * 1000));
const origin = 'http://fresh.localhost:4200';
const host = 'fresh.localhost';
const phone = 'p'.repeat(43);
const laptop = 'l'.repeat(43);
const ada = { username: 'ada@example.test', password: 'correct horse' };
const bob = { username: 'bob@example.test', password: 'battery staple' };

const tokenOf = async ({ username, password }: typeof ada, options: CallOptions = {}) =>
  (await service.call('POST /oauth/token', { grant_type: 'password', username, password }, options)).data.access_token;
const optionsFor = (as: string, body: object, device = phone) =>
  service.call('POST /member/passkey-options', { origin, ...body }, { as, device });
const logInOptions = async (options: CallOptions = {}, body: object = {}) =>
  (await service.call('POST /auth/passkey-options', { origin, ...body }, { device: phone, ...options })).data;
const logIn = (assertion: object, options: CallOptions = {}) =>
  service.call('POST /auth/passkey-log-in', { assertion } as never, { device: phone, ...options });
const add = (as: string, attestation: object, name?: string) =>
  service.call('POST /member/passkey-add', { attestation, ...(name && { name }) } as never, { as, device: phone });

/** A new passkey of a member. */
async function passkeyOf(person: typeof ada, name?: string) {
  const as = await tokenOf(person);
  const passkey = new SoftwarePasskey(origin);
  const { data } = await optionsFor(as, { currentPassword: person.password });
  const reply = await add(as, passkey.make(data), name);
  expect([reply.status, reply.problem.code]).toEqual([200, undefined]);
  const passkeyId = reply.data.passkeys.at(-1)?.passkeyId ?? 0;
  return { as, passkey, passkeyId, options: data, ways: reply.data };
}
const codeOf = async (of: ReturnType<typeof logIn>) => {
  const { status, problem } = await of;
  return [status, problem.code];
};
const security = () => logged.filter((line) => line.includes('"security"')).map((line) => JSON.parse(line).security);
const subjects = async (to: string) => {
  for (let batch = 0; batch < 5; batch += 1) await sendQueuedMail(service.context, () => undefined);
  const { mail } = (await sandbox.control('GET', `/api/mail?to=${encodeURIComponent(to)}`)) as {
    mail: { subject: string }[];
  };
  return mail.map(({ subject }) => subject);
};

test('a passkey is made, logs in without a name or a password, and the session has its kind', async () => {
  const { options, passkey, ways } = await passkeyOf(ada, 'My phone');
  expect(options).toMatchObject({
    rp: { id: host },
    attestation: 'none',
    excludeCredentials: [],
    user: { name: 'ada@example.test' },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  // It tells the authenticator nothing about the member.
  expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
  expect(options.user.id).not.toContain(String(ids.member));
  expect(ways.passkeys).toMatchObject([{ name: 'My phone', host, lastUsedAt: null, isBackedUp: false }]);

  const asked = await logInOptions({ device: laptop });
  expect(asked).toEqual({ challenge: expect.any(String), rpId: host, timeout: 300_000, userVerification: 'required' });
  const { data } = await logIn(passkey.sign(asked), { device: laptop });
  expect(data).toMatchObject({
    member: { emailAddress: 'ada@example.test' },
    session: { strategy: 'member', kind: 'passkey' },
  });
  const profile = await service.call('GET /member/profile', undefined, { as: data.access_token });
  expect(profile.data.session.kind).toBe('passkey');
  const [session] = await service.db.select().from(sessions).where(eq(sessions.kind, 'passkey'));
  expect(session?.memberId).toBe(ids.member);
  const after = await service.call('GET /member/ways-to-log-in', undefined, { as: data.access_token });
  expect(after.data.passkeys).toMatchObject([{ lastUsedAt: service.clock.now().toISOString() }]);
  // The second one has the same owner for the authenticator, which makes none beside the first.
  const second = await optionsFor(data.access_token, { currentPassword: ada.password });
  expect(second.data.user.id).toBe(options.user.id);
  expect(second.data.excludeCredentials).toEqual([
    { id: passkey.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
  ]);
  expect(await subjects('ada@example.test')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^A passkey was added to your .+ account$/),
      expect.stringMatching(/^New log-in to your .+ account$/),
    ]),
  );
});

test('a log-in takes the basket of the device along', async () => {
  const { passkey } = await passkeyOf(bob);
  const { data } = await service.call('POST /basket/add-item', { storeId: ids.store, menuItem: { id: ids.milk } });
  const assertion = passkey.sign(await logInOptions());
  const body = { assertion, basketToken: data.basket.basketToken };
  const reply = await service.call('POST /auth/passkey-log-in', body, { device: phone });
  const { data: taken } = await service.call('POST /basket/get-or-create', {
    basketToken: reply.data.basketToken ?? '',
    mustExist: true,
  });
  expect(taken.lines).toHaveLength(1);
});

test('an assertion counts once, for five minutes, on its device, in its business and for its purpose', async () => {
  const { as, passkey } = await passkeyOf(ada);
  const assertion = passkey.sign(await logInOptions());
  expect(await codeOf(logIn(assertion, { device: laptop }))).toEqual([409, 'passkey_expired']);
  expect(await codeOf(logIn(assertion, { device: undefined as never }))).toEqual([409, 'passkey_expired']);
  expect(await codeOf(logIn(assertion, { business: ids.otherBusiness }))).toEqual([409, 'passkey_expired']);
  expect((await logIn(assertion)).status).toBe(200);
  expect(await codeOf(logIn(assertion))).toEqual([409, 'passkey_expired']);

  const late = passkey.sign(await logInOptions());
  later(301);
  expect(await codeOf(logIn(late))).toEqual([409, 'passkey_expired']);
  await deleteOldChallenges(service.db, service.clock.now());
  expect(await service.db.select().from(passkeyChallenges)).toEqual([]);

  // A challenge for adding one does not log in, and the other way round.
  const adding = await optionsFor(await tokenOf(ada), { currentPassword: ada.password });
  const asLogIn = { challenge: adding.data.challenge, rpId: host, timeout: 1, userVerification: 'required' } as const;
  expect(await codeOf(logIn(passkey.sign(asLogIn)))).toEqual([409, 'passkey_expired']);
  const wrong = new SoftwarePasskey(origin).make({ ...adding.data, challenge: (await logInOptions()).challenge });
  expect(await codeOf(add(as, wrong) as never)).toEqual([409, 'passkey_expired']);
  expect(await service.db.select().from(passkeyChallenges).where(eq(passkeyChallenges.purpose, 'log_in'))).toHaveLength(
    1,
  );
  expect(security()).toContain('passkey_refused');
});

test('forged assertions are refused, each uses its challenge up, and nobody is logged in', async () => {
  const { passkey } = await passkeyOf(ada);
  const other = await passkeyOf(bob);
  const before = await service.db.$count(sessions);
  const forged: Record<string, Lies> = {
    'a signature with another key': { key: SoftwarePasskey.strangersKey() },
    'another origin': { origin: 'https://evil.example' },
    'another port': { origin: 'http://fresh.localhost:9999' },
    'another host of the business': { origin: 'https://shop.example' },
    'another rpId': { rpId: 'shop.example' },
    'a statement about making one': { type: 'webauthn.create' },
    'a user who is not verified': { userVerified: false },
    'another member': { userHandle: other.passkey.userHandle },
    'no member': { userHandle: 'x' },
  };
  for (const [name, lies] of Object.entries(forged)) {
    const assertion = passkey.sign(await logInOptions(), lies);
    expect([name, ...(await codeOf(logIn(assertion)))]).toEqual([name, 422, 'passkey_refused']);
    expect([name, ...(await codeOf(logIn(assertion)))]).toEqual([name, 409, 'passkey_expired']);
  }
  const { userHandle: _mine, ...withoutOwner } = passkey.sign(await logInOptions());
  expect(await codeOf(logIn(withoutOwner))).toEqual([422, 'passkey_refused']);
  // One's own signature under another member's passkey.
  const stolen = { ...passkey.sign(await logInOptions()), id: other.passkey.id.toString('base64url') };
  expect(await codeOf(logIn(stolen))).toEqual([422, 'passkey_refused']);
  const changed = passkey.sign(await logInOptions());
  const authenticatorData = `${changed.authenticatorData.slice(0, -2)}${changed.authenticatorData.endsWith('AA') ? 'BA' : 'AA'}`;
  expect(await codeOf(logIn({ ...changed, authenticatorData }))).toEqual([422, 'passkey_refused']);
  expect(await codeOf(logIn(new SoftwarePasskey(origin).sign(await logInOptions())))).toEqual([422, 'passkey_unknown']);
  expect(await service.db.$count(sessions)).toBe(before);
});

test('a counter that goes back, or stands still, is refused and logged; one that stays at zero counts nothing', async () => {
  const { passkey } = await passkeyOf(ada);
  passkey.counter = 7;
  expect((await logIn(passkey.sign(await logInOptions()))).status).toBe(200);
  for (const counter of [8, 3, 0]) {
    const before = security().filter((event) => event === 'passkey_counter_went_back').length;
    expect(await codeOf(logIn(passkey.sign(await logInOptions(), { counter })))).toEqual([422, 'passkey_refused']);
    expect(security().filter((event) => event === 'passkey_counter_went_back')).toHaveLength(before + 1);
  }
  expect((await logIn(passkey.sign(await logInOptions(), { counter: 12 }))).status).toBe(200);
  const { passkey: uncounted } = await passkeyOf(bob);
  for (const counter of [0, 0])
    expect((await logIn(uncounted.sign(await logInOptions(), { counter }))).status).toBe(200);
});

test('each host and business has its own passkeys', async () => {
  const { passkey } = await passkeyOf(ada);
  const there = { origin: 'https://shop.example' };
  const asked = await logInOptions({}, there);
  expect(asked.rpId).toBe('shop.example');
  // Whoever holds the key could sign for another host; browsers do not.
  const elsewhere = passkey.sign(asked, { origin: 'https://shop.example' });
  expect(await codeOf(logIn(elsewhere))).toEqual([422, 'passkey_refused']);
  const otherHosts = { business: ids.otherBusiness };
  for (const wrong of [
    'https://evil.example',
    'http://shop.example',
    'https://fresh.localhost.evil.example',
    'https://127.0.0.1',
  ])
    expect(
      await codeOf(service.call('POST /auth/passkey-options', { origin: wrong }, { device: phone }) as never),
    ).toEqual([422, 'passkey_host_invalid']);
  expect(await codeOf(service.call('POST /auth/passkey-options', {}, { device: phone }) as never)).toEqual([
    ...[422, 'passkey_host_invalid'],
  ]);
  expect(
    await codeOf(service.call('POST /auth/passkey-options', { origin }, { device: phone, ...otherHosts }) as never),
  ).toEqual([422, 'passkey_host_invalid']);
  expect(await codeOf(service.call('POST /auth/passkey-options', { origin }) as never)).toEqual([
    ...[422, 'validation_failed'],
  ]);
});

test('a passkey is added after a fresh log-in alone, once, and only as it was asked for', async () => {
  const as = await tokenOf(ada);
  expect((await optionsFor(as, {})).problem.code).toBe('current_password_incorrect');
  expect((await optionsFor(as, { currentPassword: 'wrong' })).problem.code).toBe('current_password_incorrect');
  const refusals: Record<string, Lies> = {
    'another origin': { origin: 'https://evil.example' },
    'another rpId': { rpId: 'evil.example' },
    'a user who is not verified': { userVerified: false },
    'a statement about a log-in': { type: 'webauthn.get' },
    'a format that is unknown': { format: 'fido-u2f' },
    'a certificate, which names addresses to fetch': {
      format: 'packed',
      statement: new Map([['x5c', Buffer.from('cert')]]),
    },
  };
  const before = await service.db.$count(memberPasskeys);
  for (const [name, lies] of Object.entries(refusals)) {
    later(120);
    const fresh = await optionsFor(await tokenOf(ada), { currentPassword: ada.password });
    const reply = await add(await tokenOf(ada), new SoftwarePasskey(origin).make(fresh.data, lies));
    expect([name, reply.status, reply.problem.code]).toEqual([name, 422, 'passkey_refused']);
  }
  expect(await service.db.$count(memberPasskeys)).toBe(before);
  later(900);
  // Another member cannot use what was asked for this one.
  const { data } = await optionsFor(await tokenOf(ada), { currentPassword: ada.password });
  const made = new SoftwarePasskey(origin).make(data);
  expect((await add(await tokenOf(bob), made)).problem.code).toBe('passkey_expired');
  const own = await tokenOf(ada);
  expect((await add(own, made)).status).toBe(200);
  expect((await add(own, made)).problem.code).toBe('passkey_expired');
  // The same credential under a new challenge.
  const again = new SoftwarePasskey(origin);
  const first = await optionsFor(own, { currentPassword: ada.password });
  expect((await add(own, again.make(first.data))).status).toBe(200);
  const next = await optionsFor(own, { currentPassword: ada.password });
  expect((await add(own, again.make(next.data))).problem.code).toBe('passkey_exists');
  const bobs = await tokenOf(bob);
  const theirs = await optionsFor(bobs, { currentPassword: bob.password });
  expect((await add(bobs, again.make(theirs.data))).problem.code).toBe('passkey_exists');
});

test('an account without a password needs a log-in of the last quarter of an hour', async () => {
  const as = await tokenOf(bob);
  const [row] = await service.db.select().from(members).where(eq(members.id, ids.otherMember));
  await service.db.update(members).set({ passwordHash: null }).where(eq(members.id, ids.otherMember));
  expect((await optionsFor(as, {})).status).toBe(200);
  later(901);
  const renewed = await service.call('GET /member/profile', undefined, { as });
  // An access token may have ended by then; the refusal is the session's age otherwise.
  if (renewed.status === 200) expect((await optionsFor(as, {})).problem.code).toBe('fresh_login_needed');
  else expect(renewed.problem.code).toBe('token_expired');
  await service.db
    .update(members)
    .set({ passwordHash: row?.passwordHash ?? null })
    .where(eq(members.id, ids.otherMember));
});

test('a passkey is renamed and removed by its member alone, never as the last way to log in; a removed one ends', async () => {
  await service.db.delete(memberPasskeys);
  const { as, passkey, passkeyId } = await passkeyOf(ada);
  const renamed = await service.call('POST /member/passkey-rename', { passkeyId, name: '  Key ring ' }, { as });
  expect(renamed.data.passkeys).toMatchObject([{ name: 'Key ring' }]);
  const bobs = await tokenOf(bob);
  for (const [key, body] of [
    ['POST /member/passkey-rename', { passkeyId, name: 'Mine' }],
    ['POST /member/passkey-remove', { passkeyId }],
  ] as const)
    expect((await service.call(key, body as never, { as: bobs })).problem.code).toBe('passkey_not_found');

  const [{ passwordHash } = { passwordHash: null }] = await service.db
    .select()
    .from(members)
    .where(eq(members.id, ids.member));
  await service.db.update(members).set({ passwordHash: null }).where(eq(members.id, ids.member));
  const last = await service.call('POST /member/passkey-remove', { passkeyId }, { as });
  expect([last.status, last.problem.code]).toEqual([409, 'last_way_to_log_in']);
  await service.db.update(members).set({ passwordHash }).where(eq(members.id, ids.member));

  await service.db.execute(sql`update sessions set created_at = created_at - interval '16 minutes'`);
  const stale = await service.call('POST /member/passkey-remove', { passkeyId }, { as });
  expect(stale.problem.code).toBe('fresh_login_needed');
  const removed = await service.call('POST /member/passkey-remove', { passkeyId }, { as: await tokenOf(ada) });
  expect(removed.data.passkeys).toEqual([]);
  expect(await codeOf(logIn(passkey.sign(await logInOptions())))).toEqual([422, 'passkey_unknown']);
  expect(await subjects('ada@example.test')).toContainEqual(
    expect.stringMatching(/^A passkey was removed from your .+ account$/),
  );
});

test('two removals at once leave one way to log in', async () => {
  await service.db.delete(memberPasskeys);
  const { passkeyId } = await passkeyOf(ada);
  later(900);
  const { as, passkeyId: second } = await passkeyOf(ada);
  const [{ passwordHash } = { passwordHash: null }] = await service.db
    .select()
    .from(members)
    .where(eq(members.id, ids.member));
  await service.db.update(members).set({ passwordHash: null }).where(eq(members.id, ids.member));
  const replies = await Promise.all(
    [passkeyId, second].map((one) => service.call('POST /member/passkey-remove', { passkeyId: one }, { as })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  await service.db.update(members).set({ passwordHash }).where(eq(members.id, ids.member));
});

test('the first proof of the address ends a passkey that a stranger made before', async () => {
  await service.db.update(members).set({ verifiedEmail: null }).where(eq(members.id, ids.otherMember));
  const { passkey } = await passkeyOf(bob);
  const asked = { businessId: ids.business, memberId: ids.otherMember, purpose: 'log_in', channel: 'email' } as const;
  const deviceHash = service.keys.digest(`login device ${'o'.repeat(43)}`);
  const code = await issueCode(
    service.db,
    service.keys,
    { ...asked, recipient: bob.username, device: deviceHash },
    service.clock.now(),
  );
  const otp = digitsOf(service.keys, code?.id ?? 0);
  const claimed = await service.call(
    'POST /oauth/token',
    { grant_type: 'otp', username: bob.username, otp },
    { device: 'o'.repeat(43) },
  );
  expect(claimed.status).toBe(200);
  expect(await codeOf(logIn(passkey.sign(await logInOptions())))).toEqual([422, 'passkey_unknown']);
});

test('long, empty and broken fields are refused by name', async () => {
  const { passkey } = await passkeyOf(ada);
  const long = 'A'.repeat(10_240);
  const good = passkey.sign(await logInOptions());
  for (const field of Object.keys(good))
    for (const value of [long, '', 'not base64url!', 7, null]) {
      const reply = await logIn({ ...good, [field]: value });
      expect([field, reply.status, reply.problem.code]).toEqual([field, 422, 'validation_failed']);
      expect(reply.problem.errors?.some(({ path }) => path.includes(field))).toBe(true);
    }
  const text = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  for (const clientDataJSON of ['AAAA', text(null), text([]), text({ challenge: 7 }), text('x'), text({})])
    expect(await codeOf(logIn({ ...good, clientDataJSON }))).toEqual([409, 'passkey_expired']);
  later(900);
  const token = await tokenOf(ada);
  for (const attestationObject of ['AAAA', '_____w', 'oA', text('x'.repeat(50))]) {
    const { data } = await optionsFor(token, { currentPassword: ada.password });
    const made = new SoftwarePasskey(origin).make(data);
    expect((await add(token, { ...made, attestationObject })).problem.code).toBe('passkey_refused');
  }
  for (const name of ['', ' ', 'x'.repeat(61), 'a\nb', long]) {
    const renamed = await service.call('POST /member/passkey-rename', { passkeyId: 1, name }, { as: token });
    expect([renamed.status, renamed.problem.code]).toEqual([422, 'validation_failed']);
  }
});
