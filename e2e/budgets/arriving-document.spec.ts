import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { recordLayoutShifts, sumOfLayoutShifts } from '@storefront/testing/browser/layout-shifts';
import { test } from '@storefront/testing/storefront-test';
import { pipwell } from '../support/businesses';
import { originOf } from '../support/hosts';

const category = `/stores/${pipwell.store.slug}/category/bakery`;

/** Serves the beginning of a document, and the rest when it is told to. */
async function serveInTwoParts(html: string, cutAfter: string) {
  const at = html.indexOf(cutAfter) + cutAfter.length;
  let sendRest = () => undefined as unknown;
  const server = createServer((request, reply) => {
    if (request.url !== '/') return reply.writeHead(404).end();
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, at));
    sendRest = () => reply.end(html.slice(at));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    sendRest: () => sendRest(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

for (const [part, cutAfter] of [
  ['the place in the header', '<span class="sf-where__icon">'],
  ['the tools in the header', '<div class="sf-header__tools">'],
  ['the sort order', '<option value="featured" selected="">Pop'],
  ['the bottom bar', '<nav class="sf-bottom-bar" aria-label="Main"><a'],
] as const)
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    test(`nothing moves on a screen of ${viewport.width} px when the rest of a document arrives after its beginning was painted: ${part}`, async ({
      page,
    }) => {
      // Node does not resolve names under localhost: the browser reads the document.
      const reply = await page.goto(originOf(pipwell) + category, { waitUntil: 'commit' });
      const html = (await reply?.text()) ?? '';
      expect(html).toContain(cutAfter);
      const document = await serveInTwoParts(html, cutAfter);
      try {
        await page.setViewportSize(viewport);
        await recordLayoutShifts(page);
        await page.goto(document.url, { waitUntil: 'commit' });
        // The first part is on the screen.
        await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-paint').length)).toBe(1);
        await document.sendRest();
        await page.waitForLoadState('load');
        expect(await sumOfLayoutShifts(page)).toBeLessThanOrEqual(0.001);
      } finally {
        document.close();
      }
    });
