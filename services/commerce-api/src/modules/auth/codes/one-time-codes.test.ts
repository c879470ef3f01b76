import { sql } from 'drizzle-orm';
import { codeInboxes } from '../../../../test-support/log-in/code-inboxes';
import { type StartedSandbox, startSandbox } from '../../../../test-support/programs/start-sandbox';
import { sendQueuedMail } from '../../../../test-support/run-jobs';
import { ids } from '../../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../../test-support/test-service';
import { rowsOf } from '../../../database/database.types';
import { deleteOldCodes } from './one-time-codes';

let sandbox: StartedSandbox;
let service: TestService;
beforeAll(async () => {
  sandbox = await startSandbox();
  service = await createTestService({ smtpUrl: sandbox.smtpUrl, sandboxUrl: sandbox.url });
  await service.db.execute(
    sql`update members set verified_email = email_address, verified_phone = mobile_contact_number`,
  );
});
// Limits count per hour, so each test uses hours of its own.
beforeEach(() => later(2 * 86_400));
afterAll(async () => {
  await service.close();
  await sandbox.stop();
});

const { mails, texts, mailedCode, textedCode } = codeInboxes(
  () => service,
  () => sandbox,
);
const later = (seconds: number) => service.clock.set(new Date(service.clock.now().getTime() + seconds * 1000));
const secret = (letter: string) => letter.repeat(43);
const phone = { device: secret('p') };
const other = { device: secret('o') };
const ada = { email: 'ada@example.test', number: '+447700900123' };
const unknown = 'nobody@example.test';

const send = (type: 'email' | 'sms', email = ada.email, device: { device?: string } = phone) =>
  service.call('POST /auth/send-one-time-code', { email, type, businessId: ids.business }, device);
const logIn = (otp: string, username = ada.email, options: object = phone) =>
  service.call('POST /oauth/token', { grant_type: 'otp', username, otp }, options);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a code by e-mail or SMS logs its owner in, once [7.03] [8.24]', async () => {
  expect((await send('email', 'ADA@example.test')).data).toEqual({
    sent: true,
    resendAfterSeconds: 30,
    validSeconds: 600,
  });
  const mailed = await mailedCode(ada.email);
  const { data } = await logIn(mailed);
  expect(data).toMatchObject({ member: { emailAddress: ada.email }, session: { strategy: 'member', kind: 'otp' } });
  expect((await service.call('GET /member/profile', undefined, { as: data.access_token })).data.session.kind).toBe(
    'otp',
  );
  const again = await logIn(mailed);
  expect(again.problem).toMatchObject({
    status: 422,
    code: 'one_time_code_incorrect',
    detail: 'One time password code was incorrect',
  });

  expect((await send('sms')).status).toBe(200);
  const [text] = await texts(ada.number);
  const texted = await textedCode(ada.number);
  expect(text?.body).toMatch(new RegExp(`^${texted} is your .* code\\.`));
  expect(text?.body).toContain(`\n\n@fresh.localhost #${texted}`);
  // Pasted with a gap, and from the address of the older operation.
  const spaced = `${texted.slice(0, 3)} ${texted.slice(3)}`;
  const older = { grant_type: 'otp', username: ada.email, otp: spaced } as const;
  expect((await service.call('POST /authauth', older, phone)).data.session.kind).toBe('otp');
});

test('a code is stored as a keyed hash, is valid for ten minutes, and is deleted later', async () => {
  await send('email');
  const code = await mailedCode(ada.email);
  const rows = () => rowsOf(service.db, sql`select row_to_json(c)::text as row from one_time_codes c`);
  expect(JSON.stringify(await rows())).not.toContain(code);
  later(601);
  expect((await logIn(code)).problem.code).toBe('one_time_code_incorrect');
  later(2 * 86_400);
  await deleteOldCodes(service.db, service.clock.now());
  expect(await rows()).toEqual([]);
});

test('a code that expires before a mail server accepts it is not sent', async () => {
  const before = (await mails(ada.email)).length;
  await send('email');
  later(601);
  expect(await mails(ada.email)).toHaveLength(before);
});

test('a code allows five tries, and works only on the device that asked for it and in its own business', async () => {
  await send('email');
  const code = await mailedCode(ada.email);
  // A stranger's tries count neither against the code nor against the device.
  const strangers = await Promise.all(Array.from({ length: 8 }, () => logIn(code, ada.email, other)));
  expect(new Set(strangers.map(({ problem }) => problem.code))).toEqual(new Set(['one_time_code_incorrect']));
  expect((await logIn(code, ada.email, {})).status).toBe(422);
  expect((await logIn(code, ada.email, { ...phone, business: ids.otherBusiness })).status).toBe(422);
  expect((await logIn(code, 'bob@example.test')).status).toBe(422);
  for (let tries = 0; tries < 4; tries += 1) expect((await logIn(wrong(code))).status).toBe(422);
  expect((await logIn(code)).status).toBe(200);

  later(60);
  await send('email');
  const next = await mailedCode(ada.email);
  for (let tries = 0; tries < 5; tries += 1) expect((await logIn(wrong(next))).status).toBe(422);
  expect((await logIn(next)).problem.code).toBe('one_time_code_incorrect');
}, 30_000);

test('an e-mail without an account, or without a number, gets the same reply in the same time', async () => {
  const timed = async (type: 'email' | 'sms', email: string) => {
    const started = Date.now();
    const { status, data } = await send(type, email);
    return { status, data, ms: Date.now() - started };
  };
  for (const [type, floor] of [
    ['email', 240],
    ['sms', 990],
  ] as const) {
    const replies = [await timed(type, ada.email), await timed(type, unknown), await timed(type, 'bob@example.test')];
    expect(new Set(replies.map(({ status, data }) => JSON.stringify([status, data]))).size).toBe(1);
    for (const { ms } of replies) expect(ms).toBeGreaterThan(floor);
    later(60);
  }
  const started = Date.now();
  expect((await logIn('123456', unknown)).problem.code).toBe('one_time_code_incorrect');
  expect(Date.now() - started).toBeGreaterThan(450);
}, 30_000);

test('a gateway that refuses is reported at once for every address, and a further click sends [8.24]', async () => {
  const before = (await texts(ada.number)).length;
  for (const email of [ada.email, unknown]) {
    await sandbox.control('PUT', '/api/faults', { target: 'sms', kind: 'error', status: 503, times: 1 });
    expect((await send('sms', email)).problem).toMatchObject({
      status: 503,
      code: 'one_time_code_not_sent',
      detail: 'Unable to send one time password code at this moment',
    });
  }
  expect(await texts(ada.number)).toHaveLength(before);
  expect((await send('sms')).status).toBe(200);
  expect(await texts(ada.number)).toHaveLength(before + 1);
}, 30_000);

test('two clicks send one code; after half a minute a new one replaces it', async () => {
  const before = (await texts(ada.number)).length;
  const replies = await Promise.all([send('sms'), send('sms')]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await texts(ada.number)).toHaveLength(before + 1);
  const first = await textedCode(ada.number);
  later(31);
  await send('sms');
  expect(await texts(ada.number)).toHaveLength(before + 2);
  expect((await logIn(first)).problem.code).toBe('one_time_code_incorrect');
  expect((await logIn(await textedCode(ada.number))).status).toBe(200);
}, 30_000);

test('a code is used once although it is sent twice at the same moment', async () => {
  await send('email');
  const code = await mailedCode(ada.email);
  const replies = await Promise.all([logIn(code), logIn(code), logIn(code)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});

test('requests for codes are limited by account and by device', async () => {
  const codes: string[] = [];
  for (let count = 0; count < 7; count += 1) codes.push((await send('email', unknown, other)).problem.code);
  expect(codes.slice(0, 5)).toEqual(Array(5).fill(undefined));
  expect(codes.slice(5)).toEqual(['rate_limited', 'rate_limited']);
}, 30_000);

test('a new password ends the codes that were sent before', async () => {
  const { data } = await service.call('POST /oauth/token', {
    grant_type: 'password',
    username: ada.email,
    password: 'correct horse',
  });
  await send('email');
  const code = await mailedCode(ada.email);
  const change = { logoutFromAll: true, password: 'correct horse', currentPassword: 'correct horse' } as const;
  await service.call('POST /member/change-password', change, { as: data.access_token });
  expect((await logIn(code)).problem.code).toBe('one_time_code_incorrect');
});

const long = 'x'.repeat(10_000);
test.each([
  ['a line break in the e-mail', { email: 'ada@example.test\r\nBcc: eve@example.test', type: 'email' }],
  ['an e-mail of 10 kB', { email: `${long}@example.test`, type: 'email' }],
  ['another channel', { email: 'ada@example.test', type: 'pigeon' }],
  ['no channel', { email: 'ada@example.test' }],
  ['a further field', { email: 'ada@example.test', type: 'sms', to: '+447700900999' }],
  ['another business', { email: 'ada@example.test', type: 'sms', businessId: 2 }],
])('a request with %s is refused as 422, and nothing is sent', async (_what, body) => {
  const before = [await mails(ada.email), await texts(ada.number)];
  const reply = await service.call('POST /auth/send-one-time-code', body as never, phone);
  expect(reply.status).toBe(422);
  expect([await mails(ada.email), await texts(ada.number)]).toEqual(before);
});

test.each([
  ['letters', 'abcdef'],
  ['a line break', '123456\r\n'],
  ['nothing but spaces', '   '],
  ['a number that is not one', '１２３４５６'],
])('a code of %s is refused as incorrect', async (_what, otp) => {
  await send('email');
  expect((await logIn(otp)).problem.code).toBe('one_time_code_incorrect');
});

test('a code of 10 kB is refused as 422', async () => {
  expect((await logIn(long)).problem.code).toBe('validation_failed');
});

test('a business without an account for texts offers and sends none', async () => {
  const bare = await createTestService({});
  const channels = async (of: TestService) =>
    (await of.call('POST /white-label/settings', { host: 'fresh.localhost' })).data.oneTimeCodes;
  expect(await channels(service)).toEqual(['email', 'sms']);
  expect(await channels(bare)).toEqual(['email']);
  const refused = await bare.call('POST /auth/send-one-time-code', { email: ada.email, type: 'sms' }, phone);
  expect(refused.problem.code).toBe('one_time_code_not_sent');
  await bare.close();
});

describe('an account whose address was never proven', () => {
  const register = async (emailAddress: string, device: string) =>
    (
      await service.call(
        'POST /auth/register',
        { firstname: 'Eve', lastname: 'Other', emailAddress, password: 'chosen by a stranger' },
        { device },
      )
    ).data;
  const passwordLogIn = (username: string) =>
    service.call('POST /oauth/token', { grant_type: 'password', username, password: 'chosen by a stranger' });

  test('becomes its owner’s by the first code on another device: sessions, password and phone of the other person end', async () => {
    const email = 'squatted@example.test';
    const { access_token: stranger } = await register(email, secret('s'));
    const number = '+447700900777';
    await service.db.execute(
      sql`update members set mobile_contact_number = ${number}, verified_phone = ${number} where email_address = ${email}`,
    );
    const address = { country: 'GB', addressLine1: '1 Squat Lane', postcode: 'SE1 9GF', town: 'London' };
    expect((await service.call('POST /member/address', address, { as: stranger })).status).toBe(200);
    await send('email', email);
    const code = await mailedCode(email);
    expect((await mails(email))[0]?.text).toContain(
      'removes the name, the password and everything else that was saved',
    );
    const { data } = await logIn(code, email);
    const own = { as: data.access_token };
    expect((await service.call('GET /member/addresses', undefined, own)).data.addresses).toEqual([]);
    await sendQueuedMail(service.context, (error) => {
      throw error;
    });
    const told = (await sandbox.control('GET', `/api/mail?to=${email}`)) as { mail: { subject: string }[] };
    expect(told.mail.map(({ subject }) => subject)).toContain('The password was removed from your Testmarket account');
    expect((await service.call('GET /member/profile', undefined, { as: stranger })).problem.code).toBe('session_ended');
    expect((await passwordLogIn(email)).problem.code).toBe('invalid_credentials');
    expect((await send('sms', email)).status).toBe(200);
    expect(await texts(number)).toEqual([]);
  });

  test('stays as it is when the code is used on the device that registered it', async () => {
    const email = 'own-device@example.test';
    const own = { device: (await register(email, phone.device)).loginDevice ?? '' };
    await send('email', email, own);
    expect((await logIn(await mailedCode(email), email, own)).status).toBe(200);
    expect((await passwordLogIn(email)).status).toBe(200);
  });
});

test('one number gets at most five texts an hour, and the reply stays the same', async () => {
  const before = (await texts(ada.number)).length;
  for (let count = 0; count < 6; count += 1) {
    await service.db.execute(sql`delete from rate_limits where key not like 'sms %'`);
    later(31);
    expect((await send('sms')).status).toBe(200);
  }
  expect((await texts(ada.number)).length - before).toBe(5);
});

test('texts that a stranger has sent to a number stop none on a device that has logged in', async () => {
  const { data } = await service.call(
    'POST /oauth/token',
    { grant_type: 'password', username: ada.email, password: 'correct horse' },
    phone,
  );
  for (let count = 0; count < 5; count += 1) {
    later(31);
    await send('sms', ada.email, other);
  }
  const before = (await texts(ada.number)).length;
  await send('sms', ada.email, { device: secret('n') });
  expect((await texts(ada.number)).length).toBe(before);
  await send('sms', ada.email, { device: data.loginDevice ?? phone.device });
  expect((await texts(ada.number)).length).toBe(before + 1);
}, 30_000);

test('a number that is not verified, or was replaced, gets no text, and the reply stays the same', async () => {
  for (const verified of [null, '+447700900999']) {
    await service.db.execute(sql`update members set verified_phone = ${verified} where email_address = ${ada.email}`);
    const before = (await texts(ada.number)).length;
    expect((await send('sms')).data).toEqual({ sent: true, resendAfterSeconds: 30, validSeconds: 600 });
    expect((await texts(ada.number)).length).toBe(before);
    expect(verified ? await texts(verified) : []).toEqual([]);
  }
  await service.db.execute(sql`update members set verified_phone = ${ada.number} where email_address = ${ada.email}`);
});
