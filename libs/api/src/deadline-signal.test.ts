import { jest } from '@jest/globals';
import { deadlineSignal } from './deadline-signal';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it aborts after its time, and says so', () => {
  const { signal, isLate } = deadlineSignal(100);
  jest.advanceTimersByTime(99);
  expect([signal.aborted, isLate()]).toEqual([false, false]);
  jest.advanceTimersByTime(1);
  expect([signal.aborted, isLate()]).toEqual([true, true]);
});

test('it aborts with the other signal, before or after its start', () => {
  const cancel = new AbortController();
  const running = deadlineSignal(100, cancel.signal);
  cancel.abort();
  expect([running.signal.aborted, running.isLate()]).toEqual([true, false]);
  expect(deadlineSignal(100, cancel.signal).signal.aborted).toBe(true);
});

test('after the end neither the time nor the other signal aborts it', () => {
  const cancel = new AbortController();
  const { signal, end } = deadlineSignal(100, cancel.signal);
  end();
  jest.advanceTimersByTime(100);
  cancel.abort();
  expect(signal.aborted).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});
