/** @jest-environment node */
import { operations } from '@storefront/api/operations';
import { comparableSchema } from './comparable-schema';
import { operationSchemaOf, operationSchemas } from './operation-schemas';

test('the shapes of each call are recorded, and equal objects once', () => {
  const recorded = operationSchemas(['POST /basket/add-item', 'POST /basket/update-tip', 'GET /nowhere'], []);
  const { definitions, byOperation } = recorded;
  expect(Object.keys(byOperation)).toEqual(['POST /basket/add-item', 'POST /basket/update-tip']);
  expect(new Set(definitions.map((one) => JSON.stringify(one))).size).toBe(definitions.length);
  expect(byOperation['POST /basket/add-item']?.body).toEqual({ $ref: expect.stringMatching(/^#\/\d+$/) });
  for (const [key, operation] of Object.entries({
    'POST /basket/add-item': operations['POST /basket/add-item'],
    'POST /basket/update-tip': operations['POST /basket/update-tip'],
  }))
    expect(operationSchemaOf(recorded, key)).toEqual({
      body: comparableSchema(operation.body),
      reply: comparableSchema(operation.reply),
    });
  expect(operationSchemaOf(recorded, 'GET /nowhere')).toEqual({});
});

test('of the errors of a call those are recorded that the package names', () => {
  const key = 'POST /basket/add-item';
  const [first = '', ...others] = operations[key].errors;
  expect(others.length).toBeGreaterThan(0);
  const { byOperation } = operationSchemas([key], [first, 'payment_failed']);
  expect(byOperation[key]?.errors).toEqual({ enum: [first] });
  expect(operationSchemaOf({ definitions: [], byOperation: { [key]: { errors: { enum: [first] } } } }, key)).toEqual({
    errors: { enum: [first] },
  });
  // Any operation may reply with these.
  const general = operationSchemas(['POST /member/change-password'], ['rate_limited', 'validation_failed']);
  expect(general.byOperation['POST /member/change-password']).not.toHaveProperty('errors');
  expect(operationSchemas([key], ['payment_failed']).byOperation[key]).not.toHaveProperty('errors');
});

test('references that multiply, or that lead back to themselves, end with an error', () => {
  const twice = (at: number) => ({ type: 'object', properties: { a: { $ref: `#/${at}` }, b: { $ref: `#/${at}` } } });
  const definitions = [...Array.from({ length: 40 }, (_, at) => twice(at + 1)), {}];
  const byOperation = { 'GET /orders': { reply: { $ref: '#/0' } } };
  expect(() => operationSchemaOf({ definitions, byOperation }, 'GET /orders')).toThrow('it has more than 20000 parts');
  expect(() => operationSchemaOf({ definitions: [twice(0)], byOperation }, 'GET /orders')).toThrow(
    'more than 20000 parts',
  );
});

test('limits and descriptions are left out, and unknown keywords stay', () => {
  expect(
    comparableSchema({
      type: 'object',
      title: 'Order',
      properties: {
        total: { type: 'integer', minimum: 0 },
        point: { type: 'array', items: [{ type: 'number' }], additionalItems: false },
        names: { type: 'object', patternProperties: { '^.*$': { type: 'string' } } },
        state: { enum: ['open', 'paid'], type: 'string' },
        other: { allOf: [{ type: 'string' }] },
      },
      required: ['total'],
      additionalProperties: false,
    }),
  ).toEqual({
    type: 'object',
    properties: {
      total: { type: 'integer' },
      point: { type: 'array' },
      names: { type: 'object' },
      state: { enum: ['open', 'paid'] },
      other: { allOf: [{ type: 'string' }] },
    },
    required: ['total'],
    additionalProperties: false,
  });
});
