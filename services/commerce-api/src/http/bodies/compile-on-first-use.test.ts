import { allOperations } from '@storefront/api/operations';
import Fastify from 'fastify';
import { compileOnFirstUse, compileSerializer, compileValidator } from './compile-on-first-use';

test.each(allOperations.map((operation) => [operation.key, operation] as const))(
  '%s has schemas that compile',
  (url, { body, query, reply }) => {
    for (const schema of [body, query]) if (schema) expect(compileValidator({ schema })).toEqual(expect.any(Function));
    const serialize = compileSerializer({ schema: reply, method: 'POST', url, httpStatus: '200' });
    expect(serialize).toEqual(expect.any(Function));
  },
);

test('a route validates its second request as it does its first', async () => {
  const app = Fastify();
  compileOnFirstUse(app);
  const body = { type: 'object', properties: { count: { type: 'integer' } }, required: ['count'] };
  app.post('/', { schema: { body } }, () => ({}));
  const post = async (count: unknown) => (await app.inject({ method: 'POST', url: '/', payload: { count } })).json();
  for (const _ of [1, 2]) {
    expect(await post('1')).toMatchObject({ statusCode: 400, message: 'body/count must be integer' });
    expect(await post(1)).toEqual({});
  }
});

test('a route sends only what its reply names', async () => {
  const app = Fastify();
  compileOnFirstUse(app);
  const reply = { type: 'object', properties: { name: { type: 'string' } }, additionalProperties: false };
  app.get('/', { schema: { response: { 200: reply } } }, () => ({ name: 'Pipwell', secret: 'key' }));
  expect((await app.inject('/')).body).toBe('{"name":"Pipwell"}');
});
