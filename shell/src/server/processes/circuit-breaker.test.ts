/** @jest-environment node */
import { CircuitBreaker } from './circuit-breaker';

test('a part that ended its process is left out for half a minute', () => {
  let now = 0;
  const breaker = new CircuitBreaker(() => now);
  breaker.open('store-search');
  expect(breaker.isOpen('store-search')).toBe(true);
  expect(breaker.isOpen('banner')).toBe(false);
  now += 30_000;
  expect(breaker.isOpen('store-search')).toBe(false);
});

test('a page is refused at the URL where it ended its process, and everywhere after three URLs', () => {
  const breaker = new CircuitBreaker();
  const page = 'mf-catalogue ./CategoryPage';
  breaker.open(page, '/a');
  breaker.open(page, '/b');
  expect(breaker.isOpen(page, '/a')).toBe(true);
  expect(breaker.isOpen(page, '/other')).toBe(false);
  breaker.open(page, '/c');
  expect(breaker.isOpen(page, '/other')).toBe(true);
  expect(breaker.isOpen('mf-catalogue ./SearchPage', '/other')).toBe(false);
});
