import { minorOf, refundBody } from './refund-choice';

test.each([
  ['2.50', 250],
  ['£2', 200],
  [' 2,5 ', 250],
  ['0', undefined],
  ['', undefined],
  ['2.505', undefined],
  ['-2', undefined],
  ['two', undefined],
])('the amount %j is %s', (typed, minor) => {
  expect(minorOf(typed)).toBe(minor);
});

test('a refund is requested only once it is complete', () => {
  const choice = { kind: 'line', quantity: 2, amount: '', reason: ' Broken ' } as const;
  expect(refundBody('48213', choice)).toBeUndefined();
  expect(refundBody('48213', { ...choice, lineId: 7 })).toEqual({
    businessOrderId: '48213',
    kind: 'line',
    lineId: 7,
    quantity: 2,
    reason: 'Broken',
  });
  expect(refundBody('48213', { ...choice, kind: 'delivery', reason: ' ' })).toBeUndefined();
  expect(refundBody('48213', { ...choice, kind: 'goodwill', amount: '2' })).toMatchObject({ amount: 200 });
  expect(refundBody('48213', { ...choice, kind: 'goodwill' })).toBeUndefined();
});
