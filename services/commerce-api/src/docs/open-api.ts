import type { Operation } from '@storefront/api/declaration/operation';
import * as addresses from '@storefront/api/entities/address';
import * as baskets from '@storefront/api/entities/basket';
import * as categories from '@storefront/api/entities/category';
import { Deal } from '@storefront/api/entities/deal';
import { MenuItem } from '@storefront/api/entities/menu-item';
import { MenuItemDetails } from '@storefront/api/entities/menu-item-details';
import { MenuItemOption } from '@storefront/api/entities/menu-item-option';
import { Order, OrderListEntry } from '@storefront/api/entities/order';
import { Problem } from '@storefront/api/entities/problem';
import { StoreDetails, StoreSummary } from '@storefront/api/entities/store';
import { SlotReservation, TimeSlot } from '@storefront/api/entities/time-slot';
import { type ProblemCode, problemCodes } from '@storefront/api/problem-codes';
import type { TSchema } from 'typebox';
import { limitsOf } from '../http/limits/limits-of-operation';
import { API_KEY_PREFIX } from '../modules/api-keys/api-key-hash';

/** Entities that many operations share; the document defines each of them once, by name. */
const components: Readonly<Record<string, object>> = {
  Address: addresses.Address,
  SelectedAddress: addresses.SelectedAddress,
  Basket: baskets.Basket,
  BasketLine: baskets.BasketLine,
  BasketTotals: baskets.BasketTotals,
  CategorySummary: categories.CategorySummary,
  CategoryTreeNode: categories.CategoryTreeNode,
  Deal,
  MenuItem,
  MenuItemDetails,
  MenuItemOption,
  Order,
  OrderListEntry,
  Problem,
  SlotReservation,
  StoreDetails,
  StoreSummary,
  TimeSlot,
};

export type OpenApiDocument = Record<string, unknown> & {
  paths: Record<string, Record<string, Record<string, unknown>>>;
};

/** A schema in which shared entities are replaced by references. */
function withReferences(schema: unknown, named: ReadonlyMap<string, string>, own?: string): unknown {
  if (Array.isArray(schema)) return schema.map((one) => withReferences(one, named));
  if (typeof schema !== 'object' || schema === null) return schema;
  const name = named.get(JSON.stringify(schema));
  if (name && name !== own) return { $ref: `#/components/schemas/${name}` };
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withReferences(value, named)]));
}

/** Why a call with an API key may be refused before its operation begins. */
const INTEGRATION_REFUSALS: readonly ProblemCode[] = [
  'api_key_invalid',
  'api_key_revoked',
  'api_key_expired',
  'api_key_scope_refused',
  'api_key_business_refused',
];

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(problemCodes, code);

const retryAfter = {
  'Retry-After': { description: 'Seconds until it is worth trying again', schema: { type: 'integer' } },
};

function problemReplies(operation: Operation) {
  const byStatus = new Map<number, string[]>();
  const guard = {
    visitor: [],
    desk: [],
    member: ['unauthenticated', 'token_expired', 'session_ended'],
    admin: ['operator_key_invalid'],
    integration: INTEGRATION_REFUSALS,
  };
  const always = [
    ...guard[operation.access ?? 'visitor'],
    ...(operation.body ? ['validation_failed'] : []),
    ...(limitsOf(operation).length ? ['rate_limited'] : []),
  ];
  const codes = operation.later ? ['not_implemented'] : [...new Set([...operation.errors, ...always])];
  for (const code of codes.filter(isKnown)) {
    const [status] = problemCodes[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const content = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } };
  return Object.fromEntries(
    [...byStatus].map(([status, names]) => [
      status,
      { description: names.join(', '), content, ...(status === 429 && { headers: retryAfter }) },
    ]),
  );
}

function parametersIn(place: 'query' | 'path', schema: TSchema | undefined) {
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: object; required?: readonly string[] };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
  }));
}

function describe(operation: Operation, reference: (schema: unknown) => unknown) {
  const {
    id,
    domain,
    summary,
    query,
    params,
    body,
    reply,
    errors,
    access = 'visitor',
    safe = false,
    idempotent = false,
  } = operation;
  const later = operation.later ?? false;
  const type = operation.multipart ? 'multipart/form-data' : 'application/json';
  const keyHeader = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 8 },
  };
  const replyType = operation.stream ? 'text/event-stream' : 'application/json';
  const done = { 200: { description: 'Done', content: { [replyType]: { schema: reference(reply) } } } };
  return {
    operationId: id,
    tags: [domain],
    summary,
    ...(access === 'member' && { security: [{ member: [] }] }),
    ...(access === 'admin' && { security: [{ operator: [] }] }),
    ...(access === 'integration' && {
      security: (operation.scopes ?? []).map((scope) => ({ apiKey: [scope] })),
      servers: [{ url: '/api', description: "On a business's host; commerce-api itself serves it without the prefix" }],
    }),
    ...((idempotent || query || params) && {
      parameters: [
        ...parametersIn('path', params),
        ...parametersIn('query', query),
        ...(idempotent ? [keyHeader] : []),
      ],
    }),
    ...(body && { requestBody: { required: true, content: { [type]: { schema: reference(body) } } } }),
    responses: { ...(!later && done), ...problemReplies(operation) },
    'x-implemented': !later,
    'x-rate-limits': limitsOf(operation),
    'x-safe': safe,
    'x-errors': errors,
  };
}

/** The OpenAPI 3.1 document of a list of operations. TypeBox schemas are JSON Schema, so they need no conversion. */
export function openApiDocument(operations: readonly Operation[]): OpenApiDocument {
  const named = new Map(Object.entries(components).map(([name, schema]) => [JSON.stringify(schema), name]));
  const paths: OpenApiDocument['paths'] = {};
  for (const operation of operations) {
    const [method = '', path = ''] = operation.key.split(' ');
    const item = paths[path.replace(/:(\w+)/g, '{$1}')] ?? {};
    item[method.toLowerCase()] = describe(operation, (schema) => withReferences(schema, named));
    paths[path.replace(/:(\w+)/g, '{$1}')] = item;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'commerce-api',
      version: '1',
      description: 'The back end of the storefront. Errors are problems; match on their code.',
    },
    servers: [{ url: '/{locale}/api', variables: { locale: { default: 'en-gb' } } }],
    paths,
    components: {
      schemas: Object.fromEntries(
        Object.entries(components).map(([name, schema]) => [name, withReferences(schema, named, name)]),
      ),
      securitySchemes: {
        member: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: `An API key of a business; it begins with ${API_KEY_PREFIX}`,
        },
        operator: { type: 'apiKey', in: 'header', name: 'x-admin-key' },
      },
    },
  };
}
