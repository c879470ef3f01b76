import { startTracing, type TraceSettings } from '@storefront/metrics/traces/start-tracing';
import { traceRequests } from '@storefront/metrics/traces/trace-requests';
import { traceStatements } from '@storefront/metrics/traces/trace-statements';
import type { FastifyInstance } from 'fastify';
import type { MeasureStatement } from '../database/measured-client';

export interface ServiceTraces {
  readonly measureStatement: MeasureStatement;
  /** The id of the trace that the running code belongs to. */
  traceId(): string | undefined;
  traceApp(app: FastifyInstance): void;
  stop(): Promise<void>;
}

/** Sends traces of commerce-api: its operations, their statements and their calls of gateways and other services. */
export function startServiceTraces(settings: TraceSettings): ServiceTraces {
  const { tracer, traceId, stop } = startTracing({
    ...settings,
    service: 'commerce-api',
    // Only shells call it, and gateways with their webhooks, which name no trace.
    trustsCallers: true,
    continuedBy: [],
  });
  return {
    measureStatement: traceStatements(tracer),
    traceId,
    traceApp: (app) => traceRequests(app, tracer, ({ routeOptions: { config } }) => config.operation?.key),
    stop,
  };
}
