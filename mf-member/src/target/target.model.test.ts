import { targetAfterLogin } from './target.model';

const origin = 'https://shop.test';
const after = (...previous: (string | null | undefined)[]) => targetAfterLogin(previous, origin);

describe('after log-in a shopper', () => {
  test('goes back to the basket they came from', () => {
    expect(after('/basket')).toBe('/basket');
    expect(after('https://shop.test/basket/?coupon=5')).toBe('/basket');
  });

  test('goes on with the checkout, which knows its own step', () => {
    expect(after('/checkout')).toBe('/checkout');
    expect(after('/checkout/login')).toBe('/checkout');
    expect(after('/checkout-offers')).toBe('/');
  });

  test('goes home from anywhere else, and from nowhere', () => {
    expect(after('/stores/borough')).toBe('/');
    expect(after()).toBe('/');
    expect(after(undefined, null, '')).toBe('/');
  });

  test('is not held at the door: the page before log-in and registration counts', () => {
    expect(after('/register?from=%2Fbasket', '/login', '/basket')).toBe('/basket');
  });

  test('is never led by an address of another site, however it is written', () => {
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

  test('is led by the first page that counts, not by an older one', () => {
    expect(after('/stores/borough', '/basket')).toBe('/');
  });
});
