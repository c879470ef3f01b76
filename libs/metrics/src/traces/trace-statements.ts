import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { Tracer } from './tracer.types';

/**
 * Gives every statement of a traced request a span, named by its first word: a statement's text and values may be
 * personal.
 * @returns begins a span, and returns what ends it
 */
export function traceStatements(tracer: Tracer): (operation: string) => (hasFailed: boolean) => void {
  return (operation) => {
    if (!trace.getActiveSpan()) return () => {};
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation };
    const span = tracer.startSpan(`${operation} postgresql`, { kind: SpanKind.CLIENT, attributes });
    return (hasFailed) => {
      if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
  };
}
