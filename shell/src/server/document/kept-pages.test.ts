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

test('the back end is taken to be away for a moment after it did not answer, and back when it does', () => {
  let now = 0;
  const pages = new KeptPages(HOUR, () => now);
  pages.noticeAway();
  expect(pages.isAway).toBe(true);
  now += 3_000;
  expect(pages.isAway).toBe(false);
  pages.noticeAway();
  pages.keep('a', content('A'));
  expect(pages.isAway).toBe(false);
});
