type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const isNull = (schema: unknown) => isSchema(schema) && schema.type === 'null';

/** The other branch of a union with null; undefined for any other schema, and where that branch is a union too. */
function branchBesideNull({ anyOf }: Schema): Schema | undefined {
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || !anyOf.some(isNull)) return undefined;
  const branch: unknown = anyOf.find((one) => !isNull(one));
  return isSchema(branch) && !branch.anyOf ? branch : undefined;
}

const converted = new WeakMap<object, unknown>();

function convert(schema: Schema): unknown {
  if (Array.isArray(schema)) return schema.map(withNullable);
  const branch = branchBesideNull(schema);
  const { anyOf: _union, ...others } = schema;
  const fields = branch ? { ...others, ...branch, nullable: true } : schema;
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withNullable(value)]));
}

/**
 * A reply's schema for the serializer, with `nullable` in place of each union with null. To choose a branch of a union,
 * the serializer compiles a validator of the whole reply and validates each value.
 * @param schema any part of a schema; it is not changed. The same part gives the same object, as the serializer expects
 */
export function withNullable(schema: unknown): unknown {
  if (!isSchema(schema)) return schema;
  if (!converted.has(schema)) converted.set(schema, convert(schema));
  return converted.get(schema);
}
