import { problemCode } from '@storefront/api/api-problem';
import { CALL_BODY_BYTES } from '@storefront/api/constants';
import { findDeskOperation, findOperation } from '@storefront/api/declaration/find-operation';
import type { Operation } from '@storefront/api/declaration/operation';
import type { Releases } from '@storefront/api/entities/desk/releases';
import { errorMessage } from '@storefront/api/error-message';
import { allOperations } from '@storefront/api/operations';
import type { Business } from '@storefront/remote-kit/business.types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientConfig } from '../../client-config';
import { type Caller, callerHeaders } from '../api/caller';
import { openStream } from '../api/open-stream';
import { type ApiResponse, sendToApi } from '../api/send-to-api';
import type { Businesses } from '../businesses';
import type { ShellConfig } from '../config';
import { deviceNumber } from '../consent/device-number';
import { sendProblem } from '../errors/problem';
import { accessTokenOf } from '../session/access-token';
import { COOKIE, SessionCookies } from '../session/cookies';
import { bytesWithSession, jsonObject } from '../session/session-body';
import { applySessionRefusal, applySessionReply, readsReply } from '../session/session-reply';
import { isStaffHost } from '../staff/staff-host';
import { operationLimit } from './operation-limit';
import { rejectCrossSite } from './same-origin';

/** Longer than the browser waits (CALL_TIMEOUT_MS), so that its limit decides; other clients get a reply too. */
const TIMEOUT_MS = 20_000;
/** The OpenAPI document. */
const OPENAPI_PATH = '/openapi.json';
const FORWARDED_HEADERS = ['content-type', 'idempotency-key', 'accept', 'accept-language', 'user-agent'];

/** What a business is shown of the releases. */
type ReleasesOf = (business: Pick<Business, 'name'>) => Promise<Releases>;

/** What is forwarded: operations of the table, and the OpenAPI document. */
type Forwarded = Pick<Operation, 'session' | 'multipart' | 'stream'>;

/**
 * The proxy under /{locale}/api: forwards operations of the table, adds the host's business and the member's token, and
 * moves tokens in replies into HttpOnly cookies. @fastify/reply-from passes replies and headers on; here tokens must be
 * taken out of a reply, and only listed headers pass.
 * @param releasesOf what a business is shown, for the operation that asks for it
 */
export function apiProxy(app: FastifyInstance, config: ShellConfig, businesses: Businesses, releasesOf: ReleasesOf) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: CALL_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    const prefix = `/${config.locale}/api`;
    const handler = (request: FastifyRequest, reply: FastifyReply) => {
      const path = plainPath(request.raw.url ?? '', prefix);
      const operation = path && operationAt(request.method, path, isStaffHost(config, request.hostname));
      if (!operation) return sendProblem(reply, 404, 'not_found');
      // commerce-api would answer before it has read the body and close the connection.
      if (!isReadable(request, operation)) return sendProblem(reply, 415, 'media_type_unsupported');
      return forward(config, businesses, releasesOf, request, reply, operation);
    };
    // Uploads are large, so their number per address is limited before they are read.
    for (const operation of multipartOperations)
      scope.post(
        prefix + operation.key.slice(operation.key.indexOf('/')),
        { preHandler: rejectCrossSite, bodyLimit: operation.bodyLimit, config: operationLimit(config, operation) },
        handler,
      );
    scope.all(`${prefix}/*`, { preHandler: rejectCrossSite }, handler);
  });
}

/** Paths of the proxy that take forms with files. */
export const multipartPaths = (prefix: string): string[] =>
  multipartOperations.map(({ key }) => prefix + key.slice(key.indexOf('/')));

const multipartOperations = allOperations.filter(({ multipart, access }) => multipart && access !== 'admin');

function operationAt(method: string, path: string, isStaff: boolean): Forwarded | undefined {
  if (isStaff) return findDeskOperation(method, path);
  return path === OPENAPI_PATH && (method === 'GET' || method === 'HEAD') ? {} : findOperation(method, path);
}

/** Whether a body, if there is one, is of the type that the operation takes. */
const isReadable = ({ body, headers }: FastifyRequest, { multipart }: Forwarded): boolean =>
  !Buffer.isBuffer(body) ||
  body.length === 0 ||
  (headers['content-type'] ?? '').toLowerCase().startsWith(multipart ? 'multipart/form-data' : 'application/json');

/**
 * The path below the proxy; undefined when it contains dot segments, double slashes or percent signs, which
 * commerce-api could read as another path than the one checked here.
 */
function plainPath(url: string, prefix: string): string | undefined {
  const path = url.split('?')[0]?.slice(prefix.length) ?? '';
  return /^(\/[a-z0-9-]+)+(\.json)?$/.test(path) ? path : undefined;
}

async function forward(
  config: ShellConfig,
  businesses: Businesses,
  releasesOf: ReleasesOf,
  request: FastifyRequest,
  reply: FastifyReply,
  { session = {}, stream = false }: Forwarded,
) {
  const cookies = new SessionCookies(config, request, reply);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const loginDevice = session.provesDevice ? cookies.loginDevice() : undefined;
  let body: string | Buffer | undefined;
  let headers: Record<string, string>;
  try {
    const host = await businesses.of(request.hostname);
    if (!host) return sendProblem(reply, 404, 'business_not_found');
    const { business } = host;
    const given = Buffer.isBuffer(request.body) && request.body.length ? request.body : undefined;
    const client = clientConfig(business, deviceNumber(cookies));
    const origin = `${request.protocol}://${request.host}`;
    body = hasBody ? bytesWithSession(session, given, client, cookies, origin) : undefined;
    if (session.usesGuestDetails) cookies.keepGuestSession();
    const identity = host.isStaff
      ? { operatorToken: cookies.operatorToken, handheld: session.provesHandheld ? cookies.handheld : undefined }
      : { accessToken: await accessTokenOf(config, cookies, business), guestSession: cookies.guestSession };
    headers = headersFor(config, request, { business, loginDevice, address: request.ip, ...identity });
  } catch (error) {
    return sendUnreachable(request, reply, error);
  }
  const method = request.method as Parameters<typeof sendToApi>[0]['method'];
  const url = config.apiOrigin + (request.raw.url ?? '');
  if (stream) return forwardStream(request, reply, cookies, url, headers);
  const outcome = await sendToApi({ method, url, body }, headers, TIMEOUT_MS);
  if ('failed' in outcome) return sendUnreachable(request, reply, { code: outcome.failed, message: outcome.failed });
  const isOk = outcome.status >= 200 && outcome.status < 300;
  // commerce-api has said that the caller may read them.
  if (isOk && session.givesReleases) return sendReleases(request, reply, outcome, businesses, releasesOf);
  if (loginDevice && isOk) cookies.keepLoginDevice(loginDevice);
  if (!isOk && session.takesReferralCode)
    applySessionRefusal(session, jsonObject(Buffer.from(outcome.body).toString())?.code, cookies);
  // A wrong password says nothing of the session that the browser has.
  if (outcome.status === 401 && !session.givesOperatorToken) forgetSession(cookies);
  reply.code(outcome.status).header('content-type', outcome.contentType).header('cache-control', 'no-store');
  if (outcome.retryAfter) reply.header('retry-after', outcome.retryAfter);
  return reply.send(
    isOk && readsReply(session) ? withoutSecrets(outcome, session, body, cookies) : Buffer.from(outcome.body),
  );
}

/**
 * Passes a reply of server-sent events on as it arrives. It ends when the browser goes, the back end ends it, or
 * nothing comes for longer than the back end is ever silent.
 */
async function forwardStream(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: SessionCookies,
  url: string,
  headers: Readonly<Record<string, string>>,
) {
  const outcome = await openStream(url, headers, TIMEOUT_MS);
  if ('failed' in outcome) return sendUnreachable(request, reply, { code: outcome.failed, message: outcome.failed });
  if (outcome.status === 401) forgetSession(cookies);
  const { forwardedStreams } = request.server;
  forwardedStreams.add(outcome.body);
  outcome.body.once('close', () => forwardedStreams.delete(outcome.body));
  // A body in chunks must not wait in a proxy between here and the browser.
  reply.headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' });
  if (outcome.retryAfter) reply.header('retry-after', outcome.retryAfter);
  return reply.code(outcome.status).header('content-type', outcome.contentType).send(outcome.body);
}

/** Replies with what the business of the host is shown. */
async function sendReleases(
  request: FastifyRequest,
  reply: FastifyReply,
  { body }: { readonly body: Uint8Array },
  businesses: Businesses,
  releasesOf: ReleasesOf,
) {
  const host = await businesses.of(request.hostname);
  if (!host) return sendProblem(reply, 404, 'business_not_found');
  const { businessId } = host.business;
  // An operator's session is valid on every host, but says nothing of another business.
  if (jsonObject(Buffer.from(body).toString())?.businessId !== businessId)
    return sendProblem(reply, 403, 'operator_role_refused');
  return reply.header('cache-control', 'no-store').send({ businessId, releases: await releasesOf(host.business) });
}

/** The back end does not know the session any more. */
function forgetSession(cookies: SessionCookies): void {
  if (cookies.isAssisted) cookies.endAssistedVisit();
  else if (cookies.accessToken) cookies.clearTokens();
  if (cookies.operatorToken) cookies.clear(COOKIE.operator);
}

function sendUnreachable(request: FastifyRequest, reply: FastifyReply, error: unknown) {
  const path = request.url.split('?')[0];
  request.log.error({ error: errorMessage(error), path }, 'commerce-api did not respond');
  return problemCode(error) === 'timeout'
    ? sendProblem(reply, 504, 'upstream_timeout')
    : sendProblem(reply, 503, 'upstream_unavailable');
}

/** Stores what a reply says about the session; everything else is passed on unchanged. */
function withoutSecrets(
  { body: received }: ApiResponse,
  session: NonNullable<Operation['session']>,
  body: string | Buffer | undefined,
  cookies: SessionCookies,
): string {
  const text = Buffer.from(received).toString();
  const parsed = jsonObject(text);
  if (!parsed) return text;
  const shown = applySessionReply(session, parsed, jsonObject(body?.toString() ?? ''), cookies);
  return shown === parsed ? text : JSON.stringify(shown);
}

/** The headers of a forwarded call. Those that identify the caller are set here, whatever the browser sent. */
function headersFor(config: ShellConfig, request: FastifyRequest, caller: Caller): Record<string, string> {
  const headers = callerHeaders(config, caller);
  for (const name of FORWARDED_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}
