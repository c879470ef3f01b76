import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@storefront/api/client';
import { MAX_CONTACT_FILE_BYTES } from '@storefront/api/limits/contact-limits';
import { createFetchTransport } from '@storefront/api/transport/transport-fetch';
import { runOps } from '../../../test-support/programs/run-ops';
import { type StartedSandbox, startSandbox } from '../../../test-support/programs/start-sandbox';
import { sendQueuedMail } from '../../../test-support/run-jobs';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';
import { contactFiles, contactRequests, fileRemovals, futureContacts } from '../../database/schema/contact';
import { devices } from '../../database/schema/device';
import { planFileRemovals, removeDueFiles } from '../../files/remove-due-files';

let sandbox: StartedSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({
    smtpUrl: sandbox.smtpUrl,
    // For the first business; the other has no marketing platform.
    env: {
      ITERABLE_API_KEY_1: 'storefront-sandbox-iterable-key',
      ITERABLE_JWT_SECRET_1: 'a-secret-of-the-marketing-platform',
      ITERABLE_URL: `${sandbox.url}/iterable`,
    },
  });
});
// Limits count per hour, so each test uses hours of its own.
beforeEach(() => service.clock.set(new Date(service.clock.now().getTime() + 2 * 3_600_000)));
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const jpeg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.alloc(64),
  Buffer.from('ffd9', 'hex'),
]);
const program = Buffer.concat([Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), Buffer.alloc(200)]);
const page = Buffer.from('<!doctype html><script>alert(1)</script>');

const message = {
  firstName: 'Grace',
  lastName: 'Hill',
  emailAddress: 'grace@example.test',
  phoneNumber: '07700 900456',
  subject: 'An order',
  message: 'Two eggs were broken.\nSee the picture.',
  orderNumber: 'TM-ADAS-PAST-2345',
};

interface Answer {
  status: number;
  body: {
    code?: string;
    reference?: string;
    files?: number;
    detail?: string;
    errors?: { path: string; message: string }[];
  };
}

async function post(form: FormData | Buffer, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${service.origin}/en-gb/api/contact/request`, {
    method: 'POST',
    headers: { 'x-business-id': String(ids.business), 'x-internal-key': service.keys.internal, ...headers },
    body: form instanceof FormData ? form : new Uint8Array(form),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

function formOf(fields: Record<string, string>, files: readonly [name: string, bytes: Buffer][] = []): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes] of files) form.append('files', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

test('a message with a list of files is stored, and business and shopper are notified; profile, device and marketing reply too [7.27]', async () => {
  const { call, db } = service;
  const sent = await post(
    formOf(message, [
      ['eggs.png', png],
      ['bill.pdf', pdf],
      ['Größe €.jpg', jpeg],
    ]),
  );
  expect(sent).toMatchObject({
    status: 200,
    body: { files: 3, reference: expect.stringMatching(/^TM-C[2-9A-Z]{7}$/) },
  });
  const reference = sent.body.reference ?? '';
  expect(await db.select().from(contactRequests)).toMatchObject([
    { ...message, reference, businessId: 1, phoneNumber: '+447700900456', memberId: null },
  ]);
  const files = await db.select().from(contactFiles);
  expect(files.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['eggs.png', 'image/png', png.length],
    ['bill.pdf', 'application/pdf', pdf.length],
    ['Größe €.jpg', 'image/jpeg', jpeg.length],
  ]);

  await sendQueuedMail(service.context, (error) => {
    throw error;
  });
  const { mail } = (await sandbox.control('GET', '/api/mail')) as {
    mail: { to: string[]; subject: string; text: string; replyTo?: string }[];
  };
  const to = (address: string) => mail.find((one) => JSON.stringify(one.to).includes(address));
  expect(to('hello@example.test')).toMatchObject({ subject: `${reference}: An order` });
  expect(to('hello@example.test')?.text).toContain('Two eggs were broken.\nSee the picture.');
  expect(to('hello@example.test')?.text).toContain('eggs.png (1 KB)');
  expect(to('grace@example.test')?.subject).toBe(`We have your message (${reference})`);
  expect(to('grace@example.test')?.text).toContain('about “An order”');
  expect(to('grace@example.test')?.text).not.toContain('eggs');

  const { data: profile } = await call('GET /business/profile');
  expect(profile).toMatchObject({
    businessId: 1,
    name: 'Testmarket',
    country: 'GB',
    currency: 'GBP',
    timeZone: 'Europe/London',
    contactEmail: 'hello@example.test',
    contactSubjects: ['An order', 'Something else'],
    limits: { itemLimit: expect.any(Number), basketLimit: expect.any(Number), reservationMinutes: 15 },
  });
  const { data: other } = await call('GET /business/profile', undefined, { business: ids.otherBusiness });
  expect(other.businessId).toBe(ids.otherBusiness);

  const device = { messagingDeviceId: 'device-1', deviceName: 'Phone', promoConsentLevel: 'all' };
  expect((await call('POST /devices/register', device)).data).toEqual({
    messagingDeviceId: 'device-1',
    promoConsentLevel: 'all',
  });
  expect(await db.select().from(devices)).toMatchObject([{ ...device, businessId: 1, memberId: null }]);

  const session = { sessionToken: 'session-1' };
  const { data: identifier } = await call('POST /marketing/identifier', session);
  expect(identifier).toMatchObject({ provider: 'iterable', userId: expect.stringMatching(/./) });
  const { users } = (await sandbox.control('GET', '/api/iterable/users')) as { users: { userId: string }[] };
  expect(users.map(({ userId }) => userId)).toEqual([identifier.userId]);
  const without = await call('POST /marketing/identifier', session, { business: ids.otherBusiness });
  expect(without.problem.detail).toBe('Iterable API key is missing.');
});

test('a file whose message was never stored is removed, and a stored message keeps its files', async () => {
  const { clock, context, db } = service;
  const fail = (error: unknown) => {
    throw error;
  };
  await post(formOf({ ...message, message: 'With one picture' }, [['eggs.png', png]]));
  const stored = await db.select().from(contactFiles);
  // What a process leaves that ends between the file and its message.
  await planFileRemovals(db, ['1/half'], new Date(clock.now().getTime() + 3_600_000));
  await context.files.put('1/half', png, 'image/png');
  await removeDueFiles(context, fail);
  expect(await context.files.get('1/half')).toEqual(png);
  clock.set(new Date(clock.now().getTime() + 3_600_000));
  await removeDueFiles(context, fail);
  await expect(context.files.get('1/half')).rejects.toThrow();
  for (const { key } of stored) expect((await context.files.get(key)).length).toBeGreaterThan(0);
  expect(await db.select().from(fileRemovals)).toEqual([]);
});

test('operators read messages and download their files unchanged', async () => {
  const sent = await post(formOf({ ...message, emailAddress: 'ops@example.test' }, [['eggs.png', png]]));
  const headers = { 'x-admin-key': service.keys.admin };
  const transport = createFetchTransport({ headers: () => headers });
  const client = createClient({ locale: 'en-gb', origin: service.origin, transport });
  const folder = mkdtempSync(join(tmpdir(), 'contact-files-'));
  const run = (...words: string[]) => runOps(client, ['contacts', ...words]);
  expect((await run()).join('\n')).toContain(sent.body.reference);
  const lines = (await run(String(sent.body.reference).toLowerCase(), '--save', folder)).join('\n');
  expect(lines).toContain('Two eggs were broken.');
  expect(lines).toContain('ops@example.test');
  const [name = ''] = readdirSync(folder);
  expect(name).toBe(`${sent.body.reference}-1-eggs.png`);
  const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  expect(sha(readFileSync(join(folder, name)))).toBe(sha(png));
  await expect(run('TM-CNOTHERE')).rejects.toThrow('The message TM-CNOTHERE does not exist');
  rmSync(folder, { recursive: true });
  const shopper = await service.call('POST /admin/contacts', {});
  expect(shopper.status).toBe(401);

  const reference = String(sent.body.reference);
  expect((await run('--open')).join('\n')).toContain(reference);
  expect((await run(reference, '--answered')).join()).toContain(`${reference} is answered since`);
  expect((await run('--open')).join('\n')).not.toContain(reference);
  const first = (await run(reference)).find((line) => line.startsWith('Answered'));
  service.clock.set(new Date(service.clock.now().getTime() + 3_600_000));
  await run(reference, '--answered');
  expect((await run(reference)).find((line) => line.startsWith('Answered'))).toBe(first);
  await expect(run('TM-CNOTHERE', '--answered')).rejects.toThrow('The message TM-CNOTHERE does not exist');
});

test('operators see the waiting list, and mark those of a place whom they have contacted', async () => {
  const { call, keys, db } = service;
  const ask = (email: string, postcode: string, business = 1) =>
    call('POST /location/future-contact', { email, postcode }, { business });
  for (const [email, postcode] of [
    ['ada@example.test', 'EH1 1AA'],
    ['bob@example.test', 'EH1 2BB'],
    ['eve@example.test', 'LS1 4AP'],
  ] as const)
    expect((await ask(email, postcode)).status).toBe(200);
  expect((await ask('ada@example.test', 'EH1 1AA', 2)).status).toBe(200);
  const transport = createFetchTransport({ headers: () => ({ 'x-admin-key': keys.admin }) });
  const client = createClient({ locale: 'en-gb', origin: service.origin, transport });
  const run = async (...words: string[]) => (await runOps(client, ['future-contacts', ...words])).join('\n');

  expect(await run()).toContain('4 of 4 who wait for a store');
  const edinburgh = await run('eh1', '1');
  expect(edinburgh).toMatch(/EH1 1AA +ada@example\.test +Testmarket/);
  expect(edinburgh).toContain('2 of 2');
  expect(await run('EH1', '--business', 'Testhouse')).toContain('1 of 1');
  expect(await run('EH1', '--answered', '--business', 'testmarket')).toBe('2 at EH1 are marked as written to');
  expect(await run('EH1', '--answered', '--business', 'testmarket')).toBe('0 at EH1 are marked as written to');
  expect(await run('--open', '--business', 'Testmarket')).toMatch(/LS1 4AP +eve[\s\S]+1 of 1/);
  // After that, another call must wait again.
  await ask('bob@example.test', 'EH1 2BB');
  expect(await run('--open', '--business', 'Testmarket')).toContain('2 of 2');
  await expect(run('--business', 'Nobody')).rejects.toThrow('There is no business Nobody');
  expect((await call('POST /admin/future-contacts', {})).status).toBe(401);
  await db.delete(futureContacts);
});

test('the same message sent twice is stored once, with other files it is a new one', async () => {
  const key = { 'idempotency-key': 'one-message-of-grace' };
  const first = await post(formOf(message, [['eggs.png', png]]), key);
  const again = await post(formOf(message, [['eggs.png', png]]), key);
  expect([again.status, again.body.reference]).toEqual([200, first.body.reference]);
  const other = await post(formOf(message, [['eggs.jpg', jpeg]]), key);
  expect(other.body.code).toBe('idempotency_key_reused');
});

test.each<[string, string, Buffer]>([
  ['a program', 'setup.exe', program],
  ['a program with two extensions', 'bill.pdf.exe', program],
  ['a picture with a program’s extension in its name', 'photo.exe.png', png],
  ['a program named as a picture', 'photo.png', program],
  ['an HTML page named as a picture', 'photo.jpg', page],
  ['an HTML page', 'page.html', page],
  ['a drawing that can run scripts', 'logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a script', 'run.ps1', Buffer.from('Get-Process')],
  ['a document with macros', 'sheet.xlsm', Buffer.from('504b0304', 'hex')],
  ['a picture named as a PDF', 'bill.pdf', png],
  ['a name with a right-to-left override', 'photo\u202egnp.exe', png],
  ['a name without an extension', 'photo', png],
  ['a hidden name', '.png', png],
  ['a name with a stream', 'photo.png:run.png', png],
  ['a name that is too long', `${'x'.repeat(130)}.png`, png],
  ['nothing', 'empty.png', Buffer.alloc(0)],
  ['more than five megabytes', 'large.png', Buffer.concat([png, Buffer.alloc(MAX_CONTACT_FILE_BYTES)])],
])('%s is refused and nothing is kept', async (_what, name, bytes) => {
  const before = (await service.db.select().from(contactRequests)).length;
  const { status, body } = await post(
    formOf({ ...message, emailAddress: `f${name.length}${bytes.length}@x.test` }, [
      ['good.png', png],
      [name, bytes],
    ]),
  );
  expect([status, body.code]).toEqual([422, 'file_refused']);
  expect(body.errors).toEqual([{ path: 'files.1', message: expect.any(String), code: 'file' }]);
  expect(body.detail).toMatch(/^File 2 /);
  expect(await service.db.select().from(contactRequests)).toHaveLength(before);
});

test('six files are too many, and so are sixteen megabytes', async () => {
  const six = Array.from({ length: 6 }, (_, index) => [`p${index}.png`, png] as [string, Buffer]);
  expect((await post(formOf(message, six))).body).toMatchObject({
    code: 'file_refused',
    detail: 'At most 5 files can be sent',
  });
  const heavy = Buffer.concat([png, Buffer.alloc(MAX_CONTACT_FILE_BYTES - 1000)]);
  const four = Array.from({ length: 4 }, (_, index) => [`p${index}.png`, heavy] as [string, Buffer]);
  expect(await post(formOf(message, four))).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
});

test.each<[string, Record<string, string>, string]>([
  ['an empty message', { message: ' \n ' }, 'validation_failed'],
  ['a message with a control character', { message: 'ring \u0007' }, 'validation_failed'],
  ['a message that is too long', { message: 'x'.repeat(4_001) }, 'validation_failed'],
  ['two lines in a name', { firstName: 'Grace\r\nBcc: all@example.test' }, 'validation_failed'],
  ['an invalid e-mail', { emailAddress: 'grace' }, 'validation_failed'],
  ['an invalid phone number', { phoneNumber: '12345' }, 'invalid_phone_number'],
  ['an unknown field', { admin: 'true' }, 'validation_failed'],
  ['a field with a dangerous name', { ['__proto__']: 'x' }, 'validation_failed'],
  ['a text where files should be', { files: 'eggs.png' }, 'validation_failed'],
])('%s is refused', async (_what, wrong, code) => {
  const form = formOf(message);
  for (const [name, value] of Object.entries(wrong)) form.set(name, value);
  const { status, body } = await post(form);
  expect([status, body.code]).toEqual([422, code]);
});

test('an invalid form is rejected, and one without files may be plain JSON', async () => {
  const type = { 'content-type': 'multipart/form-data; boundary=xx' };
  for (const [body, headers] of [
    ['', type],
    ['nonsense', type],
    ['--xx\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nGra', type],
    ['--xx--\r\n', { 'content-type': 'multipart/form-data' }],
  ] as const) {
    const { status } = await post(Buffer.from(body), headers);
    expect([400, 422]).toContain(status);
  }
  const twice = formOf(message);
  twice.append('firstName', 'Ada');
  expect((await post(twice)).body.detail).toBe('firstName was given more than once');
  const elsewhere = formOf(message);
  elsewhere.append('avatar', new Blob([new Uint8Array(png)]), 'a.png');
  expect((await post(elsewhere)).body.code).toBe('validation_failed');
  expect((await service.call('POST /contact/request', message)).data.files).toBe(0);
  expect((await service.call('POST /contact/request', { ...message, files: ['x'] })).problem.code).toBe(
    'validation_failed',
  );
  const search = await fetch(`${service.origin}/en-gb/api/stores/search`, {
    method: 'POST',
    body: formOf({ postcode: 'x' }),
  });
  expect(search.status).toBe(415);
});

test('messages are rate-limited', async () => {
  const answers = [];
  for (let index = 0; index < 7; index += 1)
    answers.push(await post(formOf({ ...message, emailAddress: 'much@x.test' })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(await service.db.select().from(futureContacts)).toEqual([]);
});

test('too many messages from one IP address are rejected before the body is read', async () => {
  const from = { 'content-type': 'multipart/form-data; boundary=xx', 'x-forwarded-for': '203.0.113.9' };
  const answers = [];
  for (let index = 0; index < 21; index += 1) answers.push((await post(Buffer.from('nonsense'), from)).status);
  // Unreadable attempts count too; the last one was not examined any more.
  expect(new Set(answers.slice(0, 20))).toEqual(new Set([400]));
  expect(answers[20]).toBe(429);
  expect((await post(formOf(message), { 'x-forwarded-for': '203.0.113.10' })).status).toBe(200);
});
