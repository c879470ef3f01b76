import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Fault, Faults } from './faults';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route's name in the fault switches, or that of a request whose body names its operation. */
    fault?: string | ((request: FastifyRequest) => string);
    /** The body of an 'error' in the vendor's own format; by default the gateway's. */
    faultBody?: (status: number) => object;
  }
  interface FastifyRequest {
    fault?: Fault;
  }
}

/** Applies the active faults to the routes named in `config.fault`. */
export function faultHooks(app: FastifyInstance, faults: Faults): void {
  app.decorateRequest('fault', undefined);

  app.addHook('preHandler', async (request, reply) => {
    const { fault: named } = request.routeOptions.config;
    const target = typeof named === 'function' ? named(request) : named;
    const fault = target ? faults.take(target, request.url) : undefined;
    if (!fault) return;
    request.fault = fault;
    if (fault.kind === 'slow') await pause(fault.ms);
    if (fault.kind === 'error') {
      const body = request.routeOptions.config.faultBody?.(fault.status);
      return reply.code(fault.status).send(body ?? { error_type: 'processing_error', error_codes: ['sandbox_fault'] });
    }
    if (fault.kind === 'reset') request.raw.socket.destroy();
    // The socket stays open and silent until the caller gives up.
    if (fault.kind === 'reset' || fault.kind === 'timeout-before') return reply.hijack();
  });

  // After the work is done and stored: the caller never gets the reply.
  app.addHook('onSend', async ({ fault }) => {
    if (fault?.kind === 'timeout-after') await new Promise(() => undefined);
  });
}
