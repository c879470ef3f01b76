import { trustedOrigins } from './trusted-origins';

const captcha = { siteKey: 'key', scriptUrl: 'https://challenges.test/turnstile/v0/api.js?render=explicit' };
const paymentOrigins = ['https://pay.test'];

test('the captcha’s origin is allowed in private documents, only where the business asks for one', () => {
  const page = { isPrivate: true, isPaymentStep: false };
  expect(trustedOrigins({ paymentOrigins, captcha }, page)).toEqual(['https://challenges.test']);
  expect(trustedOrigins({ paymentOrigins }, page)).toEqual([]);
});

test('the payment step allows the gateways and no captcha, a public document neither', () => {
  expect(trustedOrigins({ paymentOrigins, captcha }, { isPrivate: true, isPaymentStep: true })).toEqual(paymentOrigins);
  expect(trustedOrigins({ paymentOrigins, captcha }, { isPrivate: false, isPaymentStep: false })).toEqual([]);
});
