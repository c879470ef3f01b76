import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunchOptions } from '@storefront/testing/browser/chromium';
import { storefrontPlaywright } from '@storefront/testing/playwright-config';
import { harnessServer } from '@storefront/testing/storefront/harness-server';

/** The storefront whose back end all workers' shells share; the shells use ports of their own. */
const port = Number(process.env.E2E_RESILIENCE_PORT ?? 4600);
const dataDir = join(tmpdir(), `storefront-resilience-${port}`);
const baseURL = `http://localhost:${port}`;
process.env.E2E_RESILIENCE_PORT = String(port);
process.env.E2E_RESILIENCE_DATA = dataDir;

export default storefrontPlaywright({
  name: 'resilience',
  baseURL,
  testDir: import.meta.dirname,
  fullyParallel: true,
  // Half of the tests wait for deadlines. With two workers two cores were 65 % busy, and the suite took a quarter longer.
  workers: 3,
  // They end hanging tests and measure nothing: no result may depend on the machine's load.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  // Screenshots of a failure help more than its trace, which slows two hundred short visits down.
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // No test needs a product's picture, and a page with twenty of them takes a tenth longer.
    launchOptions: chromiumLaunchOptions(['--blink-settings=imagesEnabled=false']),
  },
  // The port is used only if a signal opens a debugger.
  webServer: harnessServer({ port, dataDir, env: { NODE_OPTIONS: `--inspect-port=${port + 9}` } }),
});
