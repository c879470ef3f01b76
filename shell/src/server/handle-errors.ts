import { systemError } from '@storefront/messages/system';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { ShellConfig } from './config';
import { lastResort } from './document/last-resort';
import { problem } from './session/session-routes';

/** What nobody caught: said to the log in full, to the outside in words that give nothing away. */
export function handleErrors(app: FastifyInstance, config: ShellConfig) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refused = error.statusCode !== undefined && error.statusCode < 500;
    const status = refused ? (error.statusCode ?? 400) : 503;
    if (!refused) request.log.error({ error: error.message, url: request.url }, 'a request failed');
    reply.code(status).header('cache-control', 'no-store');
    if (request.url.startsWith(`/${config.locale}/`))
      return reply.type('application/problem+json').send(problem(status, refused ? 'bad_request' : 'system_error'));
    if (refused) return reply.type('text/plain; charset=utf-8').send('This request makes no sense.');
    return lastResort(reply, status, systemError, request.method === 'GET' ? request.url : '/');
  });
}
