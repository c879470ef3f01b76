/** @jest-environment node */
import type { PageContent } from '../../../render/render-job.types';
import { StalePages } from './stale-pages';

const HOUR = 3_600_000;
const content = (title: string) => ({ head: { title } }) as PageContent;

test('a stale page is found until it expires', () => {
  let now = 1_000;
  const pages = new StalePages(HOUR, () => now);
  pages.store('a', content('A'));
  now += HOUR;
  expect(pages.find('a')).toEqual({ content: content('A'), at: 1_000 });
  now += 1;
  expect(pages.find('a')).toBeUndefined();
});

test('five hundred pages are stored, and the oldest is removed first', () => {
  const pages = new StalePages(HOUR);
  for (let at = 0; at < 500; at += 1) pages.store(String(at), content('old'));
  pages.store('0', content('shown again'));
  pages.store('one more', content('new'));
  expect(pages.find('0')?.content).toEqual(content('shown again'));
  expect(pages.find('1')).toBeUndefined();
});

test('while commerce-api is unavailable one request at a time checks whether it is back', () => {
  let now = 0;
  const pages = new StalePages(HOUR, () => now);
  expect(pages.skipsApi()).toBe(false);
  pages.markApiDown();
  expect([pages.skipsApi(), pages.skipsApi()]).toEqual([false, true]);
  // The check failed: the next request checks again.
  pages.markApiDown();
  expect([pages.skipsApi(), pages.skipsApi()]).toEqual([false, true]);
  // A check that never ends holds the others up no longer than this.
  now += 2_000;
  expect(pages.skipsApi()).toBe(false);
  pages.store('a', content('A'));
  expect([pages.skipsApi(), pages.skipsApi()]).toEqual([false, false]);
});

test('three seconds after a failure every request calls commerce-api again', () => {
  let now = 0;
  const pages = new StalePages(HOUR, () => now);
  pages.markApiDown();
  now += 3_000;
  expect([pages.skipsApi(), pages.skipsApi()]).toEqual([false, false]);
});
