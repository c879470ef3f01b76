import type { Meter as OpenTelemetryMeter } from '@opentelemetry/api';

/** Makes the instruments of a process. */
export type Meter = OpenTelemetryMeter;
