import { type StartedSandbox, startSandbox } from '../../../test-support/start-sandbox';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { sendQueuedMail } from '../../mail/send-queued-mail';

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
