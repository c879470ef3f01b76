import { SECONDS_BUCKETS } from '@storefront/metrics/buckets';
import { measureRequests } from '@storefront/metrics/measure-requests';
import { type MetricsAddress, startMetrics } from '@storefront/metrics/start-metrics';
import type { FastifyInstance } from 'fastify';
import type { MeasureStatement } from '../database/measured-client';
import type { ServiceContext } from '../service-context';
import { measureDatabase } from './measure-database';
import { measureInstallation } from './measure-installation';

interface ServiceMetrics {
  readonly measureStatement: MeasureStatement;
  measureApp(app: FastifyInstance): void;
  /** @param report of figures that could not be read */
  watch(context: ServiceContext, report: (error: unknown) => void): void;
  stop(): Promise<void>;
}

/** Serves the metrics of commerce-api. @throws Error when the port cannot be opened */
export async function startServiceMetrics(address: MetricsAddress): Promise<ServiceMetrics> {
  const { meter, stop } = await startMetrics(address);
  const statements = meter.createHistogram('db.client.operation.duration', {
    unit: 's',
    description: 'Duration of statements on PostgreSQL by their first word, without the wait for a connection',
    advice: { explicitBucketBoundaries: SECONDS_BUCKETS },
  });
  return {
    measureStatement: (operation) => {
      const since = performance.now();
      return (hasFailed) =>
        statements.record((performance.now() - since) / 1000, {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          ...(hasFailed && { 'error.type': 'failed' }),
        });
    },
    measureApp: (app) =>
      measureRequests(app, meter, ({ routeOptions: { config }, problemCode }) =>
        // A stream stays open for as long as somebody looks.
        config.operation?.stream
          ? undefined
          : {
              'storefront.operation': config.operation?.id ?? 'none',
              ...(problemCode && { 'error.type': problemCode }),
            },
      ),
    watch(context, report) {
      measureInstallation(meter, context);
      measureDatabase(meter, context, report);
    },
    stop,
  };
}
