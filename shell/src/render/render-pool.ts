import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { ShellConfig } from '../server/config';
import type { ProbeJob, RenderJob, RenderResult } from './render-job.types';

/**
 * Worker threads that render. A render that misses its deadline has its worker killed and replaced: code that hangs
 * costs one worker for a moment, not the server.
 */
export class RenderPool {
  private readonly pool: Piscina<RenderJob | ProbeJob, RenderResult>;

  constructor(private readonly config: ShellConfig) {
    this.pool = new Piscina({
      filename: join(import.meta.dirname, 'worker.cjs'),
      minThreads: config.renderWorkers,
      maxThreads: config.renderWorkers,
      // Loading data is waiting: several pages share a thread while they wait.
      concurrentTasksPerWorker: 8,
      maxQueue: 1000,
      workerData: {
        releasesDir: join(config.dataDir, 'releases'),
        apiOrigin: config.apiOrigin,
        internalKey: config.internalKey,
      },
    });
  }

  render(job: RenderJob): Promise<RenderResult> {
    return this.pool.run(job, { signal: AbortSignal.timeout(this.config.renderDeadlineMs) });
  }

  /** Evaluates bundles and looks for their exposes; rejects with what is wrong. */
  async probe(job: ProbeJob): Promise<void> {
    await this.pool.run(job, { name: 'probe', signal: AbortSignal.timeout(this.config.renderDeadlineMs * 2) });
  }

  async close(): Promise<void> {
    await this.pool.destroy();
  }
}
