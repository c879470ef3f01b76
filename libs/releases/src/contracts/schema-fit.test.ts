/** @jest-environment node */
import Type, { type TSchema } from 'typebox';
import { assertReadableSchemas } from './readable-schema';
import { misfit } from './schema-fit';

const item = Type.Object({ id: Type.Integer({ minimum: 1 }), note: Type.Optional(Type.String()) });
const closed = Type.Object({ id: Type.Integer() }, { additionalProperties: false });
const reply = Type.Union([
  Type.Object({ kind: Type.Literal('added'), quantity: Type.Number() }),
  Type.Object({ kind: Type.Literal('refused'), code: Type.String() }),
]);

test.each<[what: string, given: TSchema, expected: TSchema]>([
  ['the same shape', item, item],
  ['another limit', Type.Object({ id: Type.Integer({ minimum: 5 }) }), item],
  ['a field that an open object does not know', Type.Object({ id: Type.Integer(), tag: Type.String() }), item],
  ['a required field where it is optional', Type.Object({ id: Type.Integer(), note: Type.String() }), item],
  ['an integer where a number is expected', Type.Integer(), Type.Number()],
  ['fewer values of an enumeration', Type.Enum(['similar']), Type.Enum(['none', 'similar'])],
  ['a value where text is expected', Type.Enum(['none', 'similar']), Type.String()],
  ['one alternative of a union', Type.Object({ kind: Type.Literal('added'), quantity: Type.Integer() }), reply],
  ['anything where nothing is expected', item, Type.Object({})],
  ['nothing where nothing is expected', { enum: [null] }, Type.Null()],
  ['a whole number where an integer is expected', Type.Enum([1, 2]), Type.Integer()],
])('%s fits', (_what, given, expected) => {
  expect(misfit(given, expected)).toBeUndefined();
});

test.each<[why: string, given: TSchema, expected: TSchema]>([
  ["'id' may be missing", Type.Object({ note: Type.String() }), item],
  ["'id' may be missing", Type.Object({ id: Type.Optional(Type.Integer()) }), item],
  ["'id' may be of the type string", Type.Object({ id: Type.String() }), item],
  ["'id' may be of the type number", Type.Object({ id: Type.Number() }), item],
  ["'note' is not accepted", item, closed],
  ['it may be "ask"', Type.Enum(['none', 'ask']), Type.Enum(['none', 'similar'])],
  ['it may be of the type string', Type.String(), Type.Enum(['none', 'similar'])],
  ["'quantity' may be missing", Type.Object({ kind: Type.Literal('added') }), reply],
  ["'id' may be missing", Type.Union([Type.Null(), Type.Object({})]), Type.Union([Type.Null(), item])],
  ['it may be of the kind "partial"', Type.Object({ kind: Type.Literal('partial') }), reply],
  ['\'kind\' may be "refused"', reply, Type.Object({ kind: Type.Literal('added') })],
  [
    "'items[].id' may be missing",
    Type.Object({ items: Type.Array(Type.Object({})) }),
    Type.Object({ items: Type.Array(item) }),
  ],
  ['it may be anything', Type.Unknown(), Type.String()],
  ['it may be null', { enum: [null] }, Type.Object({})],
])('%s, so it does not fit', (why, given, expected) => {
  expect(misfit(given, expected)).toBe(why);
});

const manifestOf = (schemas: unknown) => ({ name: 'mf-basket', version: '1.0.0', schemas }) as never;
const withPayload = (payload: unknown) =>
  manifestOf({ facts: {}, commands: { 'basket:add': { payload, reply: Type.Object({}) } } });

test.each<[fault: string, payload: unknown]>([
  ['it has $ref, which is not supported', { $ref: '#/item' }],
  ['it has allOf, which is not supported', { allOf: [item] }],
  ['it has oneOf, which is not supported', { oneOf: [item] }],
  ["'id' has not, which is not supported", Type.Object({ id: { not: { type: 'string' } } as TSchema })],
  ['it has patternProperties, which is not supported', Type.Record(Type.String(), Type.Number())],
  ['it has a value of additionalProperties that is not supported', { type: 'object', additionalProperties: item }],
  ['it has no schema', null],
  [
    "'items[].id' has no schema",
    { type: 'object', properties: { items: { items: { ...item, properties: { id: null } }, type: 'array' } } },
  ],
  ['it has a value of required that is not supported', { type: 'object', required: 5 }],
  ['it has a value of type that is not supported', { type: ['string', 'null'] }],
  ['it has a value of const that is not supported', { const: [1] }],
  ['it has a value of enum that is not supported', { enum: [{ kind: 'a' }] }],
  ['it has a value of anyOf that is not supported', { anyOf: {} }],
  ['it has properties, which is not supported in a schema of no type', { properties: {}, required: ['id'] }],
  ['it has items, which is not supported in a schema of the type string', { type: 'string', items: item }],
  ['it has required, which is not supported beside anyOf', { ...reply, required: ['id'] }],
])('%s, so the version is refused', (fault, payload) => {
  expect(() => assertReadableSchemas(withPayload(payload))).toThrow(
    `The payload of the command 'basket:add' of mf-basket 1.0.0 cannot be compared: ${fault}.`,
  );
});

test('a schema without an end, a fact and a list of schemas are refused in the same way', () => {
  const deep = Array.from({ length: 60 }).reduce<unknown>((items) => ({ type: 'array', items }), item);
  expect(() => assertReadableSchemas(withPayload(deep))).toThrow('is nested more than 50 levels deep');
  const fact = { type: 'object', properties: { at: { type: 'date' } } };
  expect(() => assertReadableSchemas(manifestOf({ facts: { 'basket:emptied': fact }, commands: {} }))).toThrow(
    "The fact 'basket:emptied' of mf-basket 1.0.0 cannot be compared: 'at' has a value of type that is not supported.",
  );
  for (const schemas of [null, 5, {}, { facts: {}, commands: [] }])
    expect(() => assertReadableSchemas(manifestOf(schemas))).toThrow('The list of schemas of mf-basket 1.0.0');
  expect(() => assertReadableSchemas(manifestOf({ facts: {}, commands: { 'basket:add': null } }))).toThrow(
    "'basket:add' of mf-basket 1.0.0 cannot be compared: it has no schema.",
  );
  for (const state of [null, []])
    expect(() => assertReadableSchemas(manifestOf({ facts: {}, commands: {}, state }))).toThrow(
      'The list of shared values of mf-basket 1.0.0 cannot be compared: it has no values.',
    );
  expect(() => assertReadableSchemas(manifestOf(undefined))).not.toThrow();
});

test('the shapes of operations are refused in the same way', () => {
  const withOperations = (operations: unknown) => manifestOf({ facts: {}, commands: {}, operations });
  const withReply = (reply: unknown, ...definitions: readonly unknown[]) =>
    withOperations({ definitions, byOperation: { 'GET /basket': { reply } } });
  const check = (manifest: never) => () => assertReadableSchemas(manifest);
  expect(check(withReply({ $ref: '#/0' }, item))).not.toThrow();
  const refused = "The reply of the operation 'GET /basket' of mf-basket 1.0.0 cannot be compared: ";
  expect(check(withReply({ $ref: '#/1' }, item))).toThrow(`${refused}it has $ref, which is not supported.`);
  expect(check(withReply({ $ref: '#/0' }, { allOf: [item] }))).toThrow(`${refused}it has allOf, which is not`);
  expect(check(withReply(5))).toThrow(`${refused}it has no schema.`);
  for (const operations of [null, [], { definitions: [] }, { definitions: [], byOperation: { 'GET /basket': 1 } }])
    expect(check(withOperations(operations))).toThrow('The list of operations of mf-basket 1.0.0');
});
