import { trustedOrigins, trustedPageOrigins } from './trusted-origins';

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

test('only the payment step allows the gateways’ own pages', () => {
  const paymentPageOrigins = ['https://page.test'];
  const step = { isPrivate: true, isPaymentStep: true };
  expect(trustedPageOrigins({ paymentPageOrigins }, step)).toEqual(paymentPageOrigins);
  expect(trustedPageOrigins({}, step)).toEqual([]);
  expect(trustedPageOrigins({ paymentPageOrigins }, { ...step, isPaymentStep: false })).toEqual([]);
});
