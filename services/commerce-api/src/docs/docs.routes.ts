import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from './open-api';
import { readerPage, readerStyle } from './reader-page';

/** The OpenAPI document, and an HTML page that shows it. */
export function docsRoutes(app: FastifyInstance, document: OpenApiDocument): void {
  const json = JSON.stringify(document);
  const page = readerPage(document);
  const style = createHash('sha256').update(readerStyle).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${style}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  app.get('/:locale(^[a-z]{2}-[a-z]{2}$)/api/openapi.json', (_request, reply) =>
    reply.type('application/json').send(json),
  );
  app.get('/docs', (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8')
      .send(page),
  );
}
