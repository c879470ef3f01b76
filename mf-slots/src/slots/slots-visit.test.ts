import { enterSlots, leaveSlots, referrerOf, referrerUrl, showAsapTimes, slotsVisit } from './slots-visit';

const DAYS = '/stores/borough/time-slots';
const CALENDAR = `${DAYS}/calendar`;

const open = (url: string) => history.pushState(null, '', url);

/** The in-app area changes the URL before it removes the page. */
const leaveFor = (url: string) => {
  open(url);
  leaveSlots();
};

beforeEach(() => leaveFor('/'));

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
    open(DAYS);
    enterSlots('basket', undefined);
    expect(slotsVisit.get()).toEqual({ referrer: 'basket', showsAsap: false });
    expect(referrerUrl('basket')).toBe('/basket');
    leaveFor(CALENDAR);
    enterSlots(undefined, undefined);
    expect(slotsVisit.get().referrer).toBe('basket');
    leaveFor('/basket');
    open(DAYS);
    enterSlots(undefined, undefined);
    expect(slotsVisit.get().referrer).toBeUndefined();
  });

  test('shows the soonest times on request, until it ends', () => {
    open(DAYS);
    enterSlots(undefined, 'asap');
    expect(slotsVisit.get().showsAsap).toBe(true);
    leaveFor('/basket');
    expect(slotsVisit.get().showsAsap).toBe(false);
    open(DAYS);
    enterSlots(undefined, undefined);
    showAsapTimes();
    leaveFor(`${DAYS}?timeSlots=2026-11-28`);
    enterSlots(undefined, '2026-11-28');
    expect(slotsVisit.get().showsAsap).toBe(true);
  });

  test('ends when the shopper leaves the calendar before it is shown', () => {
    open(DAYS);
    enterSlots('basket', 'asap');
    leaveFor(CALENDAR);
    open('/basket');
    open(DAYS);
    enterSlots(undefined, undefined);
    expect(slotsVisit.get()).toEqual({ showsAsap: false });
  });
});
