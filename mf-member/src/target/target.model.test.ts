import { targetAfterLogin } from './target.model';

const origin = 'https://shop.test';
const after = (...previous: (string | null | undefined)[]) => targetAfterLogin(previous, origin);

describe('after log-in a shopper', () => {
  test('returns to the basket if they came from it', () => {
    expect(after('/basket')).toBe('/basket');
    expect(after('https://shop.test/basket/?coupon=5')).toBe('/basket');
  });

  test('continues with the checkout, which knows its own step', () => {
    expect(after('/checkout')).toBe('/checkout');
    expect(after('/checkout/login')).toBe('/checkout');
    expect(after('/checkout-offers')).toBe('/');
  });

  test('leads to the page of the account for which they came', () => {
    expect(after('/member/orders', '/faqs')).toBe('/member/orders');
    expect(after('/membership')).toBe('/');
    expect(after(undefined, '/member/devices')).toBe('/');
  });

  test('goes home from anywhere else, and without a previous page', () => {
    expect(after('/stores/borough')).toBe('/');
    expect(after()).toBe('/');
    expect(after(undefined, null, '')).toBe('/');
  });

  test('[2.74] returns to the page before, whichever it is, while a coupon waits for the log-in', () => {
    expect(targetAfterLogin(['/login', '/stores/borough/offers'], origin, true)).toBe('/stores/borough/offers');
    expect(targetAfterLogin(['https://evil.test/x'], origin, true)).toBe('/');
  });

  test('does not stay on log-in or registration: the page before them counts', () => {
    expect(after('/register?from=%2Fbasket', '/login', '/basket')).toBe('/basket');
  });

  test('is never redirected to another site, in any notation', () => {
    for (const foreign of [
      'https://evil.test/basket',
      '//evil.test/basket',
      '/\\evil.test/basket',
      'javascript:alert(1)//basket',
      'http://shop.test/basket',
      'https://',
    ])
      expect(after(foreign)).toBe('/');
    expect(after('https://evil.test/', '/checkout/details')).toBe('/checkout');
  });

  test('is redirected to the first page that counts, not to an older one', () => {
    expect(after('/stores/borough', '/basket')).toBe('/');
  });
});
