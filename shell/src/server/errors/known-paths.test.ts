/** @jest-environment node */

import type { LoadedComposition } from '../compositions/live-composition';
import { compositionPaths, servedPaths } from './known-paths';
import { redaction } from './redact';

const composition = {
  routes: [
    { path: '/stores/:storeSlug/search/:searchTerm', privateParams: ['searchTerm'] },
    // From a build that did not declare private parameters.
    { path: '/member/orders/:orderId' },
  ],
  manifests: {
    'mf-gifts': { name: 'mf-gifts', actions: ['find'], links: [{ path: '/gifts/for/:recipient', action: 'find' }] },
    'mf-old': { name: 'mf-old' },
  },
} as unknown as LoadedComposition;

const redact = redaction(() => [
  ...compositionPaths(composition),
  ...servedPaths('en-gb', ['/*', '/en-gb/api/*', '/readyz', '/referrer/:code', '/pictures/:motif/:file']),
]);

test.each([
  ['/stores/borough/search/illness', '/stores/borough/search/:searchTerm'],
  ['/member/orders/4711', '/member/orders/:orderId'],
  ['/gifts/for/priya', '/gifts/for/:recipient'],
  ['/actions/gifts/find', '/actions/gifts/find'],
  ['/actions/gifts/lose', '/…'],
  ['/readyz', '/readyz'],
  ['/referrer/PRIYA5', '/referrer/:code'],
  ['/pictures/apple/400.webp', '/pictures/apple/400.webp'],
  ['/en-gb/api/basket/add-item', '/en-gb/api/basket/add-item'],
  ['/en-gb/api/priya', '/…'],
])('the URL %s is logged as %s', (url, logged) => {
  expect(redact.path(url)).toBe(logged);
});

test('without a composition no page’s path is known', () => {
  expect(compositionPaths(undefined)).toEqual([]);
});
