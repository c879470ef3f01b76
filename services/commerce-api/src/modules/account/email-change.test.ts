import { sql } from 'drizzle-orm';
import { codeInboxes } from '../../../test-support/log-in/code-inboxes';
import { type StartedSandbox, startSandbox } from '../../../test-support/programs/start-sandbox';
import { sendQueuedMail } from '../../../test-support/run-jobs';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { rowsOf } from '../../database/database.types';

let sandbox: StartedSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({ smtpUrl: sandbox.smtpUrl, sandboxUrl: sandbox.url });
});
// Limits count per hour, so each test uses hours of its own.
beforeEach(() => later(2 * 3600));
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

const { mailedCode } = codeInboxes(
  () => service,
  () => sandbox,
);
const later = (seconds: number) => service.clock.set(new Date(service.clock.now().getTime() + seconds * 1000));
const PASSWORD = 'a rare enough phrase';

let people = 0;
async function join() {
  people += 1;
  const emailAddress = `old-${people}@change.test`;
  const person = { firstname: 'Una', lastname: 'Moved', emailAddress, password: PASSWORD };
  const { data } = await service.call('POST /auth/register', person);
  return { emailAddress, newEmail: `new-${people}@change.test`, as: data.access_token, memberId: data.member.memberId };
}

const ask = (as: string, emailAddress: string, currentPassword: string | undefined = PASSWORD) =>
  service.call('POST /member/email-change-request', { emailAddress, currentPassword }, { as });
const confirm = (as: string, confirmationCode: string) =>
  service.call('POST /member/email-change-confirm', { confirmationCode }, { as });
const logIn = (username: string) =>
  service.call('POST /oauth/token', { grant_type: 'password', username, password: PASSWORD });
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function mailsTo(to: string): Promise<{ subject: string; text: string }[]> {
  await sendQueuedMail(service.context, (error) => {
    throw error;
  });
  const found = await sandbox.control('GET', `/api/mail?${new URLSearchParams({ to })}`);
  return (found as { mail: { subject: string; text: string }[] }).mail;
}

/** Tables with a row that contains a text. */
async function tablesNaming(text: string): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    service.db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf(
      service.db,
      sql`select 1 from ${sql.identifier(name)} t where t::text ilike ${`%${text}%`} limit 1`,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

test('an e-mail address is changed once the new one is confirmed, and the old one is informed', async () => {
  const { as, emailAddress, newEmail } = await join();
  const asked = await ask(as, ` ${newEmail.toUpperCase()}`.trim());
  expect(asked.data).toEqual({ sentTo: newEmail, resendAfterSeconds: 30, validSeconds: 600 });
  const code = await mailedCode(newEmail);
  // Until then nothing has changed.
  expect((await logIn(newEmail)).problem.code).toBe('invalid_credentials');
  expect((await confirm(as, wrong(code))).problem).toMatchObject({ status: 422, code: 'code_incorrect' });
  const changed = await confirm(as, code);
  expect(changed.data).toMatchObject({ emailAddress: newEmail, mustVerify: false });
  expect((await confirm(as, code)).problem.code).toBe('code_incorrect');
  expect((await logIn(newEmail)).status).toBe(200);
  expect((await logIn(emailAddress)).problem.code).toBe('invalid_credentials');
  // The device stays logged in.
  expect((await service.call('GET /member/profile', undefined, { as })).data.emailAddress).toBe(newEmail);
  const notice = (await mailsTo(emailAddress)).find(
    ({ subject }) => subject === 'Your Testmarket email address was changed',
  );
  expect(notice?.text).toContain('If it was not you, tell us at once');
  expect(notice?.text).not.toContain(newEmail);
});

test('a change needs the password, or a log-in of the last quarter of an hour without one', async () => {
  const { as, emailAddress, newEmail, memberId } = await join();
  for (const password of ['not the password', undefined])
    expect(
      (
        await service.call(
          'POST /member/email-change-request',
          {
            emailAddress: newEmail,
            ...(password && { currentPassword: password }),
          },
          { as },
        )
      ).problem.code,
    ).toBe('current_password_incorrect');
  expect((await ask(as, emailAddress)).problem.code).toBe('email_unchanged');
  expect(await mailsTo(newEmail)).toEqual([]);
  await service.db.execute(sql`update members set password_hash = null where id = ${memberId}`);
  expect((await ask(as, newEmail, undefined)).status).toBe(200);
  later(10 * 60);
  expect((await ask(as, newEmail, undefined)).status).toBe(200);
  // Wrong passwords count for the member, whatever address they name.
  expect((await ask(as, `another-${newEmail}`, undefined)).problem.code).toBe('rate_limited');
  later(60);
  await service.db.execute(sql`delete from rate_limits`);
  await service.db.execute(
    sql`update sessions set created_at = created_at - interval '6 minutes' where member_id = ${memberId}`,
  );
  expect((await ask(as, newEmail, undefined)).problem.code).toBe('fresh_login_needed');
});

test('an address that has an account is refused to the holder of its mailbox alone', async () => {
  const [owner, other] = [await join(), await join()];
  const free = await ask(owner.as, owner.newEmail);
  expect((await ask(other.as, owner.emailAddress)).data).toEqual({ ...free.data, sentTo: owner.emailAddress });
  expect((await confirm(other.as, wrong(await mailedCode(owner.emailAddress)))).problem.code).toBe('code_incorrect');
  const refused = await confirm(other.as, await mailedCode(owner.emailAddress));
  expect(refused.problem).toMatchObject({ status: 409, code: 'email_already_registered' });
  expect((await logIn(owner.emailAddress)).status).toBe(200);
  expect((await logIn(other.emailAddress)).status).toBe(200);
});

test('a code of a change is good for nothing else, expires, and allows five tries', async () => {
  const { as, newEmail } = await join();
  await ask(as, newEmail);
  const code = await mailedCode(newEmail);
  const verified = await service.call('POST /member/verification-code-check', { verificationCode: code }, { as });
  expect(verified.problem.code).toBe('code_incorrect');
  for (const _ of [1, 2, 3, 4, 5]) expect((await confirm(as, wrong(code))).problem.code).toBe('code_incorrect');
  expect((await confirm(as, code)).problem.code).toBe('code_incorrect');
  later(60);
  await ask(as, newEmail);
  const late = await mailedCode(newEmail);
  later(601);
  expect((await confirm(as, late)).problem.code).toBe('code_incorrect');
});

test('a code counts once although it is sent twice at the same moment', async () => {
  const { as, newEmail, emailAddress } = await join();
  await ask(as, newEmail);
  const code = await mailedCode(newEmail);
  const replies = await Promise.all([confirm(as, code), confirm(as, code)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await mailsTo(emailAddress)).filter(({ subject }) => subject.includes('was changed'))).toHaveLength(1);
});

test('two members who confirm one address at once: one has it, the other keeps their own', async () => {
  const [one, two] = [await join(), await join()];
  const wanted = 'wanted@change.test';
  await ask(one.as, wanted);
  const first = await mailedCode(wanted);
  await ask(two.as, wanted);
  const second = await mailedCode(wanted);
  const replies = await Promise.all([confirm(one.as, first), confirm(two.as, second)]);
  expect(replies.map(({ status, problem }) => problem.code ?? status).sort()).toEqual([
    200,
    'email_already_registered',
  ]);
  const rows = await rowsOf(service.db, sql`select 1 from members where email_address = ${wanted}`);
  expect(rows).toHaveLength(1);
});

test('links and codes that went to the old address end with it', async () => {
  const { as, emailAddress, newEmail } = await join();
  await service.call('POST /auth/request-password-reset', { email: emailAddress });
  await service.call('POST /auth/send-one-time-code', { email: emailAddress, type: 'email', businessId: ids.business });
  const otp = await mailedCode(emailAddress);
  const resetToken = /reset-token\/([\w-]{43})/.exec((await mailsTo(emailAddress)).map(({ text }) => text).join())?.[1];
  await service.call('POST /member/forget-code-request', undefined, { as });
  const forget = /^\d{6}$/m.exec(
    (await mailsTo(emailAddress)).find(({ subject }) => subject.startsWith('Your code to delete'))?.text ?? '',
  )?.[0];
  await ask(as, newEmail);
  expect((await confirm(as, await mailedCode(newEmail))).status).toBe(200);
  const tried = await service.call('POST /auth/validate-reset-token', { resetToken: resetToken ?? '' });
  expect(tried.problem.code).toBe('reset_token_invalid');
  for (const username of [emailAddress, newEmail]) {
    const login = await service.call('POST /oauth/token', { grant_type: 'otp', username, otp });
    expect(login.problem.code).toBe('one_time_code_incorrect');
  }
  const deleted = await service.call('POST /member/forget-code-confirm', { confirmationCode: forget ?? '' }, { as });
  expect(deleted.problem.code).toBe('code_incorrect');
});

test.each([true, false])('after a later deletion no row has an earlier address (proven: %s)', async (isProven) => {
  const { as, emailAddress, newEmail, memberId } = await join();
  if (isProven) await service.db.execute(sql`update members set verified_email = email_address where id = ${memberId}`);
  if (isProven) await service.call('POST /location/future-contact', { postcode: 'ZE1 0AA', email: emailAddress });
  await service.call('POST /auth/request-password-reset', { email: emailAddress });
  await mailsTo(emailAddress);
  await ask(as, newEmail);
  expect((await confirm(as, await mailedCode(newEmail))).status).toBe(200);
  await mailsTo(emailAddress);
  expect(await tablesNaming(emailAddress)).toEqual([]);
  await service.call('POST /member/forget-code-request', undefined, { as });
  const mails = await mailsTo(newEmail);
  const text = mails.find(({ subject }) => subject.startsWith('Your code to delete'))?.text ?? '';
  const confirmationCode = /^\d{6}$/m.exec(text)?.[0] ?? '';
  expect((await service.call('POST /member/forget-code-confirm', { confirmationCode }, { as })).status).toBe(200);
  await mailsTo(newEmail);
  expect(await tablesNaming(newEmail)).toEqual([]);
});
