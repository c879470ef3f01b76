import { eq } from 'drizzle-orm';
import { type StartedSandbox, startSandbox } from '../../../../test-support/programs/start-sandbox';
import { sendQueuedMail } from '../../../../test-support/run-jobs';
import { ids } from '../../../../test-support/shop-data';
import { type CallOptions, createTestService, type TestService } from '../../../../test-support/test-service';
import { memberIdentities, members } from '../../../database/schema/member';
import { newId } from '../../../ids';

let sandbox: StartedSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({ sandboxUrl: sandbox.url, smtpUrl: sandbox.smtpUrl });
});
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

const email = 'ada@example.test';
const currentPassword = 'correct horse';
const typed = 'a rare enough phrase';
const phone = { device: 'p'.repeat(43) };
const laptop = { device: 'l'.repeat(43) };

const logIn = async (password: string, options: CallOptions = phone, username = email) =>
  (await service.call('POST /oauth/token', { grant_type: 'password', username, password }, options)).data;
const remove = (as: string, password = currentPassword) =>
  service.call('POST /member/password-remove', { currentPassword: password }, { as, ...phone });
const add = (as: string, body: object = {}) =>
  service.call('POST /member/password-add', { password: typed, passwordConfirmation: typed, ...body }, { as });
const codeOf = async (of: Promise<{ status: number; problem: { code: string } }>) => {
  const { status, problem } = await of;
  return problem.code ?? status;
};
const profile = (as: string) => codeOf(service.call('GET /member/profile', undefined, { as }));
async function mailAbout(subject: string, to = email) {
  await sendQueuedMail(service.context, (error) => {
    throw error;
  });
  const found = await sandbox.control('GET', `/api/mail?to=${to}`);
  const { mail: mails } = found as { mail: { subject: string; text: string }[] };
  return mails.filter((mail) => mail.subject === subject);
}
const addGoogle = () =>
  service.db.insert(memberIdentities).values({
    id: newId(),
    memberId: ids.member,
    businessId: ids.business,
    provider: 'google',
    subject: 'ada',
    emailAddress: email,
    createdAt: service.clock.now(),
  });

test('the password is removed with the password alone, never as the last way, and ends other sessions, devices and links', async () => {
  const { access_token: as } = await logIn(currentPassword);
  const { access_token: other } = await logIn(currentPassword, laptop);
  await service.call('POST /auth/request-password-reset', { email });
  const [mail] = await mailAbout('Set a new password for Testmarket');
  const resetToken = /reset-token\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';

  expect(await codeOf(remove(as))).toBe('last_way_to_log_in');
  await addGoogle();
  expect(await codeOf(remove(as, 'another phrase'))).toBe('current_password_incorrect');
  const removed = await remove(as);
  expect([removed.status, removed.data]).toMatchObject([
    200,
    { hasPassword: false, providers: [{ provider: 'google' }] },
  ]);
  // A second click finds nothing to remove.
  expect(await codeOf(remove(as))).toBe(200);

  expect(await profile(as)).toBe(200);
  expect(await profile(other)).toBe('session_ended');
  expect(await codeOf(service.call('POST /auth/validate-reset-token', { resetToken }))).toBe('reset_token_invalid');
  const password = { grant_type: 'password', username: email, password: currentPassword } as const;
  expect(await codeOf(service.call('POST /oauth/token', password, phone))).toBe('invalid_credentials');
  const [notice, ...more] = await mailAbout('The password was removed from your Testmarket account');
  expect(more).toEqual([]);
  expect(notice?.text).toContain('was removed on Wed 25 Nov 2026 at 10am, and your other devices were logged out.');
  expect(notice?.text).toContain('You can log in with these: Google.');
  // Google is the last way now.
  expect(await codeOf(service.call('POST /member/provider-remove', { provider: 'google' }, { as }))).toBe(
    'last_way_to_log_in',
  );
});

test('an account without a password adds one, once, after a log-in of the last quarter of an hour', async () => {
  const withoutPassword = () =>
    service.db.update(members).set({ passwordHash: null }).where(eq(members.id, ids.otherMember));
  const bob = { email: 'bob@example.test', password: 'battery staple' };
  const { access_token: as, refresh_token } = await logIn(bob.password, phone, bob.email);
  expect(await codeOf(add(as))).toBe('password_exists');
  await withoutPassword();
  expect(await codeOf(add(as, { passwordConfirmation: 'a rare enuogh phrase' }))).toBe('validation_failed');
  const common = { password: 'password1', passwordConfirmation: 'password1' };
  expect(await codeOf(add(as, common))).toBe('password_too_common');
  const both = await Promise.all([codeOf(add(as)), codeOf(add(as))]);
  expect(both.sort()).toEqual([200, 'password_exists']);
  expect((await logIn(typed, phone, bob.email)).member).toMatchObject({ emailAddress: bob.email });
  const [notice, ...more] = await mailAbout('A password was added to your Testmarket account', bob.email);
  expect([notice?.text.includes('If it was not you'), notice?.text.includes(typed), more]).toEqual([true, false, []]);

  await withoutPassword();
  service.clock.set(new Date(service.clock.now().getTime() + 15 * 60_000 + 1_000));
  const renewed = await service.call('POST /oauth/token', { grant_type: 'refresh_token', refresh_token });
  expect(await codeOf(add(renewed.data.access_token))).toBe('fresh_login_needed');
});
