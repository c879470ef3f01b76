import fc, { type Arbitrary } from 'fast-check';

/** The JSON Schema keywords that the operations use; a test fails for any other. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

/** Existing values by field name: with them a request passes the first look-up. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const text = ({ minLength = 0, maxLength = 60 }: JsonSchema) =>
  fc.oneof(
    fc.string({ minLength, maxLength: Math.min(maxLength, 60) }),
    fc
      .string({ unit: 'binary', minLength, maxLength: Math.min(maxLength, 60) })
      .map((value) => value.slice(0, maxLength)),
    fc.constantFrom("Robert'); --", 'été', '你好', '🍎🍏', ' '.repeat(3)).filter((value) => value.length <= maxLength),
  );

/** Patterns with lookaround cannot be generated; such a text is arbitrary. */
const LOOKAROUND = /\(\?<?[=!]/;

function generateValue(schema: JsonSchema, known: KnownValues): Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => validValue(one, known)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, field]) => [name, validValue(field, known, name)]),
        ),
        { requiredKeys: schema.required ?? [] },
      );
    case 'array':
      return fc.array(validValue(schema.items ?? {}, known), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'string':
      return schema.pattern && !LOOKAROUND.test(schema.pattern)
        ? fc.stringMatching(new RegExp(schema.pattern), { maxLength: 60 })
        : text(schema);
    case 'integer':
      return fc.maxSafeInteger().map((value) => limitRange(value, schema));
    case 'number':
      return fc
        .double({ min: schema.minimum ?? -1e6, max: schema.maximum ?? 1e6, noNaN: true })
        .map((value) => value || 0);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function limitRange(
  value: number,
  { minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema,
) {
  if (value >= minimum && value <= maximum) return value;
  const span = Math.min(maximum - minimum + 1, Number.MAX_SAFE_INTEGER);
  return minimum + (Math.abs(value) % span);
}

/** A value that matches a schema; in four of five cases an existing one, if the field's name is known. */
export function validValue(schema: JsonSchema, known: KnownValues, name = ''): Arbitrary<unknown> {
  const made = generateValue(schema, known);
  const real = known[name]?.filter((value) => schema.type === undefined || matchesType(value, schema));
  if (!real?.length) return made;
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...real) }, { weight: 1, arbitrary: made });
}

const matchesType = (value: unknown, { type }: JsonSchema) =>
  type === 'integer' || type === 'number' ? typeof value === 'number' : typeof value === type;
