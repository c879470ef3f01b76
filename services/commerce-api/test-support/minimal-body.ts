/** The keywords of JSON Schema that bodies of operations use. */
interface Schema {
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number;
  minimum?: number;
  minLength?: number;
  pattern?: string;
}

/** One of them matches each pattern of our texts. */
const TEXTS = [
  'Text',
  '2026-11-25',
  '12:00',
  '2026-11-25T12:00',
  'sam@desk.test',
  'https://programs.example/hook',
  'SE1 9GF',
  'text',
  '1',
];

function textFor({ minLength = 1, pattern }: Schema): string {
  const isRight = (text: string) => text.length >= minLength && (!pattern || new RegExp(pattern, 'u').test(text));
  return TEXTS.find(isRight) ?? 'x'.repeat(minLength);
}

function valueFor(schema: Schema): unknown {
  if (schema.anyOf) return valueFor(schema.anyOf.find(({ type }) => type !== 'null') ?? { type: 'null' });
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') return minimalBody(schema, {});
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => valueFor(schema.items ?? {}));
  if (schema.type === 'string') return textFor(schema);
  if (schema.type === 'boolean') return false;
  return schema.type === 'null' ? null : Math.max(schema.minimum ?? 1, 0);
}

/** A valid body with its required fields alone. @param given values that it has instead, by field */
export function minimalBody(schema: unknown, given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { properties = {}, required = [] } = (schema ?? {}) as Schema;
  const made = required.map((name) => [name, valueFor(properties[name] ?? {})] as const);
  return { ...Object.fromEntries(made), ...given };
}

/** The names of a body's fields. */
export const fieldsOfBody = (schema: unknown): string[] => Object.keys(((schema ?? {}) as Schema).properties ?? {});
