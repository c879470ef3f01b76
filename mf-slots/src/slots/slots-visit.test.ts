import { enterSlots, leaveSlots, referrerOf, referrerUrl, showAsapTimes, slotsVisit } from './slots-visit';

beforeEach(leaveSlots);

describe('a visit to the time-slot pages', () => {
  test.each([
    ['basket', undefined, 'basket'],
    ['checkout', undefined, 'checkout'],
    [undefined, '/basket', 'basket'],
    [undefined, '/checkout/payment', 'checkout'],
    ['//evil.test', undefined, undefined],
    [undefined, '/stores/borough', undefined],
  ])('from %s after %s has the referrer %s', (from, previous, referrer) =>
    expect(referrerOf(from, previous)).toBe(referrer),
  );

  test('from the basket is in change mode and leads back there, until it ends', () => {
    enterSlots('basket', undefined);
    expect(slotsVisit.get()).toEqual({ referrer: 'basket', showsAsap: false });
    expect(referrerUrl('basket')).toBe('/basket');
    // The calendar sub-page continues the visit.
    enterSlots(undefined, undefined);
    expect(slotsVisit.get().referrer).toBe('basket');
    leaveSlots();
    enterSlots(undefined, undefined);
    expect(slotsVisit.get().referrer).toBeUndefined();
  });

  test('shows the soonest times on request, until it ends', () => {
    enterSlots(undefined, 'asap');
    expect(slotsVisit.get().showsAsap).toBe(true);
    leaveSlots();
    expect(slotsVisit.get().showsAsap).toBe(false);
    showAsapTimes();
    enterSlots(undefined, '2026-11-28');
    expect(slotsVisit.get().showsAsap).toBe(true);
  });
});
