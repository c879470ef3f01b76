import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor, ParentBasedSampler } from '@opentelemetry/sdk-trace-base';
import { randomSampler } from './random-sampler';
import { traceOutgoingCalls } from './trace-outgoing-calls';
import type { Tracer } from './tracer.types';

export interface TraceSettings {
  /** Of a collector that takes OTLP over HTTP, such as http://127.0.0.1:4318/v1/traces. */
  readonly url: string;
  /** How many of a hundred traces are sent. */
  readonly percent: number;
}

interface TracedProcess extends TraceSettings {
  /** Its name in traces, such as 'shell'. */
  readonly service: string;
  /** The callers decide which traces are sent: true where only processes of the installation call. */
  readonly trustsCallers: boolean;
  /** The origins that outgoing calls name their trace to; no other server learns of it. */
  readonly continuedBy: readonly string[];
}

export interface RunningTracing {
  readonly tracer: Tracer;
  /** The id of the trace that the running code belongs to, for its log lines. */
  traceId(): string | undefined;
  /** Sends what is collected, and ends. */
  stop(): Promise<void>;
}

/** Collects spans and sends them in batches. A collector that is away loses them, and delays nothing. */
export function startTracing(settings: TracedProcess): RunningTracing {
  const { url, percent, service, trustsCallers, continuedBy } = settings;
  const share = randomSampler(percent / 100);
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: trustsCallers
      ? new ParentBasedSampler({ root: share })
      : new ParentBasedSampler({ root: share, remoteParentSampled: share, remoteParentNotSampled: share }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const tracer = provider.getTracer('storefront');
  const end = traceOutgoingCalls(tracer, continuedBy);
  return {
    tracer,
    traceId: () => trace.getActiveSpan()?.spanContext().traceId,
    async stop() {
      end();
      await provider.shutdown();
      context.disable();
    },
  };
}
