import { MAX_CONTACT_BYTES } from '@storefront/api/contact-limits';
import type { Business } from '@storefront/remote-kit/business.types';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientConfig } from '../client-config';
import { type ApiCall, callHeaders } from './api-call';
import type { Businesses } from './businesses';
import type { ShellConfig } from './config';
import { deviceNumber } from './consent/device-number';
import { contactLimit } from './contact-limit';
import { sendProblem } from './problem';
import { enrichBody } from './proxy/enrich-body';
import { refuseForeign } from './same-origin';
import { accessTokenOf } from './session/access-token';
import { COOKIE, SessionCookies } from './session/cookies';
import { rememberLastStore } from './session/last-store';

/** Bodies larger than this never reach commerce-api. */
const BODY_LIMIT = 1_048_576;
const TIMEOUT_MS = 20_000;
export const CONTACT = '/contact/request';
const PASSED_ON = ['content-type', 'idempotency-key', 'accept', 'accept-language', 'user-agent'];
/** Operators' calls are for those who reach commerce-api itself; the open proxy does not know them. */
const CLOSED = /^\/admin(\/|$)/;
/** No operation has another one, and fetch would throw on some. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE']);

/**
 * The proxy under /{locale}/api: adds the business of the host and the member's token, and keeps tokens out of the
 * browser's reach by turning them into HttpOnly cookies on their way back.
 */
export function apiProxy(app: FastifyInstance, config: ShellConfig, businesses: Businesses) {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );
    const prefix = `/${config.locale}/api`;
    // Files make it larger than any other call.
    scope.post(
      `${prefix}${CONTACT}`,
      { preHandler: refuseForeign, bodyLimit: MAX_CONTACT_BYTES, config: contactLimit(config) },
      (request, reply) => forward(config, businesses, request, reply),
    );
    scope.all(`${prefix}/*`, { preHandler: refuseForeign }, (request, reply) =>
      forward(config, businesses, request, reply),
    );
  });
}

async function forward(config: ShellConfig, businesses: Businesses, request: FastifyRequest, reply: FastifyReply) {
  const path = plainPath(request.raw.url ?? '', `/${config.locale}/api`);
  if (!path || CLOSED.test(path) || !METHODS.has(request.method)) return sendProblem(reply, 404, 'not_found');
  const cookies = new SessionCookies(config, request, reply);
  let answer: Response;
  let sent: Buffer | undefined;
  const loginDevice = PROVES_DEVICE.has(path) ? cookies.loginDevice() : undefined;
  try {
    const business = (await businesses.of(request.hostname))?.business;
    if (!business) return sendProblem(reply, 404, 'business_not_found');
    const client = clientConfig(business, deviceNumber(cookies));
    sent =
      Buffer.isBuffer(request.body) && request.body.length
        ? enrichBody(path, request.body, client, cookies)
        : undefined;
    const accessToken = await accessTokenOf(config, cookies, business);
    if (TAKES_DETAILS.test(path)) cookies.keepGuestSession();
    answer = await fetch(`${config.apiOrigin}${request.raw.url}`, {
      method: request.method,
      headers: headersFor(config, request, { business, accessToken, guestSession: cookies.guestSession, loginDevice }),
      body: request.method === 'GET' || request.method === 'HEAD' ? undefined : bodyFor(path, sent, cookies),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
    });
  } catch (error) {
    const late = (error as Error).name === 'TimeoutError';
    request.log.error({ error: (error as Error).message, path }, 'commerce-api did not answer');
    return late ? sendProblem(reply, 504, 'upstream_timeout') : sendProblem(reply, 503, 'upstream_unavailable');
  }
  const text = Buffer.from(await answer.arrayBuffer());
  reply
    .code(answer.status)
    .header('content-type', answer.headers.get('content-type') ?? 'application/json')
    .header('cache-control', 'no-store');
  const retryAfter = answer.headers.get('retry-after');
  if (retryAfter) reply.header('retry-after', retryAfter);
  if (loginDevice && answer.ok) cookies.keepLoginDevice(loginDevice);
  return reply.send(keepSession(path, answer, text, cookies));
}

/**
 * The path below the proxy as it stands in the request, or undefined when it is not written plainly: dot segments, double
 * slashes and percent signs could make commerce-api see another path than the one that was judged here.
 */
function plainPath(url: string, prefix: string): string | undefined {
  const path = url.split('?')[0]?.slice(prefix.length) ?? '';
  return /^(\/[a-z0-9-]+)+(\.json)?$/i.test(path) ? path : undefined;
}

/** The headers of a forwarded call: those that say who asks are made here, whatever the browser sent under their names. */
function headersFor(
  config: ShellConfig,
  request: FastifyRequest,
  who: Pick<ApiCall, 'accessToken' | 'guestSession' | 'loginDevice'> & { business: Business },
) {
  const headers = callHeaders(config, { ...who, address: request.ip });
  for (const name of PASSED_ON) {
    const value = request.headers[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return headers;
}

/** A log-out names the refresh token that it ends; the browser does not know it, so the proxy fills it in. */
function bodyFor(path: string, sent: Buffer | undefined, cookies: SessionCookies): BodyInit | undefined {
  if (path === '/auth/logout' && cookies.refreshToken) return JSON.stringify({ refreshToken: cookies.refreshToken });
  if (path === '/auth/revoke' && cookies.refreshToken) return JSON.stringify({ token: cookies.refreshToken });
  return sent && new Uint8Array(sent);
}

/** Calls that keep a guest's personal details, or use them. */
const TAKES_DETAILS = /^\/(checkout|payments)\//;
/** Calls that somebody makes who has the password, or the mail that sets it: the device is theirs when they succeed. */
const PROVES_DEVICE = new Set([
  '/oauth/token',
  '/authauth',
  '/auth/register',
  '/auth/reset-password',
  '/member/change-password',
]);
const GIVES_TOKENS = new Set(['/oauth/token', '/authauth', '/auth/register']);
const ENDS_SESSION = new Set(['/auth/logout', '/auth/revoke', '/member/change-password']);

/** Moves what belongs to the session out of a reply and into cookies; everything else passes unchanged. */
function keepSession(path: string, answer: Response, text: Buffer, cookies: SessionCookies): Buffer | object {
  if (answer.status === 401 && cookies.accessToken) cookies.clearTokens();
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return text;
  if (ENDS_SESSION.has(path)) cookies.clearTokens();
  if (ENDS_SESSION.has(path) || GIVES_TOKENS.has(path)) cookies.beginGuestSession();
  if (path === '/auth/register') cookies.clear(COOKIE.friend);
  if (GIVES_TOKENS.has(path)) {
    const { access_token, expires_in, refresh_token, token_type, ...rest } = JSON.parse(text.toString());
    cookies.setTokens({ access_token, expires_in, refresh_token });
    return rest;
  }
  // An order has its number from the moment in which it is placed.
  if (path.startsWith('/payments/') && /"orderId":\d/.test(text.toString())) rememberLastStore(cookies);
  const token = /"basketToken":"([A-Za-z0-9_-]{20,80})"/.exec(text.toString())?.[1];
  if (token && BASKET_REPLIES.test(path)) cookies.setBasket(token);
  return text;
}

/** Replies that hold the shopper's own basket, whose token may be new. */
const BASKET_REPLIES = /^\/(basket|checkout|payments|member\/reorder|stores\/select)(\/|$)/;
