import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { MeterProvider } from '@opentelemetry/sdk-metrics';
import { measureOutgoingCalls } from './measure-outgoing-calls';
import { measureProcess } from './measure-process';
import type { Meter } from './meter.types';

/** Where /metrics is served. */
export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

export interface RunningMetrics {
  readonly meter: Meter;
  /** Closes the port. */
  stop(): Promise<void>;
}

/**
 * Serves /metrics for Prometheus, with what every process has: event loop, memory and outgoing calls.
 * @throws Error when the port cannot be opened
 */
export async function startMetrics({ host, port }: MetricsAddress): Promise<RunningMetrics> {
  const exporter = new PrometheusExporter({
    host,
    port,
    preventServerStart: true,
    // Prometheus adds job and instance itself.
    withoutScopeInfo: true,
    withoutTargetInfo: true,
  });
  await exporter.startServer();
  const provider = new MeterProvider({ readers: [exporter] });
  const meter = provider.getMeter('storefront');
  const ends = [measureProcess(meter), measureOutgoingCalls(meter)];
  return {
    meter,
    async stop() {
      for (const end of ends) end();
      await provider.shutdown();
    },
  };
}
