import { unreadable } from '@storefront/releases/readable-schema';
import { misfit } from '@storefront/releases/schema-fit';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest.types';
import { operationSchemaOf } from '@storefront/remote-kit/operation-schemas';
import type { OperationSchema, PayloadSchema } from '@storefront/remote-kit/payload-schema.types';
import { type ApiDocument, operationsOf, servedSchema } from './api-document';

/**
 * Compares a version's calls with what a back end serves: the operations, and their shapes where both sides describe
 * them. A field that a reply has in addition is ignored.
 * @returns clauses that follow the version's name, such as "calls GET /orders, which does not exist"; empty when all fit
 */
export function callFaults({ uses, schemas }: ReleaseManifest, document: ApiDocument): string[] {
  const served = operationsOf(document);
  const keys = uses?.operations ?? [];
  const missing = keys.filter((key) => !served.has(key));
  const misfits = keys.flatMap((key) => {
    if (!served.has(key) || !schemas?.operations) return [];
    const built = operationSchemaOf(schemas.operations, key);
    const fault = shapeFault(built, servedSchema(document, served.get(key)));
    return fault ? [`calls ${key} ${fault}`] : [];
  });
  return [...(missing.length ? [`calls ${missing.join(', ')}, which it does not have`] : []), ...misfits];
}

function shapeFault(built: OperationSchema, served: OperationSchema): string | undefined {
  const query = fault(built.query, served.query);
  if (query) return `with a query that it does not accept: ${query}`;
  const body = fault(built.body, served.body);
  if (body) return `with a body that it does not accept: ${body}`;
  const reply = fault(served.reply, built.reply && open(built.reply));
  return reply && `and does not expect its reply: ${reply}`;
}

/** Undefined too when a shape is unknown, or one that the comparison does not read in full. */
const fault = (given: PayloadSchema | undefined, expected: PayloadSchema | undefined): string | undefined =>
  given && expected && !unreadable(given) && !unreadable(expected) ? misfit(given, expected) : undefined;

/** The same shape, which further fields fit too: a client ignores them. */
const open = ({ additionalProperties: _closed, ...schema }: PayloadSchema): PayloadSchema => ({
  ...schema,
  ...(schema.anyOf && { anyOf: schema.anyOf.map(open) }),
  ...(schema.items && { items: open(schema.items) }),
  ...(schema.properties && {
    properties: Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, open(field)])),
  }),
});
