import type { FastifyInstance } from 'fastify';

/**
 * Reads bodies as the real services do: an empty JSON body is an empty object (a client that captures the whole amount
 * sends none), a form is an object of texts, and the raw bytes are nobody's business here.
 */
export function readBodies(app: FastifyInstance): void {
  const json = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else json(request, body as string, done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)));
  });
}
