import type { Meter } from '@storefront/metrics/meter.types';
import { isJobName } from '../jobs/job-types';
import type { ServiceContext } from '../service-context';

type Measured = Pick<ServiceContext, 'cache' | 'installation'>;

/** The pool of connections, the cache and the background jobs of this process. */
export function measureInstallation(meter: Meter, { cache, installation }: Measured): void {
  const { connections } = installation.database;
  if (connections) {
    const count = meter.createObservableGauge('db.client.connection.count', {
      description: 'Connections of this process to PostgreSQL, by state',
    });
    const max = meter.createObservableGauge('db.client.connection.max', { description: 'Connections it may open' });
    const pending = meter.createObservableGauge('db.client.connection.pending_requests', {
      description: 'Callers that wait for a connection',
    });
    meter.addBatchObservableCallback(
      (result) => {
        const { open, idle, waiting, most } = connections();
        result.observe(count, open - idle, { 'db.client.connection.state': 'used' });
        result.observe(count, idle, { 'db.client.connection.state': 'idle' });
        result.observe(max, most);
        result.observe(pending, waiting);
      },
      [count, max, pending],
    );
  }
  const requests = meter.createObservableCounter('storefront.cache.requests', {
    description: 'Reads through the cache, by cache and whether it had the value',
  });
  const entries = meter.createObservableGauge('storefront.cache.entries', { description: 'Values that are kept' });
  const bytes = meter.createObservableGauge('storefront.cache.size', {
    unit: 'By',
    description: 'Bytes that the shelves take; the cache of small values does not count them',
  });
  meter.addBatchObservableCallback(
    (result) => {
      for (const [name, figures] of Object.entries(cache.figures())) {
        result.observe(requests, figures.hits, { cache: name, outcome: 'hit' });
        result.observe(requests, figures.misses, { cache: name, outcome: 'miss' });
        result.observe(entries, figures.entries, { cache: name });
        if (name === 'shelves') result.observe(bytes, figures.bytes, { cache: name });
      }
    },
    [requests, entries, bytes],
  );
  const failures = meter.createObservableCounter('storefront.job.failures', {
    description: 'Failures of background jobs in this process, by job',
  });
  const age = meter.createObservableGauge('storefront.job.last_end_age', {
    unit: 's',
    description: 'Seconds since a job that this process does by itself last ended, by job',
  });
  meter.addBatchObservableCallback(
    (result) => {
      for (const [job, run] of installation.jobs.all) {
        result.observe(failures, run.failures, { job_name: job });
        // A periodic job may run in another process each time: its queue says how long it waits.
        if (!isJobName(job))
          result.observe(age, (Date.now() - (run.endedAt ?? run.startedAt)) / 1000, { job_name: job });
      }
    },
    [failures, age],
  );
}
