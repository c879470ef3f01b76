import { eq, sql } from 'drizzle-orm';
import { type StartedSandbox, startSandbox } from '../../../../test-support/programs/start-sandbox';
import { sendQueuedMail } from '../../../../test-support/run-jobs';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { rowsOf } from '../../../database/database.types';
import { outgoingMail } from '../../../database/schema/mail';
import { memberIdentities, members, passwordResets } from '../../../database/schema/member';
import { deleteOldResets } from './password-reset.service';

let sandbox: StartedSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({ smtpUrl: sandbox.smtpUrl });
});
// Limits count per hour, so each test uses hours of its own.
beforeEach(() => later(2 * 3600));
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

const later = (seconds: number) => service.clock.set(new Date(service.clock.now().getTime() + seconds * 1000));
const pageUrl = 'http://fresh.localhost:4200/forgotten-password';
const ask = (email: string, page: string | undefined = pageUrl) =>
  service.call('POST /auth/request-password-reset', { email, ...(page && { pageUrl: page }) });
const check = (resetToken: string, business?: number) =>
  service.call('POST /auth/validate-reset-token', { resetToken }, business ? { business } : {});
const set = (resetToken: string, password: string, logoutFromAll?: boolean, options: { device?: string } = {}) =>
  service.call(
    'POST /auth/reset-password',
    { resetToken, password, ...(logoutFromAll !== undefined && { logoutFromAll }) },
    options,
  );
const logIn = (username: string, password: string) =>
  service.call('POST /oauth/token', { grant_type: 'password', username, password });
const refresh = (refresh_token: string) =>
  service.call('POST /oauth/token', { grant_type: 'refresh_token', refresh_token });

async function join(emailAddress: string, options: { device?: string } = {}) {
  const person = { firstname: 'New', lastname: 'Comer', emailAddress, password: 'the first one' };
  return (await service.call('POST /auth/register', person, options)).data;
}

interface Received {
  to: string[];
  subject: string;
  text: string;
  html: string;
}

/** All mails to an address, oldest first. */
async function mailTo(address: string): Promise<Received[]> {
  await sendQueuedMail(service.context, (error) => {
    throw error;
  });
  const { mail } = (await sandbox.control('GET', `/api/mail?to=${encodeURIComponent(address)}`)) as {
    mail: Received[];
  };
  return mail;
}

const LINK = /https?:\/\/\S+\/member\/reset-token\/([\w-]{43})/;
async function mailedToken(address: string): Promise<string> {
  const links = (await mailTo(address)).flatMap(({ text }) => LINK.exec(text)?.[1] ?? []);
  return links.at(-1) ?? '';
}

test('a reset is requested by e-mail, its token is checked, and a new password is set with it, once [7.04]', async () => {
  const { refresh_token } = await join('forgetful@example.test');
  expect(await ask(' Forgetful@Example.test ')).toMatchObject({ status: 422 });
  expect(await ask('Forgetful@Example.test')).toMatchObject({ status: 200, data: { requested: true } });
  const [mail] = await mailTo('forgetful@example.test');
  expect(mail?.subject).toBe('Set a new password for Testmarket');
  expect(LINK.exec(mail?.text ?? '')?.[0]).toMatch(/^http:\/\/fresh\.localhost:4200\/member\/reset-token\//);
  expect(mail?.html).toContain(`<a href="${LINK.exec(mail?.text ?? '')?.[0]}">`);
  const token = await mailedToken('forgetful@example.test');

  expect((await check(token)).data).toEqual({ valid: true, emailAddress: 'forgetful@example.test' });
  expect((await check(token)).status).toBe(200);
  expect((await set(token, 'short')).problem).toMatchObject({
    code: 'validation_failed',
    errors: [{ path: 'password' }],
  });
  expect(await set(token, 'the second one', true)).toMatchObject({ status: 200, data: { changed: true } });

  expect((await logIn('forgetful@example.test', 'the first one')).problem.code).toBe('invalid_credentials');
  expect((await logIn('forgetful@example.test', 'the second one')).status).toBe(200);
  expect((await refresh(refresh_token)).problem.code).toBe('refresh_token_invalid');
  for (const again of [await check(token), await set(token, 'the third one')])
    expect(again.problem).toMatchObject({ code: 'reset_token_invalid', status: 422, expected: true });
  expect((await mailTo('forgetful@example.test')).map(({ subject }) => subject)).toContain(
    'Your Testmarket password was changed',
  );
});

test('an unknown e-mail gets the same reply as a known one, but no mail', async () => {
  await join('known@example.test');
  const timed = async (email: string) => {
    const started = performance.now();
    const { status, data } = await ask(email);
    expect(performance.now() - started).toBeGreaterThan(240);
    return { status, data };
  };
  expect(await timed('unknown@example.test')).toEqual(await timed('known@example.test'));
  expect(await mailTo('unknown@example.test')).toEqual([]);
  // When asked too often, both get the same reply too.
  for (const email of ['unknown@example.test', 'known@example.test']) {
    const codes = [];
    for (let tries = 0; tries < 5; tries += 1) codes.push((await ask(email)).status);
    expect(codes).toEqual([200, 200, 200, 200, 429]);
  }
});

test('a link expires an hour after its request, by the clock', async () => {
  await join('slow@example.test');
  await ask('slow@example.test');
  const token = await mailedToken('slow@example.test');
  later(3599);
  expect((await check(token)).status).toBe(200);
  later(1);
  expect((await check(token)).problem.code).toBe('reset_token_invalid');
  expect((await set(token, 'the second one')).problem.code).toBe('reset_token_invalid');
  expect((await logIn('slow@example.test', 'the first one')).status).toBe(200);
});

test('a link that no mail server accepted within its hour is no longer mailed', async () => {
  await join('unlucky@example.test');
  await ask('unlucky@example.test');
  later(3601);
  expect(await mailTo('unlucky@example.test')).toEqual([]);
});

test('only one of two simultaneous uses of a link sets the password; the member’s other links expire with it', async () => {
  await join('twice@example.test');
  await ask('twice@example.test');
  const first = await mailedToken('twice@example.test');
  await ask('twice@example.test');
  const tokens = (await mailTo('twice@example.test')).flatMap(({ text }) => LINK.exec(text)?.[1] ?? []);
  expect(new Set(tokens).size).toBe(2);
  const both = await Promise.all([set(first, 'this one or'), set(first, 'that one or')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  for (const token of tokens) expect((await check(token)).problem.code).toBe('reset_token_invalid');
});

test('a shopper may choose to keep their other sessions', async () => {
  const { refresh_token, loginDevice = '' } = await join('settled@example.test', { device: 'k'.repeat(43) });
  const own = { device: loginDevice };
  await ask('settled@example.test');
  await set(await mailedToken('settled@example.test'), 'the second one', false, own);
  expect((await refresh(refresh_token)).status).toBe(200);
  await ask('settled@example.test');
  const last = (await mailTo('settled@example.test')).flatMap(({ text }) => LINK.exec(text)?.[1] ?? []);
  const open = await Promise.all(last.map(async (token) => ((await check(token)).status === 200 ? token : undefined)));
  const { data } = await refresh((await logIn('settled@example.test', 'the second one')).data.refresh_token);
  await set(open.find(Boolean) ?? '', 'the third one');
  expect((await refresh(data.refresh_token)).problem.code).toBe('refresh_token_invalid');
});

test('the first link of an account whose address was never proven ends every other way in', async () => {
  const emailAddress = 'reset-squatted@example.test';
  const own = { device: 'o'.repeat(43) };
  const stranger = await join(emailAddress, { device: 's'.repeat(43) });
  const { memberId } = stranger.member;
  const number = '+447700900778';
  const verify = () =>
    service.db
      .update(members)
      .set({ mobileContactNumber: number, verifiedPhone: number })
      .where(eq(members.id, memberId));
  const addGoogle = () =>
    service.db.insert(memberIdentities).values({
      id: memberId + 1,
      memberId,
      businessId: ids.business,
      provider: 'google',
      subject: emailAddress,
      createdAt: service.clock.now(),
    });
  const waysOf = async () => {
    const [row] = await service.db.select().from(members).where(eq(members.id, memberId));
    const count = await service.db.$count(memberIdentities, eq(memberIdentities.memberId, memberId));
    return [row?.mobileContactNumber, row?.verifiedPhone, row?.verifiedEmail, count];
  };
  await verify();
  await addGoogle();
  await ask(emailAddress);
  expect((await set(await mailedToken(emailAddress), 'the second one', false, own)).status).toBe(200);
  expect((await refresh(stranger.refresh_token)).problem.code).toBe('refresh_token_invalid');
  expect(await waysOf()).toEqual([null, null, emailAddress, 0]);
  // Once the address is proven, a further link takes nothing from its owner.
  await verify();
  await addGoogle();
  await ask(emailAddress);
  const links = (await mailTo(emailAddress)).flatMap(({ text }) => LINK.exec(text)?.[1] ?? []);
  const replies = [];
  for (const token of links) replies.push((await set(token, 'the third one')).status);
  expect(replies.sort()).toEqual([200, 422]);
  expect(await waysOf()).toEqual([number, number, emailAddress, 1]);
});

test('a link only leads to a host of the business, and is not valid for another business', async () => {
  await join('guarded@example.test');
  await ask('guarded@example.test', 'https://elsewhere.test/forgotten-password');
  const [mail] = await mailTo('guarded@example.test');
  expect(LINK.exec(mail?.text ?? '')?.[0]).toMatch(/^https:\/\/fresh\.localhost\/member/);
  const token = LINK.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await check(token, ids.otherBusiness)).problem.code).toBe('reset_token_invalid');
  expect((await check(token)).status).toBe(200);
});

test('in production whoever asks chooses nothing of the link, on the business’s own host neither', async () => {
  await join('production@example.test');
  const demonstration = service.context.config;
  service.context.config = { ...demonstration, production: true };
  await ask('production@example.test', 'http://house.localhost:8443/forgotten-password');
  await ask('production@example.test', 'http://fresh.localhost:8443/forgotten-password');
  service.context.config = demonstration;
  const links = (await mailTo('production@example.test')).map(({ text }) => LINK.exec(text)?.[0].split('/member/')[0]);
  expect(links).toEqual(['https://fresh.localhost', 'https://fresh.localhost']);
});

test('the database contains no usable token, and expired ones are deleted', async () => {
  await join('kept@example.test');
  await ask('kept@example.test');
  const token = await mailedToken('kept@example.test');
  const kept = await rowsOf(
    service.db,
    sql`select row_to_json(p)::text as row from password_resets p union all select row_to_json(m)::text from outgoing_mail m`,
  );
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(await service.db.select().from(outgoingMail)).not.toEqual([]);
  later(2 * 86_400);
  await deleteOldResets(service.db, service.clock.now());
  expect(await service.db.select().from(passwordResets)).toEqual([]);
});
