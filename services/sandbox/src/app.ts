import Fastify, { type FastifyInstance } from 'fastify';
import { chargesRoutes } from './checkoutcom/charges.routes';
import { checkoutcomRoutes } from './checkoutcom/checkoutcom.routes';
import type { Gateway } from './checkoutcom/gateway';
import { faultHooks } from './faults/fault-hooks';
import type { Faults } from './faults/faults';
import { readBodies } from './http/bodies';
import { notFound, problemBody } from './http/problem';
import { problemOfError } from './http/problem-of-error';
import { assetsRoutes } from './pages/assets.routes';
import type { Pauses } from './pauses/pauses';
import { pausesRoutes } from './pauses/pauses.routes';

const BODY_LIMIT = 256 * 1024;

export interface World {
  gateway: Gateway;
  pauses: Pauses;
  faults: Faults;
}

/** Builds the HTTP side of the sandbox without listening. */
export function buildApp({ gateway, pauses, faults }: World): FastifyInstance {
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    // A caller that is kept waiting on purpose must not keep the sandbox from stopping.
    forceCloseConnections: true,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: true, allErrors: true } },
    routerOptions: { ignoreTrailingSlash: true },
  });
  readBodies(app);
  faultHooks(app, faults);

  app.setErrorHandler((error: Error, _request, reply) => {
    const problem = problemOfError(error);
    if (problem.status >= 500) process.stderr.write(`${error.stack ?? error.message}\n`);
    return reply
      .code(problem.status)
      .type('application/problem+json')
      .send(JSON.stringify(problemBody(problem)));
  });
  app.setNotFoundHandler((_request, reply) => {
    const body = problemBody(notFound('such address'));
    return reply.code(404).type('application/problem+json').send(JSON.stringify(body));
  });

  app.get('/livez', async () => ({ status: 'ok' }));
  app.get('/healthz', async () => ({ status: 'ok', now: gateway.clock.now().toISOString() }));
  assetsRoutes(app, gateway.config.publicDir);
  app.register(checkoutcomRoutes(gateway), { prefix: '/checkoutcom' });
  chargesRoutes(app, gateway);
  pausesRoutes(app, pauses);
  return app;
}
