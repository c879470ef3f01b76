/** @jest-environment node */
import { Troubles } from './troubles';

test('what hung is left alone for half a minute, in its composition alone', () => {
  let now = 0;
  const troubles = new Troubles(() => now);
  troubles.note('c1', 'store-search');
  expect(troubles.has('c1', 'store-search')).toBe(true);
  expect(troubles.has('c2', 'store-search')).toBe(false);
  now += 30_000;
  expect(troubles.has('c1', 'store-search')).toBe(false);
});

test('a page that hung is left alone at its address, and everywhere once it hung at three', () => {
  const troubles = new Troubles();
  const page = 'mf-catalogue ./Category';
  troubles.note('c1', page, '/a');
  troubles.note('c1', page, '/b');
  expect(troubles.has('c1', page, '/a')).toBe(true);
  expect(troubles.has('c1', page, '/other')).toBe(false);
  troubles.note('c1', page, '/c');
  expect(troubles.has('c1', page, '/other')).toBe(true);
  expect(troubles.has('c1', 'mf-catalogue ./Search', '/other')).toBe(false);
});
