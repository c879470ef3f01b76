import { comparisons, publishedText } from './release-words';

const figures = { visits: 0, failedDocuments: 0, browserErrors: 0, pages: 0, slowPages: 0, baskets: 0, orders: 0 };

test('groups of different sizes are compared by rates, and nothing is divided by nobody', () => {
  const canary = { ...figures, visits: 200, failedDocuments: 1, pages: 40, slowPages: 10, baskets: 13 };
  const texts = comparisons({ canary, control: figures }).map((one) => [one.canary, one.control]);
  expect(texts).toEqual([
    ['200', '0'],
    ['5.0', '–'],
    ['0.0', '–'],
    ['25.0 %', '–'],
    ['65.0', '–'],
    ['0.0', '–'],
  ]);
});

test('a version says from what it was published, as far as its record does', () => {
  const version = { name: 'mf-basket', version: '1', suites: [] };
  expect(publishedText(version)).toBeUndefined();
  const publishedAt = new Date().toISOString();
  expect(publishedText({ ...version, publishedAt })).toMatch(/^Published today, [\d.:]+[ap]m$/);
  const source = { commit: '0123456789abcdef', uncommitted: true, publishedBy: 'Ann' };
  expect(publishedText({ ...version, publishedAt, ...source })).toMatch(
    /m by Ann, commit 0123456789 with changes that it does not contain$/,
  );
});
