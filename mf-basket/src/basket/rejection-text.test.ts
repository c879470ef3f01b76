import { rejectionText } from './rejection-text';

const refusal = (code: string, limit?: string) => ({
  code,
  ...(limit && { errors: [{ path: 'quantity', message: limit, code }] }),
});

test('a limit is named with its number', () => {
  expect(rejectionText(refusal('item_limit_reached', '20'), 'Failed')).toBe(
    'Item limit has been reached. You can have up to 20 of this item.',
  );
  expect(rejectionText(refusal('basket_limit_reached', '100'), 'Failed')).toBe(
    'Basket limit has been reached. A basket holds up to 100 items.',
  );
});

test('a refusal without a number, and one that is no limit, have their texts alone', () => {
  expect(rejectionText(refusal('item_limit_reached'), 'Failed')).toBe('Item limit has been reached');
  expect(rejectionText(refusal('validation_failed', 'must be >= 0'), 'Failed')).toBe('Failed');
});
