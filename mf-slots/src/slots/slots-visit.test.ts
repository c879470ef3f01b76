import { enterSlots, leaveSlots, referrerOf, referrerUrl, showAsapTimes, slotsVisit } from './slots-visit';

const DAYS = '/stores/borough/time-slots';
const CALENDAR = `${DAYS}/calendar`;

/** As the in-app area does, which counts the entries. */
const open = (url: string) => history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', url);
/** The browser's Back or Forward. */
const goTo = (idx: number, url: string) => {
  history.replaceState({ idx }, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
};

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

  test('continues when the shopper goes back from the calendar before it is shown, and forward again', () => {
    open(DAYS);
    enterSlots('basket', 'asap');
    const { idx } = history.state;
    leaveFor(CALENDAR);
    goTo(idx, DAYS);
    goTo(idx + 1, CALENDAR);
    goTo(idx, DAYS);
    enterSlots(undefined, undefined);
    expect(slotsVisit.get()).toEqual({ referrer: 'basket', showsAsap: true });
  });

  /** In place of the entries after this one, so that there are as many as before. */
  const openInstead = (url: string) => history.replaceState({ idx: history.state.idx + 1 }, '', url);

  test.each([
    ['step by step', openInstead, [0, -1]],
    ['at once', open, [-1]],
  ])('ends when the shopper leaves the calendar before it is shown, and goes back %s', (_, leave, steps) => {
    open(DAYS);
    enterSlots('basket', 'asap');
    leaveFor(CALENDAR);
    const { idx } = history.state;
    leave('/basket');
    for (const step of steps) goTo(idx + step, step === 0 ? CALENDAR : DAYS);
    enterSlots(undefined, undefined);
    expect(slotsVisit.get()).toEqual({ showsAsap: false });
  });
});
