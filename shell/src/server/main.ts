import { setTimeout } from 'node:timers/promises';
import { demonstrationBanner } from '@storefront/settings/banner';
import { ignoreDebugSignal } from '@storefront/settings/ignore-debug-signal';
import { InvalidSettings } from '@storefront/settings/invalid-settings';
import { nodeVersionFault } from '@storefront/settings/node-version';
import { buildShell } from './app';
import { readConfig, type ShellConfig } from './config';

function configOrExit(): ShellConfig {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof InvalidSettings)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

ignoreDebugSignal();
const fault = nodeVersionFault();
if (fault) {
  process.stderr.write(`${fault}\n`);
  process.exit(1);
}
const config = configOrExit();
if (!config.production) process.stdout.write(`${demonstrationBanner('The shell')}\n`);
// Imported only when they are used: without these settings nothing of OpenTelemetry is loaded.
const metrics =
  config.metrics &&
  (await (await import(/* webpackChunkName: "metrics" */ './metrics/shell-metrics')).startShellMetrics(config.metrics));
const traces =
  config.traces &&
  (await import(/* webpackChunkName: "traces" */ './metrics/shell-traces')).startShellTraces(
    config.traces,
    config.apiOrigin,
  );
const app = await buildShell(config, metrics, traces);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, async () => {
    app.stopping.hasBegun = true;
    // A load balancer notices /readyz before connections are refused.
    await setTimeout(config.shutdownDelayMs);
    await app.close();
    await Promise.all([metrics?.stop(), traces?.stop()]);
    process.exit(0);
  });
// Connections above the limit are closed, so that the open ones are served.
app.server.maxConnections = config.maxConnections;
await app.listen({ port: config.port, host: config.host });
process.send?.('listening');
