import { allOperations } from '@storefront/api/operations';
import { compileSerializer } from './compile-on-first-use';
import { withNullable } from './nullable-schema';

const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const name = { type: 'object', properties: { name: orNull({ type: 'string' }) }, required: ['name'] };
const place = { type: 'object', properties: { town: { type: 'string' } }, required: ['town'] };

const serialize = (schema: object, value: unknown) =>
  compileSerializer({ schema, method: 'GET', url: '/', httpStatus: '200' })(value);

test.each([
  ['a text', orNull({ type: 'string' }), 'Pipwell', '"Pipwell"'],
  ['no text', orNull({ type: 'string' }), null, 'null'],
  ['a number', orNull({ type: 'integer' }), 0, '0'],
  ['no number', orNull({ type: 'integer' }), null, 'null'],
  ['no constant', orNull({ const: 'open' }), null, 'null'],
  ['a list', orNull({ type: 'array', items: orNull({ type: 'string' }) }), ['a', null], '["a",null]'],
  ['no list', orNull({ type: 'array', items: { type: 'string' } }), null, 'null'],
  ['an object, of which an unknown field is not sent', orNull(name), { name: null, secret: 'key' }, '{"name":null}'],
  ['no object', orNull(name), null, 'null'],
  ['one of two objects', orNull({ anyOf: [name, place] }), { town: 'Leeds' }, '{"town":"Leeds"}'],
  ['neither of two objects', orNull({ anyOf: [name, place] }), null, 'null'],
])('%s is sent where it may be null', (_, schema, value, sent) => expect(serialize(schema, value)).toBe(sent));

test('an object that may be null is refused without a field that it must have', () => {
  expect(() => serialize(orNull(place), {})).toThrow('"town" is required');
});

test('a schema is not changed, and the same one gives the same object', () => {
  const schema = orNull(place);
  expect(withNullable(schema)).toEqual({ ...place, nullable: true });
  expect(withNullable(schema)).toBe(withNullable(schema));
  expect(schema).toEqual({ anyOf: [place, { type: 'null' }] });
});

test('no reply keeps a union with null, which would be validated for each request', () => {
  const unions = allOperations.filter(({ reply }) => JSON.stringify(withNullable(reply)).includes('"type":"null"'));
  expect(unions.map(({ key }) => key)).toEqual([]);
});
