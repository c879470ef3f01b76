/** Makes spans: a type of our own modules, so that no other package names OpenTelemetry. */
export type { Tracer } from '@opentelemetry/api';
