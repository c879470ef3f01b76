import { measureRequests } from '@storefront/metrics/measure-requests';
import { type MetricsAddress, startMetrics } from '@storefront/metrics/start-metrics';
import type { FastifyInstance } from 'fastify';
import type { ShellConfig } from '../config';
import type { Renderer } from '../document/render-document';
import { measureBrowsers } from './measure-browsers';
import { type MeasuredReleases, measureReleases } from './measure-releases';
import { measureRenders } from './measure-renders';

export interface ShellMetrics {
  readonly measureRenders: (renderer: Renderer) => Renderer;
  /** Before routes are registered. */
  measureApp(app: FastifyInstance, config: Pick<ShellConfig, 'locale'>, releases: MeasuredReleases): void;
  stop(): Promise<void>;
}

/** Serves the metrics of the shell. @throws Error when the port cannot be opened */
export async function startShellMetrics(address: MetricsAddress): Promise<ShellMetrics> {
  const { meter, stop } = await startMetrics(address);
  return {
    measureRenders: measureRenders(meter),
    measureApp(app, { locale }, releases) {
      measureRequests(app, meter);
      measureBrowsers(app, meter, locale, releases.live);
      measureReleases(meter, releases);
    },
    stop,
  };
}
