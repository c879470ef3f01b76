/** @jest-environment node */
import type { PageContent } from '../../render/render-job.types';
import { KeptPages } from './kept-pages';

const HOUR = 3_600_000;
const content = (title: string) => ({ head: { title } }) as PageContent;

test('a page is shown as it was for as long as it may be, and no longer', () => {
  let now = 1_000;
  const pages = new KeptPages(HOUR, () => now);
  pages.keep('a', content('A'));
  now += HOUR;
  expect(pages.find('a')).toEqual({ content: content('A'), at: 1_000 });
  now += 1;
  expect(pages.find('a')).toBeUndefined();
});

test('five hundred pages are kept, and the one least lately shown goes first', () => {
  const pages = new KeptPages(HOUR);
  for (let at = 0; at < 500; at += 1) pages.keep(String(at), content('old'));
  pages.keep('0', content('shown again'));
  pages.keep('one more', content('new'));
  expect(pages.find('0')?.content).toEqual(content('shown again'));
  expect(pages.find('1')).toBeUndefined();
});

test('while the back end is away one request at a time asks whether it is back', () => {
  let now = 0;
  const pages = new KeptPages(HOUR, () => now);
  expect(pages.isSpared()).toBe(false);
  pages.noticeAway();
  expect([pages.isSpared(), pages.isSpared()]).toEqual([false, true]);
  // It learned that it is away still: the next one asks.
  pages.noticeAway();
  expect([pages.isSpared(), pages.isSpared()]).toEqual([false, true]);
  // Whoever asks and is never heard of again is not waited for.
  now += 2_000;
  expect(pages.isSpared()).toBe(false);
  pages.keep('a', content('A'));
  expect([pages.isSpared(), pages.isSpared()]).toEqual([false, false]);
});

test('what did not answer three seconds ago is asked by everybody', () => {
  let now = 0;
  const pages = new KeptPages(HOUR, () => now);
  pages.noticeAway();
  now += 3_000;
  expect([pages.isSpared(), pages.isSpared()]).toEqual([false, false]);
});
