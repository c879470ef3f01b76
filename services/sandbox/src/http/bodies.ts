import type { FastifyInstance } from 'fastify';

/**
 * Parses bodies as the real services do: an empty JSON body is an empty object (a client that captures the whole amount
 * sends none), and a form is an object of strings; raw bytes are not exposed.
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
