import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { Operation } from '@storefront/api/declaration/operation';
import { ApiScope } from '@storefront/api/entities/api-key';
import type { FastifyInstance } from 'fastify';
import { refuse } from '../problem';
import { openApiDocument } from './open-api';

/** The scope that `?scope=` names; undefined for all. @throws Problem validation_failed for a scope that is none */
function scopeIn(query: unknown): ApiScope | undefined {
  const { scope } = query as { scope?: unknown };
  const known = ApiScope.enum.find((one) => one === scope);
  if (scope !== undefined && !known) throw refuse('validation_failed', `scope is one of ${ApiScope.enum.join(', ')}`);
  return known;
}

/**
 * Serves the OpenAPI document of all operations and one of the integrations, of one scope if the query names it; and
 * Swagger UI at /docs with a strict Content-Security-Policy.
 */
export async function docsRoutes(app: FastifyInstance, operations: readonly Operation[]): Promise<void> {
  const document = openApiDocument(operations);
  const json = JSON.stringify(document);
  app.get('/:locale(^[a-z]{2}-[a-z]{2}$)/api/openapi.json', (_request, reply) =>
    reply.type('application/json').send(json),
  );
  const integrations = operations.filter(({ access }) => access === 'integration');
  const ofScope = (scope?: ApiScope) =>
    openApiDocument(integrations.filter(({ scopes }) => !scope || scopes?.includes(scope)));
  const documents = new Map([undefined, ...ApiScope.enum].map((scope) => [scope, JSON.stringify(ofScope(scope))]));
  app.get('/v1/openapi.json', (request, reply) =>
    reply.type('application/json').send(documents.get(scopeIn(request.query))),
  );
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: (policy) => `${policy} frame-ancestors 'none'; form-action 'none';`,
    uiConfig: { docExpansion: 'none', deepLinking: true, filter: true, validatorUrl: null },
  });
}
