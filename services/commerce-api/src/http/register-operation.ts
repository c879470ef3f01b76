import type { Operation } from '@storefront/api/declaration/operation';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Business } from '../modules/businesses/businesses.repository';
import { refuse } from '../problem';
import type { ServiceContext } from '../service-context';
import { serializeOnce } from './bodies/serialize-once';
import { identityOf } from './callers/access-token';
import { apiKeyOfRequest, type CallingKey } from './callers/api-key-of-request';
import { assistedVisitOf } from './callers/assisted-visit';
import { auditOperator } from './callers/audit-operator';
import { assertSameBusiness, businessOfOperator, businessOfRequest } from './callers/business-of-request';
import { callerOf, deviceOf, handheldOf } from './callers/caller';
import { confineOperator } from './callers/confine-operator';
import { deviceNameOf } from './callers/device-name';
import { type CallingOperator, operatorOfRequest } from './callers/operator-of-request';
import { shopperAddress } from './callers/shopper-address';
import { EventStream, sendEvents } from './event-stream';
import { runOnce } from './idempotency';
import { enforceLimits, enforceLimitsBeforeBody } from './limits/enforce-limits';
import type { AnyCall, AnyHandler, Identity, RequestKey } from './operation.types';

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}

const LOCALE_PREFIX = '/:locale(^[a-z]{2}-[a-z]{2}$)/api';

/** Registers one operation as one route: validated by its schemas, protected by its access, serialised by its reply. */
export function registerOperation(
  app: FastifyInstance,
  context: ServiceContext,
  operation: Operation,
  handler: AnyHandler | undefined,
): void {
  const [method, path] = operation.key.split(' ') as [Operation['key'], string];
  app.route({
    method,
    url: operation.access === 'integration' ? path : `${LOCALE_PREFIX}${path}`,
    config: { operation },
    ...(operation.bodyLimit && { bodyLimit: operation.bodyLimit }),
    schema: {
      ...(operation.body && { body: operation.body }),
      ...(operation.params && { params: operation.params }),
      ...(operation.query && { querystring: operation.query }),
      ...(!operation.later && !operation.stream && { response: { 200: operation.reply } }),
    },
    ...(operation.multipart && {
      onRequest: (request: FastifyRequest) => limitBeforeBody(context, operation, request),
    }),
    handler: (request, reply) => handleRequest(context, operation, handler, request, reply),
  });
}

async function limitBeforeBody(context: ServiceContext, operation: Operation, request: FastifyRequest): Promise<void> {
  const { id: businessId } = await businessOfRequest(context, request);
  const address = shopperAddress(request, context.keys);
  await enforceLimitsBeforeBody(context, operation, { businessId, address, now: context.clock.now() });
}

async function handleRequest(
  context: ServiceContext,
  operation: Operation,
  handler: AnyHandler | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const now = context.clock.now();
  const deviceName = deviceNameOf(request.headers['user-agent']);
  const { business, operator, apiKey, member } = await whoCalls(context, operation, request, now, deviceName);
  const body = operator ? await confineOperator(context, operation, operator, request.body) : request.body;
  if (operation.later || !handler) throw refuse('not_implemented', `${operation.key} is named but not built yet`);

  // The schemas have validated the body; this cast joins the types of all operations.
  const address = shopperAddress(request, context.keys);
  const known = callerOf(request, context.keys, member);
  const assisted =
    operator || apiKey ? undefined : await assistedVisitOf(context, operation, business.id, known, request, now);
  const caller = assisted ? { ...known, assisted } : known;
  const device = deviceOf(request, context.keys);
  const handheld = handheldOf(request, context.keys);
  const { 'x-operator-key': operatorToken } = request.headers;
  const requestKey = requestKeyOf(operation, request);
  const call = {
    body,
    query: request.query,
    params: request.params,
    business,
    member,
    operator,
    apiKey,
    caller,
    device,
    handheld,
    operatorToken,
    deviceName,
    address,
    requestKey,
    now,
  } as AnyCall;
  reply.header('cache-control', 'no-store');
  const limited = {
    businessId: business.id,
    member,
    operatorId: operator?.operatorId,
    apiKeyId: apiKey?.apiKeyId,
    address,
    device,
    handheld,
    body: request.body,
    now,
  };
  const work = () =>
    auditOperator(
      context,
      operation,
      body,
      operator,
      () => runHandler(context, operation, handler, call, request, reply),
      now,
    );
  const done = await enforceLimits(context, operation, limited, work);
  if (done instanceof EventStream) return sendEvents(reply, done);
  return operation.safe && typeof done === 'object' && done !== null ? serializeOnce(reply, done) : done;
}

/** Who calls, as the operation's access demands, and for which business. */
async function whoCalls(
  context: ServiceContext,
  operation: Operation,
  request: FastifyRequest,
  now: Date,
  deviceName: string | undefined,
): Promise<{ business: Business; operator?: CallingOperator; apiKey?: CallingKey; member?: Identity | undefined }> {
  if (operation.access === 'integration') return apiKeyOfRequest(context, operation, request, now);
  if (operation.access === 'admin') {
    const operator = await operatorOfRequest(context, operation, request, now);
    return { business: await businessOfOperator(context, operator, request), operator };
  }
  const business = await businessOfRequest(context, request);
  assertSameBusiness(business, request.body);
  const { authorization } = request.headers;
  const isRequired = operation.access === 'member';
  const member = await identityOf(context, authorization, business.id, now, isRequired, deviceName);
  return { business, member };
}

/** The request's Idempotency-Key, if the operation takes one. */
function requestKeyOf({ id, idempotent }: Operation, request: FastifyRequest): RequestKey | undefined {
  const value = request.headers['idempotency-key'];
  if (!idempotent || typeof value !== 'string') return undefined;
  // A key of a change opens its basket to a repeated request, so it must not be guessable.
  const shortest = idempotent === 'change' ? 16 : 8;
  if (value.length < shortest || value.length > 200)
    throw refuse('validation_failed', `The Idempotency-Key must have ${shortest} to 200 characters`);
  return { operation: id, value };
}

const withoutFields = (body: unknown, fields: readonly string[]): unknown =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !fields.includes(name)))
    : body;

/** Of a union of all operations the type checker sees no operator. */
const operatorIdOf = ({ operator }: { operator?: CallingOperator | undefined }): number | null =>
  operator?.operatorId ?? null;

/** Calls the handler, once per Idempotency-Key if the operation stores its reply. */
async function runHandler(
  context: ServiceContext,
  operation: Operation,
  handler: AnyHandler,
  call: AnyCall,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { requestKey } = call;
  if (!requestKey || operation.idempotent !== 'reply') return handler(call);
  const compared = withoutFields(request.body, operation.transientFields ?? []);
  const asker = call.caller.details?.owner ?? operatorIdOf(call);
  const requestHash = context.keys.digest(JSON.stringify([asker, compared]));
  const ask = {
    businessId: call.business.id,
    operation: operation.id,
    key: requestKey.value,
    requestHash,
    now: call.now,
  };
  const stored = await runOnce(context, ask, operation.errors, () => handler(call));
  if (stored.status !== 200) {
    return reply.code(stored.status).type('application/problem+json').send(JSON.stringify(stored.reply));
  }
  return stored.reply;
}
