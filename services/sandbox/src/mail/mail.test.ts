import { createTransport, type SendMailOptions } from 'nodemailer';
import { startTestSandbox, type TestSandbox } from '../../test-support/start-test-sandbox';

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.stop());

const send = (mail: SendMailOptions = {}, socketTimeout = 5_000) =>
  createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, secure: false, socketTimeout }).sendMail({
    from: 'Pipwell <orders@pipwell.example>',
    to: 'Priya <priya@example.com>',
    subject: 'Your order PW-1: £25 – thank you',
    text: 'It comes between 10:00 and 11:00.',
    html: '<h1 style="color:green">Thank you</h1><script>alert(1)</script>',
    ...mail,
  });
interface Mails {
  mail: { id: string; to: string[]; subject: string; text: string; html: string; headers: { name: string }[] }[];
}
const list = async (query = '') => (await sandbox.client.get<Mails>(`/api/mail${query}`)).body.mail;
const fault = (body: object) => sandbox.client.call('PUT', '/api/faults', { target: 'smtp', ...body });

test('a mail from the shop is found by recipient and subject', async () => {
  await send();
  await send({ to: 'imogen@example.com', bcc: 'ops@example.com', subject: 'Welcome' });
  expect(await list('?to=PRIYA@example.com')).toMatchObject([
    {
      to: ['priya@example.com'],
      from: 'orders@pipwell.example',
      subject: 'Your order PW-1: £25 – thank you',
      text: 'It comes between 10:00 and 11:00.\n',
    },
  ]);
  expect((await list('?subject=welcome'))[0]?.to).toEqual(['imogen@example.com', 'ops@example.com']);
  expect((await list()).map(({ subject }) => subject[0])).toEqual(['W', 'Y']);
  const [newest, older] = await list();
  expect(await list(`?after=${older?.id}`)).toEqual([newest]);
  expect((await sandbox.client.get(`/api/mail/${newest?.id}`)).body.subject).toBe('Welcome');
});

test('a waiting test gets a mail as soon as it arrives', async () => {
  const waiting = list('?to=late@example.com&wait=10');
  await send();
  await send({ to: 'late@example.com' });
  expect(await waiting).toHaveLength(1);
  expect(await list('?to=never@example.com&wait=0.05')).toEqual([]);
});

test('the server accepts a sender that logs in, and one that encrypts if possible', async () => {
  const port = sandbox.smtpPort;
  const transport = createTransport(`smtp://shop:password@127.0.0.1:${port}`);
  await transport.sendMail({ from: 'a@b.example', to: 'c@d.example', subject: 's', text: 't' });
  expect(await list('?to=c@d.example')).toHaveLength(1);
});

test('mail survives a restart, until it is deleted', async () => {
  await send();
  await sandbox.restart();
  expect(await list()).toHaveLength(1);
  expect((await sandbox.client.call('DELETE', '/api/mail')).body).toEqual({ removed: 1 });
  await sandbox.restart();
  expect(await list()).toEqual([]);
});

test('a mail server that fails, hangs up or stops responding loses the mail, and one that stops responding afterwards stores it', async () => {
  await fault({ kind: 'error', times: 1 });
  await expect(send()).rejects.toMatchObject({ responseCode: 451 });
  await fault({ kind: 'reset', times: 1 });
  await expect(send()).rejects.toThrow();
  await fault({ kind: 'timeout-before', times: 1 });
  await expect(send({}, 200)).rejects.toThrow();
  expect(await list()).toEqual([]);
  await fault({ kind: 'timeout-after', times: 1 });
  await expect(send({}, 2_000)).rejects.toThrow();
  expect(await list('?wait=5')).toHaveLength(1);
  await send();
  expect(await list()).toHaveLength(2);
});

test('the page shows a mail, whose own markup cannot affect the page', async () => {
  await send();
  const [mail] = await list();
  const listed = await sandbox.client.call<string>('GET', '/mailbox');
  expect(listed.body).toContain(`<a href="/mailbox/${mail?.id}">Your order PW-1: £25 – thank you</a>`);
  const page = await sandbox.client.call<string>('GET', `/mailbox/${mail?.id}`);
  expect(page.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  expect(page.body).not.toContain('<h1 style');
  const inner = await sandbox.client.call<string>('GET', `/mailbox/${mail?.id}/html`);
  expect(inner.body).toContain('<h1 style');
  expect(inner.headers.get('content-security-policy')).toMatch(/default-src 'none';.* sandbox allow-popups/);
  for (const path of ['/mailbox/none', '/mailbox/none/html', '/api/mail/none']) {
    expect((await sandbox.client.get(path)).status).toBe(404);
  }
});

test('the mailbox stores the last five hundred', async () => {
  const transport = createTransport({ host: '127.0.0.1', port: sandbox.smtpPort, pool: true });
  for (let index = 0; index < 502; index++) {
    await transport.sendMail({ from: 'a@b.example', to: 'c@d.example', subject: `n${index}`, text: '.' });
  }
  transport.close();
  const all = await list();
  expect([all.length, all[0]?.subject, all.at(-1)?.subject]).toEqual([500, 'n501', 'n2']);
});
