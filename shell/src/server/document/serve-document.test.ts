/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { testComposition, testPageResult } from '../../../test-support/test-page-request';
import { testBusiness, testConfig, testShell } from '../../../test-support/test-shell';
import type { RenderJob, RenderResult } from '../../render/render-job.types';
import { PageFiles } from './html/page-files';
import { type DocumentServices, serveDocument } from './serve-document';
import { StalePages } from './stale-pages/stale-pages';

const route = (path: string, changes: object = {}) => ({
  path,
  kind: 'public',
  package: 'mf-a',
  expose: './APage',
  guards: [],
  ...changes,
});
const composition = testComposition({
  routes: [
    route('/faqs'),
    route('/stores/:storeSlug'),
    route('/account', { kind: 'private' }),
    route('/orders', { kind: 'private', guards: ['member'] }),
    route('/checkout', { kind: 'private', guards: ['location'] }),
    route('/limited', { guards: ['location'] }),
    route('/pay', { kind: 'private', paymentStep: true }),
    route('/scan', { usesCamera: true }),
    route('/desk', { kind: 'private', audience: 'staff', role: 'operator-home', guards: ['operator'] }),
    route('/desk/log-in', { kind: 'private', audience: 'staff', role: 'operator-log-in' }),
    route('/desk/pick', { kind: 'private', audience: 'staff', worksOffline: true, usesCamera: true }),
    route('/track', { kind: 'private', showsStreets: true }),
  ] as never,
});

/** What the request meets: the composition, its canary, the page and the settings of its host. */
const initial = {
  composition: composition as typeof composition | undefined,
  isCanary: false,
  result: testPageResult('A page') as RenderResult,
  of: async (host: string) =>
    host === 'localhost'
      ? { business: { ...testBusiness, paymentOrigins: ['https://pay.test'], theme: {} }, headerFooter: {} }
      : host === 'desk.localhost'
        ? { business: { ...testBusiness, brand: 'desk', theme: {} }, headerFooter: {}, isStaff: true }
        : undefined,
};
let shop = { ...initial };
let jobs: RenderJob[];
let counted: number;
let app: FastifyInstance;

beforeAll(async () => {
  const config = testConfig('');
  const services = {
    businesses: { of: (host: string) => shop.of(host) },
    canary: { of: () => ({ composition: shop.composition, isCanary: shop.isCanary }) },
    countDocument: () => {
      counted += 1;
    },
    files: new PageFiles({ content: () => Buffer.from('') } as never),
    rendering: {
      config,
      stalePages: new StalePages(0),
      fallback: async () => undefined,
      report: () => undefined,
      processes: {
        render: async (_composition: unknown, job: RenderJob) => {
          jobs.push(job);
          const result = job.error ? testPageResult('error', { status: job.error.status }) : shop.result;
          return { kind: 'rendered', result, omitted: [] };
        },
      },
    },
  } as unknown as DocumentServices;
  app = await testShell(config, (shell) =>
    shell.get('/*', (request, reply) => serveDocument(services, request, reply)),
  );
});
beforeEach(() => {
  shop = { ...initial };
  jobs = [];
  counted = 0;
});
afterAll(() => app.close());

async function get(url: string, headers: Readonly<Record<string, string>> = {}) {
  const reply = await app.inject({ url, headers: { host: 'localhost', ...headers } });
  return { status: reply.statusCode, cache: reply.headers['cache-control'], to: reply.headers.location, reply };
}
const PUBLIC = 'public, max-age=15, s-maxage=60';

test('a complete public page may be stored by a shared cache, and names its composition', async () => {
  const { status, cache, reply } = await get('/faqs?q=1');
  expect([status, cache, reply.headers['x-composition']]).toEqual([200, PUBLIC, 'c1']);
  expect(jobs[0]).toMatchObject({ url: '/faqs?q=1', query: { q: '1' } });
});

test.each<[string, Partial<typeof initial>]>([
  ['of a canary', { isCanary: true }],
  ['without a boundary', { result: testPageResult('A', { failed: [{ name: 'banner', message: '' }] }) }],
  ['that is an error', { result: { kind: 'not-found', message: 'No' } }],
  ['with another status than 200', { result: testPageResult('A', { status: 404 }) }],
])('no cache stores a page %s', async (_what, changes) => {
  Object.assign(shop, changes);
  expect((await get('/faqs')).cache).toBe('no-store');
});

test('no cache stores a private page', async () => {
  expect((await get('/account')).cache).toBe('no-store');
});

test('a private page prepares the secret of a device that has none, for an hour', async () => {
  const { reply } = await get('/account');
  const [prepared] = reply.cookies;
  expect(prepared).toMatchObject({ name: 'sf_login_device', httpOnly: true, sameSite: 'Lax', maxAge: 3_600 });
  const known = await get('/account', { cookie: `sf_login_device=${prepared?.value}` });
  expect([known.reply.cookies, (await get('/faqs')).reply.cookies]).toEqual([[], []]);
});

test('only a page of the payment step may load the gateway', async () => {
  for (const [url, isAllowed] of [
    ['/pay', true],
    ['/account', false],
    ['/faqs', false],
  ] as const) {
    const policy = String((await get(url)).reply.headers['content-security-policy']);
    expect(policy.includes('https://pay.test')).toBe(isAllowed);
  }
});

test('only a page that uses the camera may ask the shopper for it', async () => {
  const camera = async (url: string) =>
    /camera=(\S+),/.exec(String((await get(url)).reply.headers['permissions-policy']))?.[1];
  // The others keep the server's own policy, which allows it nowhere.
  expect([await camera('/scan'), await camera('/faqs'), await camera('/pay')]).toEqual([
    '(self)',
    undefined,
    undefined,
  ]);
});

test('documents of staff hosts alone may start the worker, and name the pages that work offline', async () => {
  const staff = await get('/desk/log-in', { host: 'desk.localhost' });
  expect(String(staff.reply.headers['content-security-policy'])).toContain("worker-src 'self'");
  expect(staff.reply.body).toContain('"offlinePages":["/desk/pick"]');
  const shopPage = await get('/account');
  expect(String(shopPage.reply.headers['content-security-policy'])).not.toContain('worker-src');
  expect(shopPage.reply.body).not.toContain('offlinePages');
});

test('only a page that shows streets may load them, of a business that has some', async () => {
  const policyOf = async (url: string) => String((await get(url)).reply.headers['content-security-policy']);
  expect(await policyOf('/track')).not.toContain('worker-src');
  const mapStyle = { url: 'https://streets.test/style.json?key=1', attribution: '© Streets' };
  const business = { ...testBusiness, paymentOrigins: [], theme: {}, mapStyle } as never;
  shop.of = async () => ({ business, headerFooter: {} });
  for (const url of ['/account', '/pay', '/faqs']) expect(await policyOf(url)).not.toContain('streets.test');
  const policy = await policyOf('/track');
  expect(policy).toContain("connect-src 'self' https://streets.test;");
  expect(policy).toContain("img-src 'self' data: https://streets.test;");
  expect(policy).toContain("worker-src 'self';");
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
});

test('WebAssembly runs on pages with a camera alone, for the decoder of barcodes', async () => {
  const policyOf = async (...visit: Parameters<typeof get>) =>
    String((await get(...visit)).reply.headers['content-security-policy']);
  const staff = { host: 'desk.localhost' };
  const wasm = /script-src 'self'( 'sha256-[^']+')+ 'wasm-unsafe-eval';/;
  expect(await policyOf('/scan')).toMatch(wasm);
  expect(await policyOf('/desk/pick', staff)).toMatch(wasm);
  expect(await policyOf('/desk/log-in', staff)).not.toContain('wasm');
  for (const url of ['/account', '/pay']) expect(await policyOf(url)).not.toContain('wasm');
});

test('a trailing slash is redirected permanently, within the site', async () => {
  expect(await get('/faqs/?q=1')).toMatchObject({ status: 301, to: '/faqs?q=1' });
  expect(await get('/%2Fevil.test/')).not.toMatchObject({ to: expect.stringMatching(/^\/\//) });
  expect(await get('/a//evil.test//')).toMatchObject({ status: 301, to: '/a//evil.test' });
});

test('a browser may prefetch a public page, which is not counted as a visit, but nothing that is of the moment', async () => {
  const ahead = { 'sec-purpose': 'prefetch' };
  expect(await get('/faqs', ahead)).toMatchObject({ status: 200, cache: PUBLIC });
  expect(counted).toBe(0);
  for (const url of ['/account', '/checkout', '/limited', '/nowhere']) {
    const { status, cache, reply } = await get(url, ahead);
    expect([url, status, cache, reply.cookies]).toEqual([url, 503, 'no-store', []]);
  }
  await get('/faqs');
  expect(counted).toBe(1);
});

test('a document names the rules for prefetching of its composition', async () => {
  expect((await get('/faqs')).reply.headers['speculation-rules']).toBe('"/en-gb/speculation-rules/c1"');
});

test('a guard that refuses redirects, and sets the message that the next page shows', async () => {
  expect(await get('/orders')).toMatchObject({ status: 302, to: '/?message=member', cache: 'no-store' });
  const { to, reply } = await get('/checkout', { referer: 'http://localhost/faqs' });
  expect(to).toBe('/faqs?message=location');
  expect(reply.cookies).toMatchObject([{ name: 'sf_flash', value: 'location' }]);
  expect(jobs).toEqual([]);
});

test('a page’s own redirect stays within the site', async () => {
  shop.result = { kind: 'redirect', to: '/stores/a', status: 301 };
  expect(await get('/faqs')).toMatchObject({ status: 301, to: '/stores/a' });
  for (const to of ['//evil.test', '/\\evil.test', 'https://evil.test']) {
    shop.result = { kind: 'redirect', to, status: 302 };
    expect(await get('/faqs')).toMatchObject({ status: 302, to: '/' });
  }
});

test('a staff host serves the desk alone, to operators, and a shop’s host never', async () => {
  const host = 'desk.localhost';
  expect((await get('/', { host })).to).toBe('/desk');
  expect((await get('/desk?store=1', { host })).to).toBe('/desk/log-in?from=%2Fdesk%3Fstore%3D1');
  expect((await get('/desk', { host, cookie: 'sf_operator=os_1' })).status).toBe(200);
  expect((await get('/desk/log-in', { host })).status).toBe(200);
  for (const [url, of] of [
    ['/faqs', host],
    ['/desk', 'localhost'],
    ['/desk/log-in', 'localhost'],
  ] as const)
    expect([url, (await get(url, { host: of })).status]).toEqual([url, 404]);
});

test('an unknown path is the error page; one that cannot be decoded renders nothing', async () => {
  expect((await get('/nowhere')).status).toBe(404);
  expect(jobs).toMatchObject([{ error: { status: 404 } }]);
  expect((await get('/%')).status).toBeGreaterThanOrEqual(400);
  expect(jobs).toHaveLength(1);
});

test('an unknown host is a plain 404; one whose settings cannot be read is a 503 with links', async () => {
  expect((await get('/faqs', { host: 'other.test' })).status).toBe(404);
  shop.of = () => Promise.reject(new Error('no response'));
  const { status, cache, reply } = await get('/faqs');
  expect([status, cache, reply.headers['retry-after']]).toEqual([503, 'no-store', '5']);
});

test('before the first composition is shown, every page is a 503', async () => {
  shop.composition = undefined;
  expect((await get('/faqs')).status).toBe(503);
});
