import type { FastifyInstance } from 'fastify';
import { Businesses } from './businesses';
import { CanaryAssignment } from './canary/canary-assignment';
import { Previews } from './canary/previews';
import { ShownReleases } from './compositions/shown-releases';
import type { ShellConfig } from './config';
import { DeveloperLinks } from './developer/developer-links';
import { documentServices } from './document/document-services';
import { Figures } from './figures/figures';
import { httpServer } from './http-server';
import type { ShellMetrics } from './metrics/shell-metrics';
import type { ShellTraces } from './metrics/shell-traces';
import { PassGuard } from './releases-page/pass-guard';
import { registerRoutes } from './routes';

/**
 * The document server, built and ready to listen.
 * @param metrics measures it
 * @param traces follows its requests through the processes
 */
export async function buildShell(
  config: ShellConfig,
  metrics?: ShellMetrics,
  traces?: ShellTraces,
): Promise<FastifyInstance> {
  const { app, redact } = await httpServer(config, () => releases.pagePaths, traces?.traceId);
  const businesses = new Businesses(config, (message) => app.log.warn(message));
  const releases = new ShownReleases(app, config);
  const { source, compositions, live, canaries, pins } = releases;
  const guard = new PassGuard(config, source);
  const figures = new Figures(businesses, canaries, pins);
  const previews = new Previews(source, compositions, releases.fetchComposition);
  const developerLinks = new DeveloperLinks(config, source);
  const assignment = new CanaryAssignment(config, businesses, live, canaries, pins, previews, developerLinks);
  const documents = documentServices({
    config,
    redact,
    releases,
    businesses,
    assignment,
    figures,
    guard,
    log: app.log,
    wrapRenderer: (renderer) =>
      [metrics?.measureRenders, traces?.traceRenders].reduce((inner, wrap) => wrap?.(inner) ?? inner, renderer),
  });
  traces?.traceApp(app);
  metrics?.measureApp(app, config, releases);

  app.addHook('onRequest', async ({ hostname }) => {
    // What a host shows depends on its business then; a failure is reported by what handles the request.
    if (pins.all.size > 0) await businesses.of(hostname).catch(() => undefined);
  });
  app.addHook('onClose', async () => releases.stop());
  registerRoutes(app, { config, redact, releases, businesses, previews, assignment, guard, figures, documents });
  await releases.start();
  return app;
}
