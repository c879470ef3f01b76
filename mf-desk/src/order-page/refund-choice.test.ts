import { refundBody } from './refund-choice';

test('a refund is requested only once it is complete', () => {
  const choice = { kind: 'line', quantity: 2, amount: '', reason: ' Broken ' } as const;
  expect(refundBody('48213', choice, 'GBP')).toBeUndefined();
  expect(refundBody('48213', { ...choice, lineId: 7 }, 'GBP')).toEqual({
    businessOrderId: '48213',
    kind: 'line',
    lineId: 7,
    quantity: 2,
    reason: 'Broken',
  });
  expect(refundBody('48213', { ...choice, kind: 'delivery', reason: ' ' }, 'GBP')).toBeUndefined();
  expect(refundBody('48213', { ...choice, kind: 'goodwill', amount: '2' }, 'GBP')).toMatchObject({ amount: 200 });
  expect(refundBody('48213', { ...choice, kind: 'goodwill' }, 'GBP')).toBeUndefined();
});
