import type { PayloadSchema } from '@storefront/remote-kit/contract/payload-schema.types';
import { schemaFault } from './schema-fault';

/** A contract's schema with the limits that a value must keep. */
interface LimitedSchema extends PayloadSchema {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  /** Valid values that the contract's owner lists, for limits such as a pattern. */
  readonly examples?: readonly unknown[];
}

/** A value of each format that contracts may name. */
const FORMATTED = [
  '2030-01-31T10:00:00Z',
  '2030-01-31',
  '10:00:00Z',
  'example@example.com',
  'https://example.com/',
  '01234567-89ab-4def-8123-456789abcdef',
];

/**
 * The simplest value of a schema, always the same one: its own first example if it lists any; required fields only; the
 * first alternative of a union of which a value can be made.
 * @throws Error when the schema has a limit that this value does not keep, such as a pattern
 */
export function exampleOf(schema: PayloadSchema): unknown {
  const value = simplestValue(schema);
  const fault = schemaFault(schema, value);
  if (fault) throw new Error(`No example can be made of the schema ${JSON.stringify(schema)}: ${fault}`);
  return value;
}

function simplestValue(schema: LimitedSchema): unknown {
  const candidates = candidatesOf(schema);
  const [first = candidates[0]] = candidates.filter((one) => !schemaFault(schema, one));
  return first;
}

/** Values of which one may keep the schema's limits, simplest first. */
function candidatesOf(schema: LimitedSchema): readonly unknown[] {
  const { type, properties = {}, required = [], items = {}, minItems = 0, minLength = 0, maxLength } = schema;
  if (schema.examples?.length) return schema.examples;
  if ('const' in schema) return [schema.const];
  if (schema.enum) return schema.enum;
  if (schema.anyOf) return schema.anyOf.map(simplestValue);
  if (type === 'object')
    return [Object.fromEntries(required.map((name) => [name, simplestValue(properties[name] ?? {})]))];
  if (type === 'array') return [Array.from({ length: minItems }, () => simplestValue(items))];
  if (type === 'string') return ['example'.padEnd(minLength, '.').slice(0, maxLength), ...FORMATTED];
  if (type === 'number' || type === 'integer') return [1, ...boundsOf(schema)];
  return [type === 'boolean' ? true : null];
}

/** The limits of a number, and the whole numbers next to them. */
const boundsOf = ({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: LimitedSchema): number[] =>
  [minimum, exclusiveMinimum, maximum, exclusiveMaximum].flatMap((limit) =>
    limit === undefined ? [] : [limit, Math.ceil(limit), Math.floor(limit), limit + 1, limit - 1],
  );
