import { SpanStatusCode } from '@opentelemetry/api';
import type { Tracer } from './tracer.types';

/** Runs a part of a request within a span of its own. */
export function traceCalls<T>(tracer: Tracer, name: string, run: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, async (span) => {
    try {
      return await run();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
