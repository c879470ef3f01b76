/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { testComposition, testPageResult } from '../../../test-support/test-page-request';
import { testBusiness, testConfig, testShell } from '../../../test-support/test-shell';
import type { RenderJob } from '../../render/render-job.types';
import type { Assigned } from '../canary/canary-assignment';
import { releaseRoutes } from '../compositions/release-routes';
import { PageFiles } from '../document/html/page-files';
import type { PageState } from '../document/page-state.types';
import { type DocumentServices, serveDocument } from '../document/serve-document';
import { StalePages } from '../document/stale-pages/stale-pages';
import { developerRoutes } from './developer-routes';

const origin = 'http://127.0.0.1:5173';
const script = (file: string) => ({ file, integrity: `sha384-${file}`, bytes: 1 });
const { manifests } = testComposition();
const page = { name: 'a', path: '/a', kind: 'public', expose: './APage', guards: [] };
const composition = testComposition({
  manifests: {
    ...Object.fromEntries(Object.entries(manifests).map(([name, one]) => [name, { ...one, routes: [], handles: [] }])),
    'mf-a': { ...manifests['mf-a'], routes: [], handles: [], plainPages: ['a'] },
    shell: {
      ...manifests.shell,
      routes: [],
      handles: [],
      developerBoot: [script('developer-boot.js')],
      exposes: { './boot': { scripts: [script('boot.js')], styles: [] } },
    },
  } as never,
  routes: [
    { ...page, package: 'mf-a' },
    { ...page, path: '/b', package: 'mf-b' },
  ] as never,
});
const preview = { composition, expiresAt: '2999-01-01T00:00:00Z' };

let developed: string | undefined;
let job: RenderJob | undefined;
/** Calls of the plain page's code. */
let plainCalls = 0;
let app: FastifyInstance;
beforeAll(async () => {
  const config = { ...testConfig(''), assetOrigin: 'https://cdn.test' };
  const published = { content: () => Buffer.from('') } as never;
  const of = (): Assigned =>
    developed
      ? { composition, isCanary: true, preview: { ...preview, developer: { remote: developed, origin } } }
      : { composition, isCanary: false };
  const services = {
    businesses: {
      of: async () => ({ business: { ...testBusiness, paymentOrigins: [], theme: {} }, headerFooter: {} }),
    },
    canary: { of },
    callExport: async () => {
      plainCalls += 1;
    },
    files: new PageFiles(published, config.assetOrigin),
    ownFiles: new PageFiles(published),
    rendering: {
      config,
      stalePages: new StalePages(0),
      processes: {
        render: async (_composition: unknown, given: RenderJob) => {
          job = given;
          return {
            kind: 'rendered',
            result: testPageResult('A', { status: given.error?.status ?? 200, declaredBoundaries: [], boundaries: [] }),
            omitted: [],
          };
        },
      },
    },
  } as unknown as DocumentServices;
  app = await testShell(config, (shell) => {
    const assignment = { of, developerPreview: () => undefined, showPreview: () => undefined };
    const notFound = serveDocument.bind(undefined, services);
    developerRoutes(shell, { config, assignment, notFound });
    releaseRoutes(shell, config, { byId: (id) => (id === 'c1' ? composition : undefined) }, assignment);
    shell.get('/*', (request, reply) => serveDocument(services, request, reply));
  });
});
afterAll(() => app.close());
beforeEach(() => {
  developed = undefined;
  plainCalls = 0;
});

async function read(url: string) {
  const { body, headers, statusCode } = await app.inject({ url, headers: { host: 'localhost' } });
  const state = /id="state">(.*?)<\/script>/s.exec(body)?.[1];
  return { body, headers, status: statusCode, state: state ? (JSON.parse(state) as PageState) : undefined };
}

test('the server renders no page and no boundary of the remote, and the document does not name its released version', async () => {
  developed = 'mf-a';
  const own = await read('/a');
  expect([job?.kind, job?.page.package, own.state?.kind, own.state?.page]).toEqual([
    'private',
    'mf-a',
    'private',
    undefined,
  ]);
  expect(plainCalls).toBe(0);
  developed = 'mf-b';
  const other = await read('/a');
  expect([job?.kind, job?.boundaries, other.state?.page?.version]).toEqual(['public', [], '2']);
  expect(other.state?.boundaries.banner).toMatchObject({ version: 'developer', rendered: false });
  expect(other.state?.composition).toBe('c1~developer');
  expect(plainCalls).toBe(1);
});

test('the document is private, says whose remote it shows, and starts with the development build from the shell', async () => {
  developed = 'mf-b';
  const { body, headers } = await read('/a');
  expect([headers['cache-control'], headers['x-composition']]).toEqual(['no-store', 'c1']);
  expect(headers['content-security-policy']).toContain(` ${origin}; `);
  expect(headers['content-security-policy']).not.toContain('cdn.test');
  expect(body).toContain(`mf-b comes from ${origin}, until 1 Jan 2999, 00:00`);
  const scripts = [...body.matchAll(/ integrity="([^"]*)" src="([^"]*)"/g)].map(([, integrity, src]) => [
    src,
    integrity,
  ]);
  expect(scripts).toEqual([
    ['/assets/mf-a/remoteEntry.js', 'sha384-'],
    ['/assets/shell/developer-boot.js', 'sha384-developer-boot.js'],
    ['/__developer/status.js', expect.stringMatching(/^sha384-.{64}$/)],
  ]);
});

test('other browsers get the released version, and neither the script nor the composition of such a session', async () => {
  const { body, headers, state } = await read('/a');
  expect([job?.kind, job?.boundaries.length, state?.composition]).toEqual(['public', 1, 'c1']);
  expect(body).toContain('src="https://cdn.test/assets/shell/boot.js"');
  expect(`${body}${headers['content-security-policy']}`).not.toMatch(/develop|127\.0\.0\.1/i);
  expect((await read('/__developer/status.js')).status).toBe(404);
  expect((await read('/en-gb/composition/c1~developer')).status).toBe(404);
  expect((await read('/en-gb/composition/c1')).body).not.toContain('develop');
  developed = 'mf-b';
  expect((await read('/__developer/status.js')).body).toContain('"/status.json"');
  const session = await read('/en-gb/composition/c1~developer');
  expect([session.headers['cache-control'], session.body.includes(`${origin}/remoteEntry.js`)]).toEqual([
    'no-store',
    true,
  ]);
  expect((await read('/en-gb/composition/c1')).body).not.toContain(origin);
});
