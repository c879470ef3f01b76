import type { Attributes } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SECONDS_BUCKETS } from './buckets';
import type { Meter } from './meter.types';
import { methodLabel } from './method-label';

/**
 * Measures every request of a server by route and status.
 * @param labelsOf further labels of a request; undefined leaves the request out, such as a stream that stays open
 */
export function measureRequests(
  app: FastifyInstance,
  meter: Meter,
  labelsOf: (request: FastifyRequest) => Attributes | undefined = () => ({}),
): void {
  const duration = meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Duration of requests by route, operation and status',
    advice: { explicitBucketBoundaries: SECONDS_BUCKETS },
  });
  app.addHook('onResponse', (request, reply, done) => {
    const labels = labelsOf(request);
    if (labels)
      duration.record(reply.elapsedTime / 1000, {
        ...labels,
        'http.request.method': methodLabel(request.method),
        // The pattern of the route, never the URL.
        'http.route': request.routeOptions.url ?? 'none',
        'http.response.status_code': reply.statusCode,
      });
    done();
  });
}
