/** @jest-environment node */
import { testComposition } from '../../../test-support/test-page-request';
import { testRoutes } from '../../../test-support/test-routes';
import { speculationRulesRoute } from './speculation-rules';

const composition = testComposition({
  routes: [
    { path: '/stores/:storeSlug', kind: 'public' },
    { path: '/:slug', kind: 'public' },
    { path: '/basket', kind: 'private' },
  ] as never,
});
const routes = testRoutes((app, config) =>
  speculationRulesRoute(app, config, { byId: (id) => (id === 'c1' ? composition : undefined) }),
);
const page = (pathname: string) => ({ href_matches: { pathname } });

test('links to public pages are prefetched, those to private pages and nofollow ones are not', async () => {
  const { headers, body } = await routes.app.inject('/en-gb/speculation-rules/c1');
  expect(headers).toMatchObject({
    'content-type': expect.stringMatching(/^application\/speculationrules\+json/),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(JSON.parse(body)).toEqual({
    prefetch: [
      {
        source: 'document',
        eagerness: 'moderate',
        where: {
          and: [
            { or: [page('/stores/:storeSlug'), page('/:slug')] },
            { not: { or: [{ or: [page('/basket')] }, { selector_matches: '[rel~=nofollow]' }] } },
          ],
        },
      },
    ],
  });
});

test('an unknown composition has no rules', async () => {
  expect((await routes.app.inject('/en-gb/speculation-rules/c2')).statusCode).toBe(404);
});
