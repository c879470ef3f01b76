/** @jest-environment node */
import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import type { OperationSchemas, PayloadSchema } from '@storefront/remote-kit/payload-schema.types';
import type { ApiDocument } from './api-document';
import { callFaults } from './call-faults';

const text: PayloadSchema = { type: 'string' };
const object = (properties: Readonly<Record<string, PayloadSchema>>, required = Object.keys(properties)) =>
  ({ type: 'object', properties, required, additionalProperties: false }) as const;

/** A version that finds orders by a day, and replaces their notes. */
const manifest = (operations?: OperationSchemas): ReleaseManifest =>
  ({
    name: 'mf-member',
    version: '1',
    uses: { operations: ['GET /orders', 'PUT /orders/:id'] },
    schemas: { facts: {}, commands: {}, operations },
  }) as unknown as ReleaseManifest;
const built = manifest({
  definitions: [object({ total: { type: 'integer' } })],
  byOperation: {
    'GET /orders': { query: object({ day: text }), reply: { $ref: '#/0' } },
    'PUT /orders/:id': { body: object({ note: text }), reply: { $ref: '#/0' } },
  },
});

const content = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const day = { name: 'day', in: 'query', required: true, schema: text };

/** The document of a back end, with one of its parts in another form. */
function documentWith({
  parameters = [day] as unknown,
  body = object({ note: text }) as unknown,
  reply = { $ref: '#/components/schemas/Order' } as unknown,
  order = object({ total: { type: 'integer' } }) as unknown,
} = {}): ApiDocument {
  return {
    paths: {
      '/orders': { get: { parameters, responses: { 200: content(reply) } } },
      '/orders/{id}': { put: { requestBody: content(body), responses: { 200: content(reply) } } },
    },
    components: { schemas: { Order: order } },
  };
}

test('the same shapes fit, and so do further fields of a reply, limits and descriptions', () => {
  expect(callFaults(built, documentWith())).toEqual([]);
  const order = object({ total: { type: 'integer' }, tip: { type: 'integer' } });
  expect(callFaults(built, documentWith({ order }))).toEqual([]);
  const body = object({ note: { type: 'string', maxLength: 5, description: 'For the picker' } as PayloadSchema });
  expect(callFaults(built, documentWith({ body }))).toEqual([]);
});

test.each([
  [{ body: object({ text }) }, 'calls PUT /orders/:id with a body that it does not accept: '],
  [{ parameters: [{ ...day, name: 'date' }] }, 'calls GET /orders with a query that it does not accept: '],
])('what it sends in another form than %j accepts is a fault', (other, fault) => {
  expect(callFaults(built, documentWith(other))).toEqual([expect.stringContaining(fault)]);
});

test('a reply of another shape is a fault of each operation that replies with it', () => {
  expect(callFaults(built, documentWith({ order: object({ total: text }) }))).toEqual([
    "calls GET /orders and does not expect its reply: 'total' may be of the type string",
    "calls PUT /orders/:id and does not expect its reply: 'total' may be of the type string",
  ]);
});

test('missing operations are listed in one clause', () => {
  expect(callFaults(built, { paths: {} })).toEqual(['calls GET /orders, PUT /orders/:id, which it does not have']);
});

test('shapes that one side does not describe, or that cannot be read, are not compared', () => {
  expect(callFaults(manifest(), documentWith({ order: text }))).toEqual([]);
  const bare = { paths: { '/orders': { get: {} }, '/orders/{id}': { put: {} } } };
  expect(callFaults(built, bare)).toEqual([]);
  expect(callFaults(built, documentWith({ order: { allOf: [text] } }))).toEqual([]);
  expect(callFaults(built, documentWith({ reply: { $ref: '#/components/schemas/None' } }))).toEqual([]);
  expect(callFaults(built, documentWith({ reply: { $ref: 'https://other.example/order' } }))).toEqual([]);
  for (const parameters of [null, 'day', [null, { in: 'query' }]])
    expect(callFaults(built, documentWith({ parameters }))).toEqual([]);
});

test('a schema that contains itself ends the comparison', () => {
  const order = { type: 'object', properties: { below: { $ref: '#/components/schemas/Order' } }, required: [] };
  expect(callFaults(built, documentWith({ order }))).toHaveLength(2);
});
