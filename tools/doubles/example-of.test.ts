import { exampleOf } from './runtime/example-of';

test.each([
  [{ const: 'added' }, 'added'],
  [{ enum: ['set', 'log-in'] }, 'set'],
  [{ anyOf: [{ type: 'boolean' }, { type: 'string' }] }, true],
  [{ type: 'integer', minimum: 5 }, 5],
  [{ type: 'string', minLength: 9 }, 'example..'],
  [{ type: 'array', items: { type: 'number' } }, []],
  [{ type: 'array', items: { type: 'number' }, minItems: 2 }, [1, 1]],
  [{ type: 'object', required: ['id'], properties: { id: { type: 'number' }, note: { type: 'string' } } }, { id: 1 }],
])('the example of %j is %j', (schema, example) => expect(exampleOf(schema)).toEqual(example));

test('a schema whose limit the example does not keep is named', () => {
  expect(() => exampleOf({ type: 'string', pattern: '^[0-9]+$' } as object)).toThrow(
    /^No example can be made of the schema .*"pattern":"\^\[0-9\]\+\$"}: it must match pattern/,
  );
});
