import type { PayloadSchema } from '@storefront/remote-kit/contract/payload-schema.types';

/**
 * Why a value of the shape `given` may not be one of the shape `expected`, or undefined when it always is. Fields that
 * an open object does not expect are ignored, and so are limits, which the back end checks. Both shapes must be ones that
 * `assertReadableSchemas` accepts.
 * @param path the field that both shapes describe, such as 'menuItem.id'; empty for the whole payload
 */
export function misfit(given: PayloadSchema, expected: PayloadSchema, path = ''): string | undefined {
  const alternatives = alternativesOf(given);
  if (alternatives) return firstOf(alternatives, (one) => misfit(one, expected, path));
  const accepted = alternativesOf(expected);
  if (accepted) {
    let sameKindFault: string | undefined;
    for (const one of accepted) {
      const fault = misfit(given, one, path);
      if (!fault) return undefined;
      if (isSameKind(one, given)) sameKindFault ??= fault;
    }
    return sameKindFault ?? `${at(path)} may be ${words(given)}`;
  }
  if ('const' in expected) return given.const === expected.const ? undefined : `${at(path)} may be ${words(given)}`;
  if (expected.type && !isType(given, expected.type)) return `${at(path)} may be ${words(given)}`;
  if (expected.type === 'array') return misfit(given.items ?? {}, expected.items ?? {}, `${path}[]`);
  return expected.type === 'object' ? fieldMisfit(given, expected, path) : undefined;
}

function fieldMisfit(given: PayloadSchema, expected: PayloadSchema, path: string): string | undefined {
  const { properties = {}, required = [] } = expected;
  const below = (name: string) => (path ? `${path}.${name}` : name);
  const missing = required.find((name) => !given.required?.includes(name));
  if (missing !== undefined) return `${at(below(missing))} may be missing`;
  return firstOf(Object.entries(given.properties ?? {}), ([name, schema]) => {
    const wanted = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (wanted) return misfit(schema, wanted, below(name));
    return expected.additionalProperties === false ? `${at(below(name))} is not accepted` : undefined;
  });
}

/** The shapes of a union, or one for each listed value. */
const alternativesOf = (schema: PayloadSchema): readonly PayloadSchema[] | undefined =>
  schema.anyOf ?? schema.enum?.map((value) => ({ const: value }));

function firstOf<T>(all: readonly T[], reason: (one: T) => string | undefined): string | undefined {
  for (const one of all) {
    const found = reason(one);
    if (found) return found;
  }
  return undefined;
}

function isType(given: PayloadSchema, expected: string): boolean {
  const type = 'const' in given ? typeOf(given.const) : given.type;
  return type === expected || (type === 'integer' && expected === 'number');
}

/** The name that JSON Schema has for the type of a constant. */
const typeOf = (value: unknown): string =>
  value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value;

const at = (path: string) => (path ? `'${path}'` : 'it');

/** The shape of the field that tells the alternatives of a union apart. */
const kindOf = ({ properties }: PayloadSchema): PayloadSchema => properties?.kind ?? {};

/** Whether two alternatives are the same one in both shapes: by their kinds, or by their types if they have none. */
function isSameKind(one: PayloadSchema, other: PayloadSchema): boolean {
  const [kind, otherKind] = [kindOf(one), kindOf(other)];
  if ('const' in kind || 'const' in otherKind) return 'const' in kind && kind.const === otherKind.const;
  return one.type !== undefined && one.type === other.type;
}

/** Such as '"partial"', 'of the kind "partial"' or 'of the type string'. */
function words(schema: PayloadSchema): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  const kind = kindOf(schema);
  if ('const' in kind) return `of the kind ${JSON.stringify(kind.const)}`;
  return schema.type ? `of the type ${schema.type}` : 'anything';
}
