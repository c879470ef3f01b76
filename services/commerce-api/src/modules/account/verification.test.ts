import { sql } from 'drizzle-orm';
import { codeInboxes } from '../../../test-support/log-in/code-inboxes';
import { type StartedSandbox, startSandbox } from '../../../test-support/programs/start-sandbox';
import { ids } from '../../../test-support/shop-data';
import { createTestService, type TestService } from '../../../test-support/test-service';

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

const { mailedCode, textedCode, texts } = codeInboxes(
  () => service,
  () => sandbox,
);
const later = (seconds: number) => service.clock.set(new Date(service.clock.now().getTime() + seconds * 1000));

async function mustVerify(isOn: boolean): Promise<void> {
  await service.db.execute(
    sql`update businesses set settings = jsonb_set(settings, '{features,verifyRegistration}', ${JSON.stringify(isOn)}::jsonb)
        where id = ${ids.business}`,
  );
  service.context.cache.clear();
}

let people = 0;
async function join(mobileContactNumber?: string) {
  people += 1;
  const emailAddress = `newcomer-${people}@example.test`;
  const person = { firstname: 'New', lastname: 'Comer', emailAddress, password: 'long enough' };
  const { data } = await service.call('POST /auth/register', {
    ...person,
    ...(mobileContactNumber && { mobileContactNumber }),
  });
  return { ...data, emailAddress, as: data.access_token };
}

const ask = (as: string, body = {}) => service.call('POST /member/verification-code-request', body, { as });
const check = (as: string, verificationCode: string, body = {}) =>
  service.call('POST /member/verification-code-check', { verificationCode, ...body }, { as });
const profile = async (as: string) => (await service.call('GET /member/profile', undefined, { as })).data;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('a member’s phone is verified by a code [7.19] [8.25]', async () => {
  const { as } = await join('07700 900201');
  expect((await profile(as)).phoneVerified).toBe(false);
  const asked = await ask(as, { platform: 'web' });
  expect(asked.data).toEqual({ channel: 'sms', sentTo: '+44…201', resendAfterSeconds: 30, validSeconds: 600 });
  const code = await textedCode('+447700900201');
  expect((await check(as, wrong(code))).problem).toMatchObject({
    status: 422,
    code: 'code_incorrect',
    detail: 'The code was incorrect',
  });
  const checked = await check(as, code);
  expect(checked.data).toMatchObject({ verified: 'sms', member: { phoneVerified: true } });
  expect((await check(as, code)).problem.code).toBe('code_incorrect');

  // Another number must be verified anew.
  await service.call(
    'PUT /member/profile',
    { firstname: 'New', lastname: 'Comer', mobileContactNumber: '07700 900202' },
    { as },
  );
  expect((await profile(as)).phoneVerified).toBe(false);
});

test('a number belongs to the member who verified it first, for as long as they have it [8.25]', async () => {
  const first = await join('07700 900211');
  const second = await join('07700 900211');
  const third = await join('07700 900211');
  await ask(second.as);
  const lateCode = await textedCode('+447700900211');
  await ask(first.as);
  expect((await check(first.as, await textedCode('+447700900211'))).status).toBe(200);
  const taken = { status: 409, detail: 'Phone number has already been verified by another member' };
  expect((await ask(third.as)).problem).toMatchObject(taken);
  expect((await check(second.as, lateCode)).problem).toMatchObject(taken);

  const moved = { firstname: 'New', lastname: 'Comer', mobileContactNumber: '07700 900212' };
  await service.call('PUT /member/profile', moved, { as: first.as });
  later(60);
  expect((await ask(third.as)).status).toBe(200);
  expect((await check(third.as, await textedCode('+447700900211'))).data.member.phoneVerified).toBe(true);
});

test('a gateway that refuses, or a missing number, is reported [8.25]', async () => {
  const failure = { status: 503, detail: 'Unable to request verification code' };
  const { as } = await join('07700 900221');
  await sandbox.control('PUT', '/api/faults', { target: 'sms', kind: 'error', status: 500, times: 1 });
  expect((await ask(as)).problem).toMatchObject(failure);
  expect((await ask(as)).status).toBe(200);
  const { as: withoutNumber } = await join();
  expect((await ask(withoutNumber)).problem).toMatchObject(failure);
});

test('the number of the basket’s contact details is verified, if the member entered them [7.19]', async () => {
  const { as } = await join('07700 900231');
  const at = { storeId: ids.store, fulfilmentMethod: 'delivery' } as const;
  const { data: basket } = await service.call('POST /basket/get-or-create', at, { as });
  const { basketToken } = basket;
  const contact = { firstName: 'New', lastName: 'Comer', email: 'n@example.test', phoneNumber: '07700 900232' };
  await service.call('POST /checkout/contact-details', { basketToken, contact }, { as });
  const { as: another } = await join('07700 900233');
  expect((await ask(another, { basketToken })).data.sentTo).toBe('+44…233');
  expect((await ask(as, { basketToken })).data.sentTo).toBe('+44…232');
  const code = await textedCode('+447700900232');
  // Without the basket the number to prove is that of the profile, which this code does not.
  expect((await check(as, code)).problem.code).toBe('code_incorrect');
  expect((await check(as, code, { basketToken })).data.member).toMatchObject({
    phoneVerified: true,
    mobileContactNumber: '+447700900232',
  });
});

test('a business chooses whether a registration needs a verification, which its code completes', async () => {
  expect((await join()).outcome).toBe('registered');
  await mustVerify(true);
  const { as, outcome, member, emailAddress } = await join('07700 900241');
  expect([outcome, member.mustVerify]).toEqual(['registered_with_verification', true]);
  expect((await ask(as)).data).toMatchObject({ channel: 'email', sentTo: 'n…@example.test' });
  const code = await mailedCode(emailAddress);
  expect((await check(as, wrong(code))).problem.detail).toBe('The code was incorrect');
  expect((await check(as, code)).data).toMatchObject({ verified: 'email', member: { mustVerify: false } });
  // The next code is for the phone.
  expect((await ask(as)).data.channel).toBe('sms');
  await mustVerify(false);
});

test('a code for the e-mail address that is used up or too old says so [8.22]', async () => {
  await mustVerify(true);
  const failure = { status: 422, code: 'email_not_verified', detail: 'Unable to verify your email address' };
  const { as, emailAddress } = await join();
  const code = await mailedCode(emailAddress);
  for (let tries = 0; tries < 5; tries += 1) expect((await check(as, wrong(code))).problem.code).toBe('code_incorrect');
  expect((await check(as, code)).problem).toMatchObject(failure);
  later(31);
  await ask(as);
  const late = await mailedCode(emailAddress);
  later(601);
  expect((await check(as, late)).problem.code).toBe('email_not_verified');
  await mustVerify(false);
}, 30_000);

test('a code to log in by e-mail verifies the address; a code of one purpose is none of another', async () => {
  await mustVerify(true);
  const { as, emailAddress } = await join();
  await service.call('POST /auth/send-one-time-code', { email: emailAddress, type: 'email' });
  const code = await mailedCode(emailAddress);
  expect((await check(as, code)).problem.code).toBe('code_incorrect');
  const grant = { grant_type: 'otp', username: emailAddress, otp: code } as const;
  expect((await service.call('POST /oauth/token', grant)).data.member.mustVerify).toBe(false);
  await mustVerify(false);
});

test('a solved captcha is checked if it comes with the request', async () => {
  const { as } = await join('07700 900251');
  expect((await ask(as, { verifytoken: 'forged' })).problem.code).toBe('captcha_failed');
  expect(await texts('+447700900251')).toEqual([]);
});

test('two clicks send one code, and a code is used once', async () => {
  const { as } = await join('07700 900261');
  await Promise.all([ask(as), ask(as)]);
  expect(await texts('+447700900261')).toHaveLength(1);
  const code = await textedCode('+447700900261');
  const replies = await Promise.all([check(as, code), check(as, code)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test.each([
  ['a code of 10 kB', 'POST /member/verification-code-check', { verificationCode: '1'.repeat(10_000) }],
  ['no code', 'POST /member/verification-code-check', {}],
  ['a captcha of 10 kB', 'POST /member/verification-code-request', { verifytoken: 'x'.repeat(10_000) }],
  ['a platform that does not exist', 'POST /member/verification-code-request', { platform: 'telex' }],
  ['a further field', 'POST /member/verification-code-request', { phone: '+447700900999' }],
] as const)('%s is refused as 422', async (_what, key, body) => {
  const { as } = await join();
  expect((await service.call(key, body as never, { as })).problem.code).toBe('validation_failed');
});
