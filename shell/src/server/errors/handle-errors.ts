import { systemError } from '@storefront/messages/system';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config';
import { sendStaticErrorPage } from '../document/html/static-error-page';
import { ADDRESS_LIMIT } from '../socket-limits';
import { sendProblem } from './problem';
import type { Redaction } from './redact';

/** Codes for errors whose status explains them. */
const codes: Readonly<Record<number, string>> = {
  404: 'not_found',
  413: 'body_too_large',
  414: 'address_too_long',
  415: 'media_type_unsupported',
  429: 'rate_limited',
};

/** Handles uncaught errors: logs them in full and replies without details. */
export function handleErrors(app: FastifyInstance, config: ShellConfig, redact: Redaction) {
  app.setErrorHandler<FastifyError>((error, request, reply) => sendError(config, redact, error, request, reply));
  app.setNotFoundHandler((request, reply) => refused(config, 404, request, reply));
  app.addHook('onRequest', async (request, reply) => {
    if (hasTwoHosts(request)) return refused(config, 400, request, reply);
    if (request.url.length > ADDRESS_LIMIT) return refused(config, 414, request, reply);
  });
}

/** Node reads the first of two Host headers; a proxy may have decided by the second (RFC 9112, section 3.2). */
const hasTwoHosts = ({ raw: { rawHeaders } }: FastifyRequest): boolean =>
  rawHeaders.filter((text, place) => place % 2 === 0 && text.toLowerCase() === 'host').length > 1;

/** Replies to errors before routing, such as an invalid URL. */
export function sendError(
  config: ShellConfig,
  redact: Redaction,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error.statusCode !== undefined && error.statusCode < 500)
    return refused(config, error.statusCode, request, reply);
  request.log.error({ error: redact.text(error.message), url: redact.path(request.url) }, 'a request failed');
  if (isProgram(config, request)) return sendProblem(reply, 503, 'system_error');
  return sendStaticErrorPage(reply, 503, systemError, request.method === 'GET' ? request.url : '/');
}

/** Whether a program calls, which reads a problem document: a page's script, or a till with an API key. */
const isProgram = (config: ShellConfig, { url }: FastifyRequest) =>
  url.startsWith(`/${config.locale}/`) || url.startsWith('/api/v1/');

function refused(config: ShellConfig, status: number, request: FastifyRequest, reply: FastifyReply) {
  if (isProgram(config, request)) return sendProblem(reply, status, codes[status] ?? 'bad_request');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send('This request makes no sense.');
}
