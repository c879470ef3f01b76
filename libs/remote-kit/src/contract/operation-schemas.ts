import type { Operation } from '@storefront/api/declaration/operation';
import { operations } from '@storefront/api/operations';
import type { ProblemCode } from '@storefront/api/problem-codes';
import { comparableSchema, SchemaBudget } from './comparable-schema';
import type { OperationSchema, OperationSchemas, PayloadSchema } from './payload-schema.types';

/** Errors that the back end may reply with although an operation does not declare them. */
const GENERAL_ERRORS: ReadonlySet<ProblemCode> = new Set([
  'operator_key_invalid',
  'rate_limited',
  'session_ended',
  'token_expired',
  'unauthenticated',
  'validation_failed',
]);

/**
 * The shapes of the operations that a package calls, as the version of @storefront/api that it is built with declares
 * them.
 * @param keys such as 'GET /basket'; one that is not declared there has no shapes
 * @param errorCodes the codes of errors that the package names: of each call those that the operation declares
 */
export function operationSchemas(keys: readonly string[], errorCodes: readonly string[]): OperationSchemas {
  const table: Readonly<Record<string, Operation>> = operations;
  const definitions = new Definitions();
  const byOperation = Object.fromEntries(
    keys.flatMap((key): [string, OperationSchema][] => {
      const operation = Object.hasOwn(table, key) ? table[key] : undefined;
      if (!operation) return [];
      const { query, body, reply } = operation;
      const shapes = Object.entries({ query, body, reply }).flatMap(([part, schema]) =>
        schema ? [[part, definitions.reference(comparableSchema(schema))]] : [],
      );
      const handled = operation.errors.filter((code) => errorCodes.includes(code) && !GENERAL_ERRORS.has(code));
      return [[key, { ...Object.fromEntries(shapes), ...(handled.length && { errors: { enum: handled } }) }]];
    }),
  );
  return { definitions: definitions.all, byOperation };
}

/** Each different object once, because most operations reply with the same few entities. */
class Definitions {
  readonly all: PayloadSchema[] = [];
  private readonly references = new Map<string, PayloadSchema>();

  /** The same schema, in which references stand for objects. */
  reference(schema: PayloadSchema): PayloadSchema {
    if (schema.anyOf) return { anyOf: schema.anyOf.map((one) => this.reference(one)) };
    if (schema.items) return { ...schema, items: this.reference(schema.items) };
    if (!schema.properties) return schema;
    const properties = Object.entries(schema.properties).map(([name, field]) => [name, this.reference(field)]);
    const definition = { ...schema, properties: Object.fromEntries(properties) };
    const text = JSON.stringify(definition);
    const known = this.references.get(text) ?? { $ref: `#/${this.all.push(definition) - 1}` };
    this.references.set(text, known);
    return known;
  }
}

/**
 * The shapes of one operation, with the objects instead of references.
 * @param schemas from a manifest
 * @returns no shapes for an operation that it does not list
 * @throws Error when it has too many parts to be compared
 */
export function operationSchemaOf({ definitions, byOperation }: OperationSchemas, key: string): OperationSchema {
  const resolve = (reference: string): unknown => definitions[Number(reference.slice('#/'.length))];
  const budget = new SchemaBudget();
  const shapes = Object.hasOwn(byOperation, key) ? Object.entries(byOperation[key] ?? {}) : [];
  return Object.fromEntries(shapes.map(([part, schema]) => [part, comparableSchema(schema, resolve, budget)]));
}
