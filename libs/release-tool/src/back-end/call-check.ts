import { assertReadableOperations, unreadable } from '@storefront/releases/contracts/readable-schema';
import { misfit } from '@storefront/releases/contracts/schema-fit';
import { operationSchemaOf } from '@storefront/remote-kit/contract/operation-schemas';
import type { OperationSchema, PayloadSchema } from '@storefront/remote-kit/contract/payload-schema.types';
import type { ReleaseManifest } from '@storefront/remote-kit/manifest/manifest.types';
import { type ApiDocument, operationsOf, type ServedOperation, servedOperation } from './api-document';

/** How a version's calls fit a back end. */
export interface CallCheck {
  /** Keys of operations that the back end does not have. */
  readonly missing: readonly string[];
  /** Clauses that follow the version's name, such as "calls GET /orders and does not expect its reply: …". */
  readonly misfits: readonly string[];
  /** What the document describes in a way that cannot be compared, such as 'the reply of GET /orders'. */
  readonly uncompared: readonly string[];
}

/**
 * Compares a version's calls with what a back end serves: the operations, and their shapes if the build recorded them.
 * A field that a reply has in addition is ignored.
 * @throws Error when the manifest's shapes cannot be compared, which only a changed build tool can cause
 */
export function checkCalls(manifest: ReleaseManifest, document: ApiDocument): CallCheck {
  assertReadableOperations(manifest);
  const served = operationsOf(document);
  const { uses, schemas } = manifest;
  const keys = uses?.operations ?? [];
  const check = {
    missing: keys.filter((key) => !served.has(key)),
    misfits: [] as string[],
    uncompared: [] as string[],
  };
  for (const key of keys) {
    if (!served.has(key) || !schemas?.operations || !Object.hasOwn(schemas.operations.byOperation, key)) continue;
    const built = operationSchemaOf(schemas.operations, key);
    const operation = servedOperation(document, served.get(key));
    const unread = operation ? unreadParts(operation) : ['shapes'];
    check.uncompared.push(...unread.map((part) => `the ${part} of ${key}`));
    const fault = operation && operationFault(built, operation);
    if (fault) check.misfits.push(`calls ${key} ${fault}`);
  }
  return check;
}

const unreadParts = ({ query, body, reply }: ServedOperation): string[] =>
  Object.entries({ query, body, reply }).flatMap(([part, schema]) => (schema && unreadable(schema) ? [part] : []));

function operationFault(built: OperationSchema, served: ServedOperation): string | undefined {
  const query = fault(built.query ?? NO_FIELDS, served.query ?? NO_FIELDS);
  if (query) return `with a query that it does not accept: ${query}`;
  if (built.body && !served.body) return 'with a body that it does not accept';
  if (!built.body && served.demandsBody) return 'without the body that it demands';
  const body = built.body && served.body && fault(built.body, served.body);
  if (body) return `with a body that it does not accept: ${body}`;
  if (!served.reply) return 'and it never replies with 200';
  const reply = built.reply && fault(served.reply, open(built.reply));
  if (reply) return `and does not expect its reply: ${reply}`;
  const code = built.errors?.enum?.find((one) => !(served.errorCodes ?? [one]).includes(one));
  return code === undefined ? undefined : `and handles its error '${code}', which it no longer has`;
}

const NO_FIELDS: PayloadSchema = { type: 'object', properties: {}, required: [], additionalProperties: false };

/** Undefined too when the served shape is not one that the comparison reads in full. */
const fault = (given: PayloadSchema, expected: PayloadSchema): string | undefined =>
  unreadable(given) || unreadable(expected) ? undefined : misfit(given, expected);

/** The same shape, which further fields fit too: a client ignores them. */
const open = ({ additionalProperties: _closed, ...schema }: PayloadSchema): PayloadSchema => ({
  ...schema,
  ...(schema.anyOf && { anyOf: schema.anyOf.map(open) }),
  ...(schema.items && { items: open(schema.items) }),
  ...(schema.properties && {
    properties: Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, open(field)])),
  }),
});
