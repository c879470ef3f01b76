import { operations } from '@storefront/api/operations';
import fastify from 'fastify';
import { createTestService, type TestService } from '../test-support/test-service';
import { healthRoutes } from './health.routes';
import { drainConnections } from './http/drain-connections';

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

const get = (path: string, init?: RequestInit) => fetch(service.origin + path, init);
const post = (path: string, body: string, headers = {}) =>
  get(`/en-gb/api${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

test('the service is alive and ready', async () => {
  expect(await (await get('/livez')).json()).toEqual({ status: 'ok' });
  expect(await (await get('/readyz')).json()).toEqual({
    status: 'ok',
    database: expect.stringMatching(/^(pglite|postgres)$/),
    businesses: 2,
  });
});

test('a service that is about to stop is alive, and no longer ready', async () => {
  const app = fastify();
  drainConnections(app);
  healthRoutes(app, service.db, 'pglite');
  app.stopping.hasBegun = true;
  expect((await app.inject('/livez')).statusCode).toBe(200);
  const reply = await app.inject('/readyz');
  expect([reply.statusCode, reply.json()]).toEqual([503, { status: 'stopping' }]);
});

test('every operation replies: an implemented one never 501, others always not_implemented', async () => {
  let token = await service.logIn();
  for (const operation of Object.values(operations)) {
    const key = operation.key as 'POST /location/geocode';
    const { status, problem } = await service.call(key, {} as never, {
      as: 'access' in operation && operation.access === 'member' ? token : undefined,
      admin: true,
    });
    if (operation.key === 'POST /member/sessions-end-all') token = await service.logIn();
    const later = 'later' in operation;
    if (later && !('multipart' in operation) && problem.code === 'validation_failed') continue; // The schema has already checked its shape.
    expect([operation.key, status === 501]).toEqual([operation.key, later]);
    if (later) expect(problem.code).toBe('not_implemented');
    // A gateway that the operation names as a possible refusal is not configured here.
    expect([operation.key, status === 501 || status < 500 || problem.expected]).toEqual([operation.key, true]);
  }
});

test('an unknown field is a 422 with its path', async () => {
  const response = await post('/basket/add-item', '{"menuItem":{"id":1,"quantiti":2}}');
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  const problem = await response.json();
  expect(problem).toMatchObject({ code: 'validation_failed', expected: false });
  expect(problem.errors).toEqual([
    { path: 'menuItem.quantiti', message: 'must NOT have additional properties', code: 'additionalProperties' },
  ]);
});

test('invalid input of every kind is a client error, never a 500', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
  const tries: [string, string, object?][] = [
    ['/basket/clear', '{'],
    ['/basket/clear', ''],
    ['/basket/clear', 'null'],
    ['/basket/clear', '[]'],
    ['/basket/clear', deep],
    ['/basket/clear', JSON.stringify({ basketToken: 'x'.repeat(120_000) })],
    ['/basket/clear', '{"__proto__":{"a":1}}'],
    ['/catalogue/global-search', JSON.stringify({ storeId: 101, searchTerm: "ab'; drop table items;--" })],
    ['/catalogue/global-search', JSON.stringify({ storeId: 101, searchTerm: 'a\u0000b c' })],
    ['/catalogue/global-search', JSON.stringify({ storeId: 101, searchTerm: '&&!!()' })],
    ['/stores/search', JSON.stringify({ postcode: '\u0000' })],
    ['/stores/search', JSON.stringify({ latitude: 91, longitude: 0 })],
    ['/stores/details', JSON.stringify({ seoUrl: '\u0000' })],
    ['/stores/details', '{"storeId":9007199254740993}'],
    ['/catalogue/item-details', JSON.stringify({ storeId: 101, itemSlug: '\u0000' })],
    ['/slots/list', JSON.stringify({ storeId: 101, fulfilmentMethod: 'delivery', startDate: '2026-99-99' })],
    ['/oauth/token', JSON.stringify({ grant_type: 'password', username: 'a@b.c', password: '\u0000' })],
    ['/oauth/token', JSON.stringify({ grant_type: 'password', username: '\u0000@b.c', password: 'x' })],
    ['/basket/clear', '{}', { authorization: 'Bearer nonsense' }],
    ['/basket/clear', '{}', { 'content-type': 'text/plain' }],
    ['/slots/reserve', '{}', { 'idempotency-key': 'x' }],
    // Ajv once parsed this as Infinity, which JSON cannot represent.
    ['/catalogue/global-search', JSON.stringify({ storeId: 101, searchTerm: 'milk', categoryPage: '1e999' })],
    ['/no/such/thing', '{}'],
  ];
  for (const [path, body, headers] of tries) {
    const { status } = await post(path, body, headers);
    expect([path, body.slice(0, 60), status < 500]).toEqual([path, body.slice(0, 60), true]);
  }
  expect((await post('/basket/clear', '{')).status).toBe(400);
});

test('the OpenAPI document has every operation, and Swagger UI shows it under a strict policy', async () => {
  const document = await (await get('/en-gb/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  const count = Object.values(document.paths as object).flatMap((item) => Object.keys(item)).length;
  expect(count).toBe(Object.keys(operations).length);
  expect(
    document.paths['/basket/add-item'].post.responses['200'].content['application/json'].schema.properties.basket,
  ).toEqual({
    $ref: '#/components/schemas/Basket',
  });
  expect(document.paths['/slots/hold-stream'].get.parameters).toEqual([
    { name: 'basketToken', in: 'query', required: true, schema: expect.objectContaining({ type: 'string' }) },
  ]);
  const page = await get('/docs');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)'?[^;]*script|script-src[^;]*unsafe/);
  expect(await page.text()).toContain('swagger-ui');
  const shown = (await (await get('/docs/json')).json()) as { paths: object };
  expect(Object.keys(shown.paths)).toContain('/catalogue/category-tree');
});

test('the business header is trusted only with the internal key, and a body must not contradict it', async () => {
  const wrong = await post('/white-label/settings', '{}', { 'x-business-id': '2', 'x-internal-key': 'guess' });
  expect(wrong.status).toBe(403);
  expect((await service.call('POST /white-label/settings', {}, { business: 2 })).data.name).toBe('Testhouse');
  const contradiction = await service.call('POST /stores/search', { businessId: 2 });
  expect([contradiction.status, contradiction.problem.code]).toEqual([422, 'business_mismatch']);
});

test('the clock endpoint exists only outside production', async () => {
  const moved = await service.call('POST /admin/clock', { advanceSeconds: 60 }, { admin: true });
  expect(moved.data).toEqual({ now: '2026-11-25T10:01:00.000Z', moved: true });
  expect((await service.call('GET /slots/server-time')).data.serverTime).toBe('2026-11-25T10:01:00.000Z');
  await service.call('POST /admin/clock', { reset: true }, { admin: true });
  expect((await service.call('POST /admin/clock', { advanceSeconds: 60 })).status).toBe(401);

  const production = await createTestService({ production: true });
  const absent = await production.call('POST /admin/clock', { advanceSeconds: 60 }, { admin: true });
  expect([absent.status, absent.problem.code]).toEqual([404, 'not_found']);
  await production.close();
});
