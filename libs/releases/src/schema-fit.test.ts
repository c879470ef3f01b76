/** @jest-environment node */
import Type, { type TSchema } from 'typebox';
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
  ['it may be of the kind "partial"', Type.Object({ kind: Type.Literal('partial') }), reply],
  ['\'kind\' may be "refused"', reply, Type.Object({ kind: Type.Literal('added') })],
  [
    "'items[].id' may be missing",
    Type.Object({ items: Type.Array(Type.Object({})) }),
    Type.Object({ items: Type.Array(item) }),
  ],
  ['it may be anything', Type.Unknown(), Type.String()],
])('%s, so it does not fit', (why, given, expected) => {
  expect(misfit(given, expected)).toBe(why);
});
