import { dayClose } from '../../test-support/day-close';
import { agreementOf, barHeights, differencesOf, isQuiet, takenParts } from './day-sums';

test('the parts add up to what was taken, and less the refunds to what is kept', () => {
  const parts = takenParts(dayClose().total);
  expect(parts).toEqual({
    goods: 1_300,
    fees: 262,
    tips: 100,
    other: 0,
    taken: 1_662,
    refunded: 170,
    refundCount: 3,
    kept: 1_492,
  });
  expect(parts.goods + parts.fees + parts.tips + parts.other).toBe(parts.taken);
});

test('a day without sales, refunds, payments and cancellations is quiet', () => {
  const { total } = dayClose();
  const none = { ...total.sales, count: 0 };
  const nothing = { sales: none, refunds: [], payments: [], cancellations: { count: 0, amount: 0 } };
  expect(isQuiet(nothing)).toBe(true);
  expect(isQuiet({ ...nothing, payments: total.payments })).toBe(false);
});

test('a gateway agrees, differs, does not answer, or has no list', () => {
  const agreement = (differences: ReturnType<typeof differencesOf> | null) =>
    agreementOf(
      { comparison: [{ gateway: 'checkoutcom', differences: differences && [...differences] }] },
      'checkoutcom',
    );
  expect(agreement([])).toEqual({ kind: 'agrees' });
  expect(agreement(differencesOf(dayClose()))).toEqual({ kind: 'differs', count: 1, by: -640 });
  expect(agreement(null)).toEqual({ kind: 'unknown' });
  expect(agreementOf(dayClose(), 'cash')).toEqual({ kind: 'none' });
  expect(differencesOf({ comparison: null })).toEqual([]);
});

test('bars are as high as their amounts beside the highest', () => {
  expect(barHeights([500, 1_000, 0, -20], 100)).toEqual([50, 100, 0, 0]);
  expect(barHeights([0, 0], 100)).toEqual([0, 0]);
});
