import { jest } from '@jest/globals';
import { createClock } from './clock';

jest.useFakeTimers();

test('callbacks run when the clock is moved to their time, and not before', () => {
  const clock = createClock();
  const happened: string[] = [];
  const at = (seconds: number, what: string) =>
    clock.at(new Date(clock.now().getTime() + seconds * 1000), () => happened.push(what));
  at(60, 'a minute');
  at(3600, 'an hour');
  const cancel = at(3600, 'never');
  cancel();
  clock.advance(59);
  jest.advanceTimersByTime(500);
  expect(happened).toEqual([]);
  clock.advance(1);
  jest.advanceTimersByTime(0);
  expect(happened).toEqual(['a minute']);
  clock.reset();
  clock.set(new Date(clock.now().getTime() + 3_600_000));
  jest.advanceTimersByTime(0);
  expect(happened).toEqual(['a minute', 'an hour']);
});

test('a time beyond the timer’s maximum is handled', () => {
  const clock = createClock();
  let happened = false;
  clock.at(new Date(clock.now().getTime() + 40 * 86_400_000), () => {
    happened = true;
  });
  jest.advanceTimersByTime(39 * 86_400_000);
  expect(happened).toBe(false);
  jest.advanceTimersByTime(86_400_000);
  expect(happened).toBe(true);
});

test('a stopped clock cancels its callbacks', () => {
  const clock = createClock();
  let happened = false;
  clock.at(clock.now(), () => {
    happened = true;
  });
  clock.stop();
  jest.runAllTimers();
  expect(happened).toBe(false);
});
