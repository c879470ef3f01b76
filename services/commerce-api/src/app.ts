import { CALL_BODY_BYTES } from '@storefront/api/constants';
import { allOperations } from '@storefront/api/operations';
import Fastify, { type FastifyInstance } from 'fastify';
import type { OpenDatabase } from './database/database.types';
import { docsRoutes } from './docs/docs.routes';
import { createHandlers } from './handlers';
import { healthRoutes } from './health.routes';
import { compileOnFirstUse } from './http/bodies/compile-on-first-use';
import { parseJsonBodies } from './http/bodies/json-parser';
import { parseMultipartBodies } from './http/bodies/multipart-parser';
import { drainConnections } from './http/drain-connections';
import { endStreamsOnClose } from './http/event-stream';
import { handleError } from './http/handle-error';
import { MAX_URL_LENGTH, socketLimits } from './http/limits/socket-limits';
import type { AnyHandler } from './http/operation.types';
import { registerOperation } from './http/register-operation';
import { loggableError } from './loggable-error';
import { gatewayRoutes } from './modules/payments/gateways';
import { refuse } from './problem';
import type { ServiceContext } from './service-context';

/** With room for the fields that the shell adds, so that the shell refuses larger bodies before they are sent on. */
const BODY_LIMIT = CALL_BODY_BYTES + 4_096;

export interface AppOptions {
  context: ServiceContext;
  database: Pick<OpenDatabase, 'kind'>;
  /** Where log lines go: true means standard output; without it nothing is logged. */
  logger?: boolean | { write(line: string): void };
  /** Called before the routes are registered. */
  measure?: (app: FastifyInstance) => void;
  /** The id of the current trace, for log lines. */
  traceId?: (() => string | undefined) | undefined;
}

/** Builds the service without listening, so that tests can inject requests. */
export async function buildApp({
  context,
  database,
  logger = false,
  measure,
  traceId,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: logger && {
      level: 'warn',
      serializers: { err: loggableError, req: (request: { method?: string }) => ({ method: request.method }) },
      ...(typeof logger === 'object' && { stream: logger }),
      ...(traceId && { mixin: () => ({ trace_id: traceId() }) }),
    },
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: true },
    // Requests that arrive on open connections while it closes are answered, too.
    return503OnClosing: false,
    ...socketLimits,
    frameworkErrors: handleError,
  });

  // What modules tell is logged; a line for each request is not.
  context.log.to(app.log.child({}, { level: 'info' }));
  measure?.(app);
  compileOnFirstUse(app);
  drainConnections(app);
  endStreamsOnClose(app);
  app.addHook('onRequest', async ({ url }) => {
    if (url.length > MAX_URL_LENGTH) throw refuse('address_too_long');
  });
  // Pages that say 'Today' follow a clock that the sandbox moved.
  app.addHook('onRequest', async (_request, reply) => {
    if (context.clock.isMoved()) reply.header('date', context.clock.now().toUTCString());
  });
  parseJsonBodies(app);
  parseMultipartBodies(app);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(() => {
    throw refuse('not_found');
  });

  const served = allOperations.filter(({ id }) => id !== 'adminClock' || !context.config.production);
  const handlers = createHandlers(context) as unknown as Readonly<Record<string, AnyHandler>>;
  for (const operation of served) registerOperation(app, context, operation, handlers[operation.key]);

  await docsRoutes(app, served);
  gatewayRoutes(app, context);
  healthRoutes(app, context.db, database.kind);
  return app;
}
