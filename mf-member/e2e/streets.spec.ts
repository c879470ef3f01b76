import { expect, type Page, type Request, type TestInfo } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { test } from '@storefront/testing/own-agent';
import { sandboxOrigin } from '@storefront/testing/sandbox-origin';
import { createSpecialHosts, STREETS_ATTRIBUTION } from '@storefront/testing/special-hosts';
import { type Credentials, logInOnPage, registerMember } from './support/members';
import { moveOrder, type PlacedOrder, placeOrder, recordDriver } from './support/orders';

/** Budgets of the streets' library and its worker, compressed. A page that exceeds one fails the build. */
const LIBRARY_KIB = 235;
const WORKER_KIB = 125;

test.beforeAll(({ browserName: _ }, testInfo) => createSpecialHosts(testInfo));

const driver = (page: Page) => page.getByRole('region', { name: 'Your driver', exact: true });
const streets = (page: Page) => driver(page).getByRole('img', { name: /^Map of your driver/ });
const drawnMap = (page: Page) => driver(page).getByRole('region', { name: 'Map of your driver' });

/** A business with a map of streets. */
function streetsOrigin({ project }: TestInfo): string {
  const url = new URL(project.use.baseURL ?? '');
  url.hostname = 'streets.localhost';
  return url.origin;
}

/** An order on its way of a new member. */
async function orderOnItsWay(page: Page, info: TestInfo): Promise<PlacedOrder & { readonly member: Credentials }> {
  const { baseURL } = info.project.use;
  const member = await registerMember(page.context(), baseURL);
  const order = await placeOrder(page.context(), baseURL);
  for (const status of ['store_accepted_picking', 'picked', 'en_route'])
    await moveOrder(info, order.businessOrderId, status);
  const drive = { latitude: 51.503, longitude: -0.085, firstName: 'Sam', stopsBefore: 2 };
  await recordDriver(info, order.businessOrderId, drive);
  return { ...order, member };
}

/** Notes every request of a page, and what its policy refuses. */
function watch(page: Page) {
  const requests: Request[] = [];
  const refused: string[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  /** The scripts that belong to the streets' library. */
  const libraryFiles = async () => {
    const scripts = new Set(requests.map((one) => one.url()).filter((url) => /\/assets\/mf-member\/.*\.js$/.test(url)));
    const isLibrary = (url: string) =>
      page.evaluate(async (file) => (await (await fetch(file)).text()).includes('maplibregl'), url);
    const files: string[] = [];
    for (const url of scripts) if (await isLibrary(url)) files.push(url);
    return files;
  };
  return { requests, refused, libraryFiles };
}

/** How much of a file is sent. */
async function compressedKib(page: Page, file: string): Promise<number> {
  const bytes = await page.evaluate(async (url) => {
    await (await fetch(url)).text();
    const [entry] = performance.getEntriesByName(url) as PerformanceResourceTiming[];
    return entry?.encodedBodySize ?? 0;
  }, file);
  expect(bytes, file).toBeGreaterThan(0);
  return bytes / 1024;
}

test('a business with a map of streets shows the driver on them, within its policy and budget', async ({
  page,
}, info) => {
  const origin = streetsOrigin(info);
  const sandbox = sandboxOrigin(info.project.use.baseURL);
  const { orderId, member } = await orderOnItsWay(page, info);
  await logInOnPage(page, origin, member);
  const { requests, refused, libraryFiles } = watch(page);
  const orders = await page.goto(`${origin}/member/orders`);
  expect(orders?.headers()['content-security-policy']).not.toContain(sandbox);
  // The page of the order has a document of its own, whose policy allows the streets.
  await page.locator(`a[href="/member/orders/${orderId}"]`).first().click();
  await expect(driver(page)).toContainText('2 stops before yours. Sam is');
  await expect(driver(page)).toContainText('Updated just now');
  await expect(streets(page)).toHaveAccessibleName(/Sam is [\d.]+ miles? away/);
  await expect(driver(page).locator('figure .sf-skeleton')).toHaveCount(0);
  await expect(driver(page).locator('canvas')).toBeVisible();
  await expect(driver(page).getByText(STREETS_ATTRIBUTION)).toBeVisible();
  expect(requests.some((request) => /\/streets\/\d+\/\d+\/\d+\.png$/.test(request.url()))).toBe(true);
  // An image: the keyboard passes it.
  await expect(driver(page).locator('figure :is(a, button, [tabindex])')).toHaveCount(0);
  await expectNoAxeFindings(page);
  expect(refused).toEqual([]);

  const [library = '', ...others] = await libraryFiles();
  expect(others).toEqual([]);
  expect(await compressedKib(page, library)).toBeLessThanOrEqual(LIBRARY_KIB);
  const worker =
    page
      .workers()
      .find((one) => one.url().includes('maplibre-gl-worker'))
      ?.url() ?? '';
  expect(new URL(worker).origin).toBe(origin);
  expect(await compressedKib(page, worker)).toBeLessThanOrEqual(WORKER_KIB);
});

test('streets that cannot be reached leave the drawn map and the words', async ({ page }, info) => {
  const origin = streetsOrigin(info);
  const { orderId, member } = await orderOnItsWay(page, info);
  await logInOnPage(page, origin, member);
  for (const failing of ['**/streets/style.json', '**/streets/*/*/*.png']) {
    await page.route(failing, (route) => route.abort());
    await page.goto(`${origin}/member/orders/${orderId}`);
    await expect(drawnMap(page)).toBeVisible();
    await expect(streets(page)).toHaveCount(0);
    await expect(driver(page)).toContainText('2 stops before yours. Sam is');
    await page.unroute(failing);
  }
});

test('without a map of streets, or WebGL, none of it is loaded and no other origin is asked', async ({
  page,
}, info) => {
  const { orderId, member } = await orderOnItsWay(page, info);
  const seen = watch(page);
  const reply = await page.goto(`/member/orders/${orderId}`);
  await expect(drawnMap(page)).toBeVisible();
  await page.waitForLoadState('load');
  const origin = new URL(page.url()).origin;
  const asked = seen.requests.map((request) => request.url()).filter((url) => !url.startsWith('data:'));
  expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);
  expect(await seen.libraryFiles()).toEqual([]);
  expect(reply?.headers()['content-security-policy']).not.toContain('worker-src');

  await logInOnPage(page, streetsOrigin(info), member);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const blind = watch(page);
  await page.goto(`${streetsOrigin(info)}/member/orders/${orderId}`);
  await expect(drawnMap(page)).toBeVisible();
  expect(await blind.libraryFiles()).toEqual([]);
});
