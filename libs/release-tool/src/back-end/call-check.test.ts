/** @jest-environment node */

import type { OperationSchemas, PayloadSchema } from '@storefront/remote-kit/contract/payload-schema.types';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import type { ApiDocument } from './api-document';
import { checkCalls } from './call-check';

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
  status = 200,
} = {}): ApiDocument {
  const responses = { [status]: content(reply) };
  const requestBody = body ? { required: true, ...content(body) } : undefined;
  return {
    paths: { '/orders': { get: { parameters, responses } }, '/orders/{id}': { put: { requestBody, responses } } },
    components: { schemas: { Order: order } },
  };
}

const misfits = (document: ApiDocument, version = built) => checkCalls(version, document).misfits;

test('the same shapes fit, and so do further fields of a reply, limits and descriptions', () => {
  expect(checkCalls(built, documentWith())).toEqual({ missing: [], misfits: [], uncompared: [] });
  const order = object({ total: { type: 'integer' }, tip: { type: 'integer' } });
  expect(misfits(documentWith({ order }))).toEqual([]);
  const body = object({ note: { type: 'string', maxLength: 5, description: 'For the picker' } as PayloadSchema });
  expect(misfits(documentWith({ body }))).toEqual([]);
});

test.each([
  [{ body: object({ text }) }, 'calls PUT /orders/:id with a body that it does not accept: '],
  [{ parameters: [{ ...day, name: 'date' }] }, 'calls GET /orders with a query that it does not accept: '],
  [{ parameters: [] }, "calls GET /orders with a query that it does not accept: 'day' is not accepted"],
  [{ body: null }, 'calls PUT /orders/:id with a body that it does not accept'],
])('what it sends where the back end has %j is a misfit', (other, fault) => {
  expect(misfits(documentWith(other))).toEqual([expect.stringContaining(fault)]);
});

test('a body or a query that the back end begins to demand is a misfit', () => {
  const calls = { definitions: [], byOperation: { 'GET /orders': {}, 'PUT /orders/:id': {} } };
  expect(misfits(documentWith(), manifest(calls))).toEqual([
    "calls GET /orders with a query that it does not accept: 'day' may be missing",
    'calls PUT /orders/:id without the body that it demands',
  ]);
});

test('a reply of another shape, or none, is a misfit of each operation that has it', () => {
  expect(misfits(documentWith({ order: object({ total: text }) }))).toEqual([
    "calls GET /orders and does not expect its reply: 'total' may be of the type string",
    "calls PUT /orders/:id and does not expect its reply: 'total' may be of the type string",
  ]);
  expect(misfits(documentWith({ status: 501 }))).toEqual([
    'calls GET /orders and it never replies with 200',
    'calls PUT /orders/:id and it never replies with 200',
  ]);
});

test('an error that a version handles and the back end no longer has is a misfit', () => {
  const byOperation = { 'GET /orders': { query: object({ day: text }), errors: { enum: ['a', 'b'] } } };
  const version = manifest({ definitions: [], byOperation });
  const withErrors = (errors: unknown) => {
    const { paths } = documentWith();
    return { paths: { ...paths, '/orders': { get: { ...(paths['/orders']?.get as object), 'x-errors': errors } } } };
  };
  expect(misfits(withErrors(['c', 'b', 'a']), version)).toEqual([]);
  expect(misfits(withErrors(['a', 'c']), version)).toEqual([
    "calls GET /orders and handles its error 'b', which it no longer has",
  ]);
  // The document of another back end may not list them.
  for (const errors of [undefined, 'a']) expect(misfits(withErrors(errors), version)).toEqual([]);
});

test('missing operations are listed', () => {
  expect(checkCalls(built, { paths: {} })).toMatchObject({ missing: ['GET /orders', 'PUT /orders/:id'], misfits: [] });
});

test('shapes that a build did not record are not compared', () => {
  expect(misfits(documentWith({ order: text }), manifest())).toEqual([]);
});

const recursive = {
  type: 'object',
  properties: { left: { $ref: '#/components/schemas/Order' }, right: { $ref: '#/components/schemas/Order' } },
  required: [],
};
test.each<[what: string, document: ApiDocument, uncompared: string]>([
  ['a keyword', documentWith({ order: { allOf: [text] } }), 'the reply of GET /orders'],
  ['a reference to nothing', documentWith({ reply: { $ref: '#/components/none' } }), 'the reply of GET /orders'],
  ['a reference elsewhere', documentWith({ reply: { $ref: 'https://a.example/b' } }), 'the reply of GET /orders'],
  ['a schema that multiplies', documentWith({ order: recursive }), 'the shapes of GET /orders'],
  ['no description', { paths: { '/orders': { get: {} }, '/orders/{id}': { put: {} } } }, 'the shapes of GET /orders'],
])('%s in the document is named as not compared', (_what, document, uncompared) => {
  const check = checkCalls(built, document);
  expect(check.misfits).toEqual([]);
  expect(check.uncompared).toContain(uncompared);
});

test.each([null, 7, { definitions: null, byOperation: {} }, { definitions: [], byOperation: { 'GET /orders': null } }])(
  'operations of a manifest that are %j are one sentence',
  (operations) => {
    expect(() => checkCalls(manifest(operations as never), documentWith())).toThrow(
      'The list of operations of mf-member 1 cannot be compared: it has no definitions or no operations.',
    );
  },
);
