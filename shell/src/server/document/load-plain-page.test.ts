/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { startTestApi } from '../../../test-support/test-api';
import { testComposition, testPageRequest } from '../../../test-support/test-page-request';
import { testConfig, testShell } from '../../../test-support/test-shell';
import { SessionCookies } from '../session/cookies';
import { loadPlainPage } from './load-plain-page';
import type { PageRequest, PlainPage } from './render-jobs';
import type { DocumentServices } from './serve-document';

const basketToken = 'a-basket-token-of-some-length';
const readBasket = { kind: 'call', operation: 'POST /basket/read', body: {} };
const { manifests } = testComposition();
const composition = testComposition({
  manifests: { ...manifests, 'mf-a': { ...manifests['mf-a'], plainPages: ['basket'] } } as never,
});

let api: Awaited<ReturnType<typeof startTestApi>>;
let app: FastifyInstance;
let steps: unknown;
let contexts: unknown[];
let loaded: PlainPage | undefined;

beforeAll(async () => {
  api = await startTestApi();
  const config = testConfig(api.origin);
  const services = {
    rendering: { config },
    callExport: async (_composition: unknown, _name: string, _expose: string, _function: string, args: unknown[]) => {
      contexts.push(args[0]);
      return steps;
    },
  } as unknown as DocumentServices;
  app = await testShell(config, (shell) =>
    shell.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
      const page = { ...testPageRequest({ name: request.params.name, kind: 'private' }), composition };
      const cookies = new SessionCookies(config, request, reply);
      loaded = await loadPlainPage(
        services,
        request,
        cookies,
        page as PageRequest & Required<Pick<PageRequest, 'matched'>>,
      );
      return reply.send('');
    }),
  );
});
beforeEach(() => {
  api.reset();
  contexts = [];
  steps = [readBasket];
});
afterAll(async () => {
  await app.close();
  api.close();
});

const load = async (name = 'basket') => {
  await app.inject({ url: `/${name}`, headers: { cookie: `sf_basket=${basketToken}` } });
  return loaded;
};

test('the calls that a plain page names are made with the session, and its tokens are not passed on', async () => {
  api.respond = () => ({ body: { basketToken, itemCount: 2 } });
  expect((await load())?.content).toMatchObject({
    replies: [{ operation: 'POST /basket/read', ok: true, data: { itemCount: 2 } }],
    styledBy: './StorePage',
  });
  expect(api.calls).toMatchObject([{ url: '/en-gb/api/basket/read' }]);
  expect(JSON.stringify([contexts, loaded])).not.toContain(basketToken);
  expect(contexts).toMatchObject([{ hasBasket: true, isMember: false }]);
});

test('a plain page gets the path that led to it, and once a form that an action has returned to it', async () => {
  const form = { values: { email: 'ada@example.com' }, errors: { email: 'No' } };
  const kept = Buffer.from(
    JSON.stringify({ path: testPageRequest({ name: 'basket', kind: 'private' }).url.pathname, form }),
  );
  const reply = await app.inject({
    url: '/basket',
    headers: {
      cookie: `sf_form=${kept.toString('base64url')}`,
      host: 'localhost',
      referer: 'http://localhost/stores?a=1',
    },
  });
  expect(contexts).toMatchObject([{ previousPath: '/stores', returned: form }]);
  expect(loaded?.content).toMatchObject({ returned: form });
  expect(reply.cookies).toMatchObject([{ name: 'sf_form', value: '' }]);
  await app.inject({ url: '/basket', headers: { referer: 'http://evil.test/stores' } });
  expect(contexts[1]).not.toHaveProperty('previousPath');
  expect(contexts[1]).not.toHaveProperty('returned');
});

test('a route without a plain page asks for nothing', async () => {
  expect(await load('checkout')).toBeUndefined();
  expect(contexts).toEqual([]);
});

test.each<[string, unknown]>([
  ['that changes something', [{ ...readBasket, operation: 'POST /basket/clear' }]],
  ['of an operator', [{ ...readBasket, operation: 'GET /admin/orders' }]],
  ['too many', Array.from({ length: 5 }, () => readBasket)],
  ['that is none', ['POST /basket/read']],
])('a call %s is not made', async (_what, given) => {
  steps = given;
  expect(await load()).toBeUndefined();
  expect(api.calls).toEqual([]);
});

test('when the back end fails there is no plain page; a refusal is shown by it', async () => {
  api.respond = () => ({ status: 503, body: {} });
  expect(await load()).toBeUndefined();
  api.respond = () => ({ status: 404, body: { code: 'basket_not_found', status: 404 } });
  expect((await load())?.content.replies).toMatchObject([{ ok: false, error: { code: 'basket_not_found' } }]);
  expect(api.calls).toHaveLength(2);
});
