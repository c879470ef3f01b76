/** @jest-environment node */
import { START_TIMEOUT } from '../processes/composition-process';
import { StartAttempts } from './start-attempts';

const timeout = Object.assign(new Error('its code was not evaluated within 10000 ms'), { code: START_TIMEOUT });

test('a start that took too long is repeated after a pause that grows, with more time', () => {
  const attempts = new StartAttempts();
  expect([attempts.mayStart('a', 0), attempts.patience('a')]).toEqual([true, 1]);
  attempts.failed('a', timeout, 0);
  expect([attempts.mayStart('a', 4_999), attempts.mayStart('a', 5_000), attempts.patience('a')]).toEqual([
    false,
    true,
    2,
  ]);
  attempts.failed('a', timeout, 5_000);
  expect([attempts.mayStart('a', 14_999), attempts.mayStart('a', 15_000), attempts.patience('a')]).toEqual([
    false,
    true,
    4,
  ]);
  for (let count = 0; count < 20; count += 1) attempts.failed('a', timeout, 0);
  expect([attempts.mayStart('a', 300_000), attempts.patience('a')]).toEqual([true, 8]);
});

test('invalid code is not started again, a file that could not be read is, and so is another composition', () => {
  const attempts = new StartAttempts();
  attempts.failed('a', new Error('it does not render'), 0);
  expect(attempts.mayStart('a', 1e9)).toBe(false);
  expect([attempts.mayStart('b', 0), attempts.patience('b')]).toEqual([true, 1]);
  attempts.failed('b', Object.assign(new Error('no file'), { code: 'ENOENT' }), 0);
  expect(attempts.mayStart('b', 0)).toBe(true);
});
