import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { methodLabel } from '../method-label';
import type { Tracer } from './tracer.types';

const propagator = new W3CTraceContextPropagator();
const headerOf = {
  get: (headers: FastifyRequest['headers'], name: string) => headers[name],
  keys: (headers: FastifyRequest['headers']) => Object.keys(headers),
};

/**
 * Gives every request a span that continues the trace of its header `traceparent`, or begins one. What handles the
 * request runs within it.
 * @param nameOf the span's name; by default the method and the pattern of the route
 */
export function traceRequests(
  app: FastifyInstance,
  tracer: Tracer,
  nameOf: (request: FastifyRequest) => string | undefined = () => undefined,
): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = propagator.extract(ROOT_CONTEXT, request.headers, headerOf);
    // The pattern of the route, never the URL.
    const route = request.routeOptions.url ?? 'none';
    const method = methodLabel(request.method);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const name = nameOf(request) ?? `${method} ${route}`;
    const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
  // A caller that goes away gets no response.
  app.addHook('onRequestAbort', (request, done) => {
    spans.get(request)?.end();
    done();
  });
}
