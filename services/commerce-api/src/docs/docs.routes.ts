import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from './open-api';

/** Serves the OpenAPI document, and Swagger UI at /docs with a strict Content-Security-Policy. */
export async function docsRoutes(app: FastifyInstance, document: OpenApiDocument): Promise<void> {
  const json = JSON.stringify(document);
  app.get('/:locale(^[a-z]{2}-[a-z]{2}$)/api/openapi.json', (_request, reply) =>
    reply.type('application/json').send(json),
  );
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: (policy) => `${policy} frame-ancestors 'none'; form-action 'none';`,
    uiConfig: { docExpansion: 'none', deepLinking: true, filter: true, validatorUrl: null },
  });
}
