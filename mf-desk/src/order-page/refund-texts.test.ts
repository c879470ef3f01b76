import type { Order } from '@storefront/api/entities/order';
import { goodwillLeft } from './refund-texts';

const given = (...amounts: number[]) =>
  ({
    refunds: [
      ...amounts.map((amount) => ({ kind: 'goodwill', amount })),
      // What was paid for and not delivered is no goodwill.
      { kind: 'line', amount: 900 },
    ],
  }) as Pick<Order, 'refunds'>;

test.each([
  ['support', [], 2000],
  ['support', [500, 700], 800],
  ['support', [2500], 0],
  ['manager', [2500], undefined],
] as const)('a %s who gave %p may still give %p', (role, amounts, left) => {
  expect(goodwillLeft(role, given(...amounts))).toBe(left);
});
