import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { SHELL_BODY_BYTES, YEAR_SECONDS } from '@storefront/api/constants';
import { urlTo } from '@storefront/routes/url-to';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { multipartPaths } from './api-proxy/api-proxy';
import { compressDocuments } from './assets/compress';
import type { ShellConfig } from './config';
import { drain } from './drain';
import { handleErrors, sendError } from './errors/handle-errors';
import { servedPaths } from './errors/known-paths';
import { type KnownPath, type Redaction, redaction } from './errors/redact';
import { permissionsPolicy } from './permissions-policy';
import { limitBodyTime, socketLimits } from './socket-limits';

/** Maximum length of a path's parameter in characters; longer ones get 404. */
const PARAM_MAX_LENGTH = 300;

/** Browsers need these with every response. */
function sendSecurityHeaders(app: FastifyInstance, config: ShellConfig): void {
  app.addHook('onSend', async (request, reply) => {
    // Browsers accept it only over TLS.
    if (config.secureCookies || request.protocol === 'https')
      reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`);
    // Pages whose URL or content is secret have set a stricter one.
    if (!reply.hasHeader('referrer-policy')) reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    // Pages that use the camera have set one that allows it.
    if (!reply.hasHeader('permissions-policy')) reply.header('permissions-policy', permissionsPolicy());
    reply.headers({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    });
  });
}

/**
 * A server without routes: its limits, logs without personal data, headers, errors and compression.
 * @param pagePaths the paths of all pages that are shown at the moment, which logs may contain
 */
export async function httpServer(
  config: ShellConfig,
  pagePaths: () => readonly KnownPath[],
  traceId?: () => string | undefined,
): Promise<{ app: FastifyInstance; redact: Redaction }> {
  const routes: string[] = [];
  const redact = redaction(() => [...pagePaths(), ...servedPaths(config.locale, routes)]);
  /** Logs omit the shopper's address and the query of a request. */
  const loggedRequest = ({ method, url }: FastifyRequest) => ({ method, url: redact.path(url) });
  const app = Fastify({
    logger: {
      level: process.env.LOG_LEVEL ?? 'warn',
      serializers: { req: loggedRequest },
      ...(traceId && { mixin: () => ({ trace_id: traceId() }) }),
    },
    bodyLimit: SHELL_BODY_BYTES,
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: PARAM_MAX_LENGTH, ignoreTrailingSlash: false },
    // Requests that arrive on open connections while it closes are answered, too.
    return503OnClosing: false,
    ...socketLimits,
    frameworkErrors: (error, request, reply) => sendError(config, redact, error, request, reply),
  });
  drain(app);
  app.addHook('onRoute', ({ url }) => void routes.push(url));
  if (!config.trustForwardedHost)
    app.addHook('onRequest', async ({ raw }) => {
      delete raw.headers['x-forwarded-host'];
    });
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  sendSecurityHeaders(app, config);
  handleErrors(app, config, redact);
  limitBodyTime(app, new Set([urlTo('contact'), ...multipartPaths(`/${config.locale}/api`)]));
  compressDocuments(app);
  return { app, redact };
}
