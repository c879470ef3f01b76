import type { ActionContext, ActionReply, ActionStep, FormFields } from '@storefront/remote-kit/action.types';
import * as checkVerification from './check-verification';
import * as logIn from './log-in';
import * as logInWithCode from './log-in-with-code';
import * as register from './register';
import * as requestReset from './request-reset';
import * as requestVerification from './request-verification';
import * as sendCode from './send-code';
import * as setPassword from './set-password';

const context = { origin: 'https://shop.test' } as ActionContext;
const refused = (code: string, errors?: object[]) =>
  ({ ok: false, error: { code, status: 422, errors } }) as unknown as ActionReply;
const ok = (operation: string, data: object) => ({ ok: true, operation, data }) as unknown as ActionReply;
const loggedIn = (mustVerify = false) => ok('POST /oauth/token', { member: { mustVerify } });

const email = 'ada@example.com';
const login = { email: ` ${email} `, password: 'analytical-1', from: '/basket' };
const typedCode = { email, otp: '123456', type: 'sms', from: '/basket' };
const person = { firstname: 'Ada', lastname: 'Byron', emailAddress: email, whereDidYouHear: 'friend' };
const passwords = { password: 'analytical-1', passwordAgain: 'analytical-1' };
const registration = { ...person, ...passwords, key: 'a-key', from: '/checkout' };
const newPassword = { ...passwords, resetToken: 'token-1', logoutFromAll: 'on' };

describe('a right form becomes its call', () => {
  test.each<[string, ActionStep, object]>([
    ['log-in', logIn.request(login), { grant_type: 'password', username: email, password: 'analytical-1' }],
    ['sending a code', sendCode.request({ email, type: 'fax' }), { email, type: 'email' }],
    ['a code', logInWithCode.request(typedCode), { grant_type: 'otp', username: email, otp: '123456' }],
    [
      'registration',
      register.request(registration),
      { ...person, password: 'analytical-1', passwordConfirmation: 'analytical-1', platform: 'web' },
    ],
    [
      'asking for a link',
      requestReset.request({ email }, context),
      { email, pageUrl: 'https://shop.test/forgotten-password' },
    ],
    [
      'a new password',
      setPassword.request({ ...newPassword, logoutFromAll: undefined } as unknown as FormFields),
      { resetToken: 'token-1', password: 'analytical-1', passwordConfirmation: 'analytical-1', logoutFromAll: false },
    ],
    ['asking for a verification', requestVerification.request(), { platform: 'web' }],
    ['a verification', checkVerification.request({ verificationCode: '12 34 56' }), { verificationCode: '12 34 56' }],
  ])('%s', (_what, step, body) => {
    expect(step).toMatchObject({ kind: 'call', body });
  });

  test('a registration has one account for each form, however often it is sent', () => {
    expect(register.request(registration)).toMatchObject({ idempotencyKey: 'a-key' });
  });
});

describe('a wrong form comes back with its errors at their fields, and calls nothing', () => {
  test.each<[string, ActionStep, string, object]>([
    [
      'log-in',
      logIn.request({ from: '//evil.test' }),
      '/login',
      { email: 'Enter your email address', password: 'Enter your password' },
    ],
    [
      'a code',
      logInWithCode.request({ ...typedCode, otp: ' ' }),
      '/login?with=code&sent=sms&from=%2Fbasket',
      { otp: 'Enter your code' },
    ],
    [
      'a registration',
      register.request({ ...registration, passwordAgain: 'another-one' }),
      '/register?from=%2Fcheckout',
      { passwordAgain: 'The two passwords are not the same' },
    ],
    [
      'a new password',
      setPassword.request({ ...newPassword, password: 'short' }),
      '/member/reset-token/token-1',
      { password: 'Use at least 8 characters', passwordAgain: 'The two passwords are not the same' },
    ],
    [
      'a verification',
      checkVerification.request({ sentTo: '+44…123' }),
      '/member/verification?sent=1',
      { verificationCode: 'Enter your code' },
    ],
  ])('%s', (_what, step, to, errors) => {
    expect(step).toMatchObject({ kind: 'go', to, returned: { errors } });
  });

  test('without a link there is nothing to set', () => {
    for (const resetToken of ['', '../login', 'x'.repeat(201)])
      expect(setPassword.request({ ...newPassword, resetToken })).toEqual({ kind: 'go', to: '/forgotten-password' });
  });
});

test('a refusal brings back everything typed but passwords and codes, and no URL has any of it', () => {
  const steps = [
    logIn.next(refused('invalid_credentials'), login),
    logInWithCode.next(refused('one_time_code_incorrect'), typedCode),
    register.next(refused('email_already_registered'), registration),
    setPassword.next(refused('password_too_common'), newPassword),
    checkVerification.next(refused('code_incorrect'), { verificationCode: '123456', sentTo: 'a…@example.com' }),
  ];
  for (const step of steps) {
    expect(JSON.stringify(step)).not.toMatch(/analytical-1|123456/);
    expect((step as { to: string }).to).not.toContain('example');
  }
  expect(steps[2]).toMatchObject({
    returned: { values: person, errors: { emailAddress: 'Your email address has already been registered' } },
  });
});

test('errors of the API stand at the form’s own fields, and the rest above it', () => {
  const number = { path: 'body/phoneNumber', message: 'Mobile phone number is invalid', code: 'x' };
  const other = { path: 'platform', message: 'Something else', code: 'x' };
  expect(register.next(refused('invalid_phone_number', [number, other]), registration)).toMatchObject({
    returned: { errors: { mobileContactNumber: 'Mobile phone number is invalid' }, message: 'Something else' },
  });
});

test.each([
  ['a log-in', logIn.next(refused('system_error'), login), /There was an error on the system/],
  ['too many', logIn.next(refused('rate_limited'), login), /too many times/],
  ['a code', sendCode.next(refused('system_error'), { email }), /Unable to send one time password code/],
  ['a registration', register.next(refused('system_error'), registration), /There was an error creating your account/],
  ['a new password', setPassword.next(refused('system_error'), newPassword), /Unable to create your new password/],
  ['a verification', requestVerification.next(refused('system_error'), {}), /Unable to request verification code/],
])('%s that cannot be done says so', (_what, step, message) => {
  expect(step).toMatchObject({ kind: 'go', returned: { message: expect.stringMatching(message) } });
});

test('a further code that is refused leads back to the form that takes a code', () => {
  const form = { email, type: 'email', again: '1' };
  expect(sendCode.next(refused('rate_limited'), form)).toMatchObject({ to: '/login?with=code&sent=email' });
  expect(requestVerification.next(refused('rate_limited'), { sentTo: '…' })).toMatchObject({
    to: '/member/verification?sent=1',
  });
});

test.each([
  ['/basket', false, '/basket'],
  ['//evil.test', false, '/'],
  ['https://evil.test/basket', false, '/'],
  [undefined, false, '/'],
  ['/checkout', true, '/member/verification?from=%2Fcheckout'],
])('after a log-in from %p, verifying first: %p, the shopper goes to %s', (from, mustVerify, to) => {
  const form = { ...typedCode, from } as FormFields;
  expect(logIn.next(loggedIn(mustVerify), form)).toEqual({ kind: 'go', to });
  expect(logInWithCode.next(loggedIn(mustVerify), form)).toEqual({ kind: 'go', to });
});

test('a registration that must be verified says that a code was sent', () => {
  const reply = ok('POST /auth/register', { outcome: 'registered_with_verification' });
  expect(register.next(reply, registration)).toEqual({
    kind: 'go',
    to: '/member/verification?from=%2Fcheckout&sent=1',
  });
});

test('the outcomes lead on', () => {
  expect(sendCode.next(ok('POST /auth/send-one-time-code', {}), { email, type: 'sms' })).toEqual({
    kind: 'go',
    to: '/login?with=code&sent=sms',
    returned: { values: { email, type: 'sms' }, errors: {} },
  });
  expect(requestReset.next(ok('POST /auth/request-password-reset', {}), { email })).toMatchObject({
    to: '/forgotten-password?sent=1',
    returned: { values: { email } },
  });
  expect(setPassword.next(ok('POST /auth/reset-password', {}), newPassword)).toEqual({
    kind: 'go',
    to: '/login?notice=password-changed',
  });
  const verified = ok('POST /member/verification-code-check', { verified: 'sms' });
  expect(checkVerification.next(verified, { from: '/basket' })).toMatchObject({
    to: '/member/verification?from=%2Fbasket&verified=sms',
  });
});
