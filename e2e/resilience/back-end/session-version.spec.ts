import { expect } from '@playwright/test';
import { pipwell } from '../../support/businesses';
import { test } from '../support/fixtures';

const category = `/stores/${pipwell.store.slug}/category/${pipwell.category.slug}`;

test('[4.12] a changed session version clears what every open tab stored, and the browser’s cached categories, tree, searches and banners', async ({
  storefront,
  visit,
}) => {
  await storefront.stopShell();
  await storefront.startShell({ SESSION_VERSION: 'before' });
  const first = await visit('newcomer');
  await first.goto(category, { waitUntil: 'networkidle' });
  const second = await first.context().newPage();
  await second.goto('/basket', { waitUntil: 'networkidle' });
  const fill = () => {
    localStorage.setItem('something', 'stored');
    sessionStorage.setItem('something', 'stored');
    return caches.open('catalogue').then((cache) => cache.put('/tree', new Response('{}')));
  };
  for (const tab of [first, second]) {
    expect(await tab.evaluate(() => localStorage.getItem('sf.version'))).toBe('before');
    await tab.evaluate(fill);
  }
  // The category is in the browser's HTTP cache: it is not requested again.
  const categoryRequests = () => storefront.front.requests.filter(({ url }) => url === category).length;
  storefront.front.recorded = /\/category\//;
  const third = await first.context().newPage();
  await third.goto('/faqs');
  await third.evaluate((path) => fetch(path, { cache: 'force-cache' }).then((reply) => reply.text()), category);
  expect(categoryRequests()).toBe(0);

  await storefront.stopShell();
  await storefront.startShell({ SESSION_VERSION: 'after' });
  // One tab notices at its next page; the others are notified by it.
  const session = third.waitForResponse(/\/session\?stored=before$/);
  await third.goto('/faqs', { waitUntil: 'networkidle' });
  expect((await (await session).allHeaders())['clear-site-data']).toBe('"cache"');
  for (const tab of [third, first, second]) {
    await expect.poll(() => tab.evaluate(() => localStorage.getItem('sf.version'))).toBe('after');
    await expect.poll(() => tab.evaluate(() => localStorage.getItem('something'))).toBeNull();
    await expect.poll(() => tab.evaluate(() => sessionStorage.getItem('something'))).toBeNull();
    expect(await tab.evaluate(() => caches.keys())).toEqual([]);
  }
  await third.evaluate((path) => fetch(path, { cache: 'force-cache' }).then((reply) => reply.text()), category);
  expect(categoryRequests()).toBe(1);
  storefront.front.recorded = /\/rum$/;
  // The basket is on the server: nothing in it is lost.
  await second.reload();
  await expect(second.getByRole('main').getByText('1 item', { exact: true }).first()).toBeVisible();
});
