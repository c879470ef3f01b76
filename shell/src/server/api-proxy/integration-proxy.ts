import { CALL_BODY_BYTES } from '@storefront/api/constants';
import type { Method, Operation } from '@storefront/api/declaration/operation';
import { allOperations } from '@storefront/api/operations';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerHeaders } from '../api/caller';
import { sendToApi } from '../api/send-to-api';
import type { Businesses } from '../businesses';
import type { ShellConfig } from '../config';
import { sendProblem } from '../errors/problem';
import { addressLimit } from './address-limit';

/** Where programs of a business call; commerce-api has the rest of the path. */
const PREFIX = '/api';
/** Ten thousand rows take seconds, and a till waits longer than a shopper. */
const TIMEOUT_MS = 60_000;
/** Calls a minute and address: several tills and a stock system of one store share an address. */
const CALLS_PER_ADDRESS = 1_200;
const FORWARDED_HEADERS = ['authorization', 'content-type', 'idempotency-key', 'accept', 'user-agent'];

/** No escapes and no dots, which commerce-api could read as another path. */
const PLAIN_PATH = /^(\/[A-Za-z0-9-]+)+(\.json)?$/;

interface Forwarded {
  readonly method: Method;
  readonly path: string;
  readonly bodyLimit?: number | undefined;
}

function forwardedOf({ key, bodyLimit }: Operation): Forwarded {
  const [method, path] = key.split(' ') as [Method, string];
  return { method, path, bodyLimit };
}

const forwarded: readonly Forwarded[] = [
  ...allOperations.filter(({ access }) => access === 'integration').map(forwardedOf),
  // The OpenAPI document of these operations, which needs no key.
  { method: 'GET', path: '/v1/openapi.json' },
];

/**
 * The proxy under /api/v1 for programs of the host's business, which send an API key with each call. No cookie is read,
 * passed on or set, so a page of another site can do nothing here as somebody else.
 */
export function integrationProxy(app: FastifyInstance, config: ShellConfig, businesses: Businesses) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    const limit: FastifyContextConfig = addressLimit(config, CALLS_PER_ADDRESS);
    for (const { method, path, bodyLimit = CALL_BODY_BYTES } of forwarded) {
      scope.route({
        method,
        url: PREFIX + path,
        bodyLimit,
        config: limit,
        handler: (request, reply) => forward(config, businesses, request, reply),
      });
    }
    scope.all(`${PREFIX}/v1/*`, (_request, reply) => sendProblem(reply, 404, 'not_found'));
  });
}

async function forward(config: ShellConfig, businesses: Businesses, request: FastifyRequest, reply: FastifyReply) {
  const [path = '', query] = (request.raw.url ?? '').slice(PREFIX.length).split('?');
  if (!PLAIN_PATH.test(path)) return sendProblem(reply, 404, 'not_found');
  const given = Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : undefined;
  if (given && !request.headers['content-type']?.toLowerCase().startsWith('application/json'))
    return sendProblem(reply, 415, 'media_type_unsupported');
  const host = await businesses.of(request.hostname).catch(() => 'unknown' as const);
  if (host === 'unknown') return sendProblem(reply, 503, 'upstream_unavailable');
  const business = host?.business;
  if (!business) return sendProblem(reply, 404, 'business_not_found');
  const passed = FORWARDED_HEADERS.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  const headers = { ...Object.fromEntries(passed), ...callerHeaders(config, { business, address: request.ip }) };
  const method = request.method as Method;
  const url = `${config.apiOrigin}${path}${query === undefined ? '' : `?${query}`}`;
  const outcome = await sendToApi({ method, url, ...(given && { body: given }) }, headers, TIMEOUT_MS);
  if ('failed' in outcome)
    return outcome.failed === 'timeout'
      ? sendProblem(reply, 504, 'upstream_timeout')
      : sendProblem(reply, 503, 'upstream_unavailable');
  reply.code(outcome.status).header('content-type', outcome.contentType).header('cache-control', 'no-store');
  if (outcome.retryAfter) reply.header('retry-after', outcome.retryAfter);
  return reply.send(Buffer.from(outcome.body));
}
