import { MINUTE_MS } from '@storefront/api/durations';
import { riskOf } from './risk';

const now = new Date('2026-11-25T10:00:00Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
const waits = (minutes: number) =>
  riskOf({ status: 'sent_to_store', pickBy: inMinutes(minutes), left: 10, batch: undefined }, now);

test('an order that nobody has begun is at risk in the last hour, and late afterwards', () => {
  expect(waits(60)).toBeNull();
  expect(waits(59)).toBe('not_started');
  expect(waits(0)).toBe('late');
});

test('an order that is being picked is behind when its items take longer than the time left, a minute each', () => {
  const picked = (left: number) =>
    riskOf({ status: 'store_accepted_picking', pickBy: inMinutes(20), left, batch: undefined }, now);
  expect(picked(20)).toBeNull();
  expect(picked(21)).toBe('behind');
});

test('after five items a batch’s own pace counts, with the items of all its orders', () => {
  const picked = (decided: number, left: number) =>
    riskOf(
      {
        status: 'store_accepted_picking',
        pickBy: inMinutes(20),
        left: 1,
        batch: { begunAt: inMinutes(-10), decided, left },
      },
      now,
    );
  expect(picked(4, 20)).toBeNull();
  expect(picked(4, 21)).toBe('behind');
  // Two minutes an item.
  expect(picked(5, 10)).toBeNull();
  expect(picked(5, 11)).toBe('behind');
});

test('what is picked or has no time is at no risk', () => {
  expect(riskOf({ status: 'picked', pickBy: inMinutes(-60), left: 0, batch: undefined }, now)).toBeNull();
  expect(riskOf({ status: 'sent_to_store', pickBy: null, left: 9, batch: undefined }, now)).toBeNull();
});
