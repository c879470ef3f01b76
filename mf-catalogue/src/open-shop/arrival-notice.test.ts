import type { LoadContext } from '@storefront/remote-kit/page.types';
import { arrivalNotice } from './arrival-notice';

const frome = { name: 'Frome' };
const noticeOf = (query: Readonly<Record<string, string>>, price?: number) =>
  arrivalNotice({ query, business: { currency: 'GBP' } as LoadContext['business'] }, frome, price);

test('another price is said with the one that the shopper saw', () => {
  expect(noticeOf({ 'price-was': '3800' }, 3995)).toBe(
    'This costs £39.95 at Frome, not £38.00. Add it if you still want it.',
  );
});

test('what is not added yet is said', () => {
  expect(noticeOf({ check: 'true' })).toBe('You are shopping at Frome now. Check what you chose, then add it.');
});

test.each([[{}], [{ 'price-was': '3800' }], [{ 'price-was': 'a lot' }], [{ 'price-was': '12345678901' }]])(
  '%j says nothing of an item for £38.00',
  (query) => expect(noticeOf(query, 3800)).toBeUndefined(),
);
