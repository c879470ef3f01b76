import { startTestSandbox, type TestSandbox } from '../../test-support/start-test-sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ TWILIO_ACCOUNT_SID: 'ACtest', TWILIO_AUTH_TOKEN: 'token' });
});
afterAll(() => sandbox.stop());

const key = { authorization: `Basic ${Buffer.from('ACtest:token').toString('base64')}` };
const path = '/twilio/2010-04-01/Accounts/ACtest/Messages.json';
const message = { To: '+447700900123', From: '+447700900999', Body: 'Your code is 123456 – Pipwell' };

test('a text message from the shop gets the real service’s reply, and can be read', async () => {
  const waiting = sandbox.client.get('/api/sms?to=%2B447700900123&wait=5');
  const { status, body } = await sandbox.client.form(path, message, key);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    sid: expect.stringMatching(/^SM[0-9a-f]{32}$/),
    account_sid: 'ACtest',
    status: 'queued',
    to: message.To,
    num_segments: '1',
  });
  expect((await waiting).body).toMatchObject({ sms: [{ id: body.sid, to: message.To, body: message.Body }] });
  expect((await sandbox.client.get('/api/sms?to=%2B440000000')).body).toEqual({ sms: [] });
  expect((await sandbox.client.call<string>('GET', '/sms')).body).toContain(message.Body);
});

test('the account can be read with its key alone', async () => {
  const account = '/twilio/2010-04-01/Accounts/ACtest.json';
  const read = (headers?: Record<string, string>) =>
    sandbox.client.call<{ status: unknown }>('GET', account, undefined, headers);
  expect((await read(key)).body).toMatchObject({ sid: 'ACtest', status: 'active' });
  expect((await read()).status).toBe(401);
});

test.each([
  ['no number', { ...message, To: '' }, 400, 21211],
  ['letters as a number', { ...message, To: 'Priya' }, 400, 21211],
  ['no text', { ...message, Body: '' }, 400, 21602],
  ['no sender', { To: message.To, Body: 'x' }, 400, 21603],
  ['a text that is too long', { ...message, Body: 'x'.repeat(1601) }, 400, 21617],
])('a text message with %s is rejected in the service’s own format', async (_what, fields, status, code) => {
  const answer = await sandbox.client.form(path, fields as Record<string, string>, key);
  expect([answer.status, answer.body.code, answer.body.status]).toEqual([status, code, status]);
});

test('a text message with the wrong key or for another account is rejected', async () => {
  expect((await sandbox.client.form(path, message)).body).toMatchObject({ code: 20003, status: 401 });
  const other = path.replace('ACtest', 'ACother');
  expect((await sandbox.client.form(other, message, key)).status).toBe(404);
});

test('text messages survive a restart, and a fault prevents them from being sent', async () => {
  await sandbox.client.call('DELETE', '/api/sms');
  await sandbox.client.call('PUT', '/api/faults', { target: 'sms', kind: 'error', status: 503, times: 1 });
  expect((await sandbox.client.form(path, message, key)).status).toBe(503);
  expect((await sandbox.client.form(path, message, key)).status).toBe(201);
  await sandbox.restart();
  expect((await sandbox.client.get<{ sms: unknown[] }>('/api/sms')).body.sms).toHaveLength(1);
});
