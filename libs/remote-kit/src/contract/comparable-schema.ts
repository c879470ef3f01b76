import type { PayloadSchema } from './payload-schema.types';

/** Far deeper than any contract. A reference to the schema that contains it ends there. */
const MAX_DEPTH = 50;
/** Far more than an operation has, and little work. */
const MAX_PARTS = 20_000;

/** How many parts may still be converted, of all schemas that are read together. */
export class SchemaBudget {
  private left = MAX_PARTS;

  /** @throws Error when there are too many, such as by references that multiply */
  spend(): void {
    this.left -= 1;
    if (this.left < 0) throw new Error(`it has more than ${MAX_PARTS} parts`);
  }
}

/**
 * A JSON Schema without what the comparison of shapes ignores: limits, formats, descriptions. A list with a schema for
 * each position becomes a list, and an object with patterns for its names an object: what they contain is not compared.
 * Keywords that the comparison does not know stay, so that `unreadable` finds them.
 * @param resolve the schema that a `$ref` names; without it, references stay
 * @throws Error when the budget is spent
 */
export function comparableSchema(
  schema: object,
  resolve: (reference: string) => unknown = () => undefined,
  budget = new SchemaBudget(),
  depth = 0,
): PayloadSchema {
  budget.spend();
  const convert = (below: unknown): PayloadSchema =>
    isObject(below) && depth < MAX_DEPTH ? comparableSchema(below, resolve, budget, depth + 1) : {};
  const { $ref, anyOf, type, ...rest } = schema as Readonly<Record<string, unknown>>;
  const target = typeof $ref === 'string' ? resolve($ref) : undefined;
  if (target) return convert(target);
  if (Array.isArray(anyOf)) return { anyOf: anyOf.map(convert) };
  if (Array.isArray(rest.enum)) return { enum: rest.enum };
  if ('const' in rest) return { const: rest.const };
  if (type === 'array') return isObject(rest.items) ? { type, items: convert(rest.items) } : { type };
  if (type === 'object') return { type, ...fieldsOf(rest, convert) };
  return typeof type === 'string' ? { type } : { ...schema };
}

function fieldsOf(
  { properties, required, additionalProperties }: Readonly<Record<string, unknown>>,
  convert: (schema: unknown) => PayloadSchema,
): PayloadSchema {
  if (!isObject(properties)) return {};
  return {
    properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, convert(field)])),
    ...(Array.isArray(required) && { required }),
    ...(additionalProperties === false && { additionalProperties }),
  };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
