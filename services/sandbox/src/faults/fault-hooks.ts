import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Fault, Faults } from './faults';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the fault switches know this route by. */
    fault?: string;
    /** The body of an 'error' in the vendor's own form; without it the gateway's. */
    faultBody?: (status: number) => object;
  }
  interface FastifyRequest {
    fault?: Fault;
  }
}

/** Lets the switched-on faults hit the routes that name themselves in `config.fault`. */
export function faultHooks(app: FastifyInstance, faults: Faults): void {
  app.decorateRequest('fault', undefined);

  app.addHook('preHandler', async (request, reply) => {
    const target = request.routeOptions.config.fault;
    const fault = target ? faults.take(target) : undefined;
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

  // After the work is done and written: nobody ever hears of it.
  app.addHook('onSend', async ({ fault }) => {
    if (fault?.kind === 'timeout-after') await new Promise(() => undefined);
  });
}
