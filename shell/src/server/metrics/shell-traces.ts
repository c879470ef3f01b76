import { startTracing, type TraceSettings } from '@storefront/metrics/traces/start-tracing';
import { traceCalls } from '@storefront/metrics/traces/trace-calls';
import { traceRequests } from '@storefront/metrics/traces/trace-requests';
import type { FastifyInstance } from 'fastify';
import type { Renderer } from '../document/render-document';

export interface ShellTraces {
  /** The id of the trace that the running code belongs to. */
  traceId(): string | undefined;
  traceApp(app: FastifyInstance): void;
  readonly traceRenders: (renderer: Renderer) => Renderer;
  stop(): Promise<void>;
}

/** Sends traces of the shell: requests, renders of pages, and calls of commerce-api, which continues them. */
export function startShellTraces(settings: TraceSettings, apiOrigin: string): ShellTraces {
  const { tracer, traceId, stop } = startTracing({
    ...settings,
    service: 'shell',
    // Anybody may call it, and must not decide how many traces the collector gets.
    trustsCallers: false,
    continuedBy: [new URL(apiOrigin).origin],
  });
  return {
    traceId,
    traceApp: (app) => traceRequests(app, tracer),
    traceRenders: (renderer) => ({
      render: (composition, job, report) =>
        traceCalls(tracer, `render ${job.page.package} ${job.page.expose}`, () =>
          renderer.render(composition, job, report),
        ),
    }),
    stop,
  };
}
