import { exampleOf } from './runtime/example-of';

test.each([
  [{ const: 'added' }, 'added'],
  [{ enum: ['set', 'log-in'] }, 'set'],
  [{ anyOf: [{ type: 'boolean' }, { type: 'string' }] }, true],
  [{ type: 'integer', minimum: 5 }, 5],
  [{ type: 'string', minLength: 9 }, 'example..'],
  [{ type: 'integer', minimum: 1.5 }, 2],
  [{ type: 'number', maximum: 0 }, 0],
  [{ type: 'integer', exclusiveMinimum: 1, maximum: 9 }, 2],
  [{ type: 'string', maxLength: 4 }, 'exam'],
  [{ type: 'string', format: 'date-time' }, '2030-01-31T10:00:00Z'],
  [{ type: 'string', format: 'date' }, '2030-01-31'],
  [{ type: 'string', format: 'time' }, '10:00:00Z'],
  [{ type: 'string', format: 'email' }, 'example@example.com'],
  [{ type: 'string', format: 'uri' }, 'https://example.com/'],
  [{ type: 'string', format: 'uuid' }, '01234567-89ab-4def-8123-456789abcdef'],
  [{ type: 'string', pattern: '^[0-9]+$', examples: ['17'] }, '17'],
  [{ anyOf: [{ type: 'string', pattern: '^[0-9]+$' }, { type: 'null' }] }, null],
  [{ type: 'array', items: { type: 'number' } }, []],
  [{ type: 'array', items: { type: 'number' }, minItems: 2 }, [1, 1]],
  [{ type: 'object', required: ['id'], properties: { id: { type: 'number' }, note: { type: 'string' } } }, { id: 1 }],
])('the example of %j is %j', (schema, example) => expect(exampleOf(schema)).toEqual(example));

test('a schema whose limit the example does not keep is named', () => {
  expect(() => exampleOf({ type: 'string', pattern: '^[0-9]+$' } as object)).toThrow(
    /^No example can be made of the schema .*"pattern":"\^\[0-9\]\+\$"}: it must match pattern/,
  );
});
