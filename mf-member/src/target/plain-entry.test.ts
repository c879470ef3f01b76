import type { PlainPageContext, PlainPageProps } from '@storefront/remote-kit/plain-page.types';
import { entryCalls, entryTarget } from './plain-entry';

const at = (context: Partial<PlainPageContext>) =>
  ({ query: {}, params: {}, hasBasket: true, ...context }) as PlainPageContext;
const withCoupon = (context: Partial<PlainPageContext>, needsReAppliedAfterAuth: boolean) =>
  ({
    ...at(context),
    replies: [{ operation: 'POST /basket/read', ok: true, data: { coupon: { needsReAppliedAfterAuth } } }],
  }) as unknown as PlainPageProps;

test('the basket is read only if its coupon can decide where the shopper goes on', () => {
  expect(entryCalls(at({ query: { from: '/basket' } }))).toEqual([]);
  expect(entryCalls(at({ previousPath: '/stores/borough/offers', hasBasket: false }))).toEqual([]);
  expect(entryCalls(at({ previousPath: '/stores/borough/offers' }))).toMatchObject([
    { operation: 'POST /basket/read' },
  ]);
});

test('a shopper whose coupon waits for the log-in returns to the page before; others go home', () => {
  const from = { previousPath: '/stores/borough/offers' };
  expect(entryTarget(withCoupon(from, true))).toBe('/stores/borough/offers');
  expect(entryTarget(withCoupon(from, false))).toBe('/');
  expect(entryTarget(withCoupon({ query: { from: 'https://evil.test/basket' } }, true))).toBe('/');
});

test('the page before the log-in counts, not a refused log-in', () => {
  expect(entryTarget({ ...at({ previousPath: '/checkout/login' }), replies: [] })).toBe('/checkout');
  expect(entryTarget({ ...at({ query: { from: '/basket' }, previousPath: '/login' }), replies: [] })).toBe('/basket');
});
