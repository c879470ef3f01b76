import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromiumLaunchOptions } from '@storefront/testing/chromium';
import { storefrontPlaywright } from '@storefront/testing/playwright-config';

/** The storefront whose back end every worker's own shell stands before; the shells take ports of their own. */
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
  // They wait for deadlines more than they work.
  workers: 3,
  // They end what hangs and measure nothing: no outcome may depend on how busy the machine is.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  // A failure's pictures are worth more than its trace, which slows two hundred short visits down.
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    // No test is about a product's picture, and a page with twenty of them takes a tenth longer.
    launchOptions: chromiumLaunchOptions(['--blink-settings=imagesEnabled=false']),
  },
  webServer: {
    // The harness is Playwright's own child, with no shell between them, and ends with it.
    command: 'exec node --import ./libs/testing/src/end-with-parent.mjs --import tsx tools/harness.ts all --fresh',
    cwd: resolve(import.meta.dirname, '../..'),
    url: `${baseURL}/healthz`,
    timeout: 300_000,
    env: { PORT: String(port), DATA_DIR: dataDir },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
