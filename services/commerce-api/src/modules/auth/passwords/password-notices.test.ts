import { eq } from 'drizzle-orm';
import { type StartedSandbox, startSandbox } from '../../../../test-support/programs/start-sandbox';
import { sendQueuedMail } from '../../../../test-support/run-jobs';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { memberIdentities, members } from '../../../database/schema/member';
import { newId } from '../../../ids';

let sandbox: StartedSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({ smtpUrl: sandbox.smtpUrl });
});
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

const email = 'ada@example.test';
const logIn = (password: string) =>
  service.call('POST /oauth/token', { grant_type: 'password', username: email, password });

async function mails(): Promise<{ subject: string; text: string }[]> {
  await sendQueuedMail(service.context, (error) => {
    throw error;
  });
  const found = await sandbox.control('GET', `/api/mail?to=${email}`);
  return (found as { mail: { subject: string; text: string }[] }).mail;
}

test('a changed password invalidates open reset links, ends all sessions and sends a mail', async () => {
  const { call } = service;
  const [phone, laptop] = [await logIn('correct horse'), await logIn('correct horse')];
  await call('POST /auth/request-password-reset', { email });
  const resetToken = /reset-token\/([\w-]{43})/.exec((await mails())[0]?.text ?? '')?.[1] ?? '';
  expect((await call('POST /auth/validate-reset-token', { resetToken })).status).toBe(200);
  const change = { logoutFromAll: true, currentPassword: 'correct horse', password: 'a rare enough phrase' } as const;
  expect((await call('POST /member/change-password', change, { as: phone.data.access_token })).status).toBe(200);

  for (const reply of [
    await call('POST /auth/validate-reset-token', { resetToken }),
    await call('POST /auth/reset-password', { resetToken, password: 'another rare phrase' }),
  ])
    expect(reply.problem.code).toBe('reset_token_invalid');
  for (const { data } of [phone, laptop]) {
    const refreshed = await call('POST /oauth/token', {
      grant_type: 'refresh_token',
      refresh_token: data.refresh_token,
    });
    expect(refreshed.problem.code).toBe('refresh_token_invalid');
  }
  const notice = (await mails()).find(({ subject }) => subject === 'Your Testmarket password was changed');
  expect(notice?.text).toContain('was changed on Wed 25 Nov 2026 at 10am');
  expect(notice?.text).toContain('If it was not you, ask for a new password');
  expect(notice?.text).not.toMatch(/phrase|horse/);
});

test('each change sends a mail, not only the first', async () => {
  const { data } = await logIn('a rare enough phrase');
  const change = {
    logoutFromAll: true,
    currentPassword: 'a rare enough phrase',
    password: 'a third rare one',
  } as const;
  await service.call('POST /member/change-password', change, { as: data.access_token });
  const notices = (await mails()).filter(({ subject }) => subject === 'Your Testmarket password was changed');
  expect(notices).toHaveLength(2);
});

test('the mail names the providers and passkeys that log in as before', async () => {
  const { data } = await logIn('a third rare one');
  const now = service.clock.now();
  const provider = { id: newId(), businessId: 1, memberId: ids.member, createdAt: now };
  await service.db
    .insert(memberIdentities)
    .values({ ...provider, provider: 'google', subject: 'google-ada', emailAddress: email });
  const change = { logoutFromAll: true, currentPassword: 'a third rare one', password: 'a fourth rare one' } as const;
  await service.call('POST /member/change-password', change, { as: data.access_token });
  const notices = (await mails()).filter(({ subject }) => subject === 'Your Testmarket password was changed');
  expect(notices.map(({ text }) => text.includes('log in with these: Google. Remove any'))).toContain(true);
  expect(notices.map(({ text }) => text.includes('log in with these'))).toContain(false);
});

test('a changed mobile number sends a mail each time; a first one, the same one and a new name send none', async () => {
  const { data } = await logIn('a fourth rare one');
  const save = async (mobileContactNumber: string) => {
    const body = { firstname: 'Ada', lastname: 'Lovelace', mobileContactNumber };
    expect((await service.call('PUT /member/profile', body, { as: data.access_token })).status).toBe(200);
    return (await mails()).filter(({ subject }) => subject === 'Your Testmarket mobile number was changed');
  };
  await service.db.update(members).set({ mobileContactNumber: null }).where(eq(members.id, ids.member));
  expect(await save('07700 900301')).toHaveLength(0);
  expect(await save('+44 7700 900301')).toHaveLength(0);
  expect(await save('07700 900302')).toHaveLength(1);
  const [, second] = await save('07700 900301');
  expect(second?.text).toContain('If it was not you, change your password now');
  expect(second?.text).not.toContain('900301');
});
