import { comparableSchema, SchemaBudget } from '@storefront/remote-kit/contract/comparable-schema';
import type { OperationSchema, PayloadSchema } from '@storefront/remote-kit/contract/payload-schema.types';

type Json = Readonly<Record<string, unknown>>;

/** The part of an OpenAPI document that is compared: methods by path. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Json>>;
  readonly components?: unknown;
}

/** Whether a value is an OpenAPI document, as far as it is compared. */
export const isApiDocument = (body: unknown): body is ApiDocument =>
  isObject(body) && 'openapi' in body && isObject(body.paths) && Object.values(body.paths).every(isObject);

/** What an OpenAPI document describes, by keys such as 'GET /orders/:id', as the operation table writes them. */
export const operationsOf = ({ paths }: ApiDocument): Map<string, unknown> =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        operation,
      ]),
    ),
  );

/** What an operation of an OpenAPI document accepts and replies with; a part that is missing is none. */
export interface ServedOperation extends Omit<OperationSchema, 'errors'> {
  readonly demandsBody: boolean;
  /** The codes of its errors; undefined when the document does not list them. */
  readonly errorCodes: readonly unknown[] | undefined;
}

/**
 * Reads an operation of an OpenAPI document.
 * @param operation as `operationsOf` returns it
 * @returns undefined when the document does not describe it, or its shapes have too many parts to be compared
 */
export function servedOperation(document: ApiDocument, operation: unknown): ServedOperation | undefined {
  const responses = at(operation, ['responses']);
  if (!isObject(responses)) return undefined;
  const resolve = (reference: string): unknown =>
    reference.startsWith('#/') ? at(document, reference.slice(2).split('/')) : undefined;
  const budget = new SchemaBudget();
  const shapeOf = (schema: unknown): PayloadSchema =>
    isObject(schema) ? comparableSchema(schema, resolve, budget) : UNKNOWN;
  const request = at(operation, ['requestBody']);
  const done = responses['200'];
  const errors = at(operation, ['x-errors']);
  try {
    return {
      query: queryShape(at(operation, ['parameters']), shapeOf),
      body: isObject(request) ? shapeOf(contentSchema(request.content)) : undefined,
      demandsBody: isObject(request) && request.required === true,
      errorCodes: Array.isArray(errors) ? errors : undefined,
      reply: isObject(done) ? shapeOf(contentSchema(done.content)) : undefined,
    };
  } catch {
    return undefined;
  }
}

/** The shape of a part that the document has but does not describe; `unreadable` finds it. */
const UNKNOWN: PayloadSchema = { $ref: 'none' };

/** The schema of the first media type: an operation has one. */
const contentSchema = (content: unknown): unknown =>
  isObject(content) ? at(Object.values(content)[0], ['schema']) : undefined;

/** Its query fields as one object; undefined when it describes none. */
function queryShape(parameters: unknown, shapeOf: (schema: unknown) => PayloadSchema): PayloadSchema | undefined {
  const fields = (Array.isArray(parameters) ? parameters : []).filter(
    (one) => isObject(one) && one.in === 'query' && typeof one.name === 'string',
  );
  if (!fields.length) return undefined;
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, shapeOf(schema)])),
    required: fields.filter(({ required }) => required === true).map(({ name }) => name),
    additionalProperties: false,
  };
}

/** The value at a path of fields, or undefined. */
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (found, name) => (isObject(found) && Object.hasOwn(found, name) ? found[name] : undefined),
    value,
  );

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
