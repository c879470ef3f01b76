import { MINUTE_MS } from '@storefront/api/durations';
import { beginPinWork, endPinWork, followPinWork, lockHandheld, pinWork, touchHandheld, untilLock } from './pin-work';

const who = { operatorId: 5, name: 'Amara Bello', handheld: 'Handheld 3' };
beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  endPinWork();
});
afterEach(() => jest.useRealTimers());

test('a handheld is locked five minutes after the last touch, and a touch does not open it', () => {
  expect(untilLock()).toBeUndefined();
  beginPinWork(who);
  jest.advanceTimersByTime(4 * MINUTE_MS);
  touchHandheld();
  jest.advanceTimersByTime(5 * MINUTE_MS - 1);
  expect(untilLock()).toBe(1);
  jest.advanceTimersByTime(1);
  touchHandheld();
  expect(untilLock()).toBe(0);
  beginPinWork(who);
  expect(untilLock()).toBe(5 * MINUTE_MS);
});

test('another document of the handheld is locked too, and one of a password is not', () => {
  beginPinWork(who);
  lockHandheld();
  expect(JSON.parse(localStorage.getItem('desk:lock') ?? '')).toEqual({ ...who, touchedAt: 0 });
  const listener = jest.fn();
  const stop = followPinWork(listener);
  localStorage.setItem('desk:lock', JSON.stringify({ ...who, touchedAt: Date.now() }));
  dispatchEvent(new StorageEvent('storage', { key: 'desk:lock' }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(untilLock()).toBe(5 * MINUTE_MS);
  stop();
  endPinWork();
  lockHandheld();
  expect([pinWork(), localStorage.getItem('desk:lock')]).toEqual([undefined, null]);
});
