import { coupon } from '../../test-support/coupon';
import { type CouponRule, couponState, ruleSentence, workedExample } from './coupon-words';

const rule = (changes: Partial<CouponRule>): CouponRule => ({
  ...coupon,
  percent: 10,
  scope: 0,
  ...changes,
});

test.each([
  [{}, '10% off.'],
  [{ minimumSpend: 3_000, maximumUsesPerShopper: 1 }, '10% off from £30.00, once for each shopper.'],
  [{ kind: 'fixed', amount: 250, maximumUses: 500 } as const, '£2.50 off, 500 times in all.'],
  [{ kind: 'free_delivery', firstOrderOnly: true } as const, 'Free delivery, on a first order.'],
  [{ membersOnly: true, firstOrderOnly: true, scope: 2 }, '10% off of the goods it names, on a member’s first order.'],
])('the rule of %j is said in a sentence', (changes, sentence) => {
  expect(ruleSentence(rule(changes), 'GBP')).toBe(sentence);
});

test.each([
  [{}, 'A basket of £40.00 pays £36.00. Goods in a deal are not reduced again.'],
  [{ kind: 'fixed', amount: 9_000 } as const, 'A basket of £40.00 pays £0.00.'],
  [{ kind: 'fixed', amount: 500, minimumSpend: 4_950 } as const, 'A basket of £50.00 pays £45.00.'],
  [{ kind: 'free_delivery' } as const, 'A basket of £40.00 pays nothing for its delivery.'],
])('%j is worked out for a basket', (changes, example) => {
  expect(workedExample(rule(changes), 'GBP')).toBe(example);
});

test('a coupon is planned, live, used up or ended', () => {
  const now = Date.parse('2026-12-01T12:00:00Z');
  const terms = { startsAt: null, endsAt: null, maximumUses: null, uses: 3 };
  expect(couponState(terms, now)).toBe('live');
  expect(couponState({ ...terms, startsAt: '2026-12-02T00:00:00Z' }, now)).toBe('planned');
  expect(couponState({ ...terms, maximumUses: 3 }, now)).toBe('used-up');
  expect(couponState({ ...terms, endsAt: '2026-12-01T12:00:00Z' }, now)).toBe('ended');
});
