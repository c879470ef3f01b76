import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { context, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Tracer } from './tracer.types';

interface Message {
  readonly request: {
    readonly origin?: string | URL;
    readonly method: string;
    addHeader(name: string, value: string): void;
  };
  readonly response?: { readonly statusCode: number };
}

/**
 * Gives the calls that a traced request makes by fetch and undici a span each, until the headers of the reply.
 * @param continuedBy the origins that are told the trace in the header `traceparent`
 * @returns ends it
 */
export function traceOutgoingCalls(tracer: Tracer, continuedBy: readonly string[]): () => void {
  const propagator = new W3CTraceContextPropagator();
  const spans = new WeakMap<object, Span>();
  const begin = ({ request }: Message) => {
    // Polls and jobs belong to no request.
    if (!trace.getActiveSpan()) return;
    const origin = URL.canParse(String(request.origin)) ? new URL(String(request.origin)) : undefined;
    const span = tracer.startSpan(`${request.method} ${origin?.hostname ?? 'other'}`, {
      kind: SpanKind.CLIENT,
      attributes: { 'http.request.method': request.method, 'server.address': origin?.hostname ?? 'other' },
    });
    spans.set(request, span);
    if (origin && continuedBy.includes(origin.origin))
      propagator.inject(trace.setSpan(context.active(), span), request, {
        set: (carrier, name, value) => carrier.addHeader(name, value),
      });
  };
  const end = ({ request, response }: Message) => {
    const span = spans.get(request);
    if (response) span?.setAttribute('http.response.status_code', response.statusCode);
    else span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    spans.delete(request);
  };
  const listeners: readonly (readonly [string, (message: never) => void])[] = [
    ['undici:request:create', begin],
    ['undici:request:headers', end],
    ['undici:request:error', end],
  ];
  for (const [name, listener] of listeners) subscribe(name, listener as (message: unknown) => void);
  return () => {
    for (const [name, listener] of listeners) unsubscribe(name, listener as (message: unknown) => void);
  };
}
