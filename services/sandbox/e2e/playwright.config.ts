import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { demonstrationEnvironment } from '@storefront/settings/mode';
import { storefrontPlaywright } from '@storefront/testing/playwright-config';

const port = Number(process.env.E2E_PORT ?? 4690);
const root = resolve(import.meta.dirname, '../../..');

/** The sandbox's own suite, against the built sandbox with its own data. */
export default storefrontPlaywright({
  name: 'sandbox',
  baseURL: `http://localhost:${port}`,
  testDir: import.meta.dirname,
  workers: 1,
  webServer: {
    command: 'exec node --import ./libs/testing/src/processes/end-with-parent.mjs services/sandbox/dist/server.js',
    cwd: root,
    url: `http://localhost:${port}/livez`,
    env: {
      ...demonstrationEnvironment,
      SANDBOX_PORT: String(port),
      DATA_DIR: join(tmpdir(), `sandbox-e2e-${port}`),
      CHECKOUTCOM_WEBHOOK_URL: '',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
