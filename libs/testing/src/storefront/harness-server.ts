import { resolve } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';

interface HarnessServer {
  /** The storefront's port; the ports of its services derive from it. */
  readonly port: number;
  /** The folder of its data, emptied at the start. */
  readonly dataDir: string;
  /** The address at which it is ready; by default of localhost. */
  readonly baseURL?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The composed storefront with fresh data, as Playwright's `webServer` that starts and ends with the suite. */
export const harnessServer = ({
  port,
  dataDir,
  baseURL = `http://localhost:${port}`,
  env,
}: HarnessServer): PlaywrightTestConfig['webServer'] => ({
  // Playwright starts the harness directly, without a shell, so that it ends with Playwright.
  command:
    'exec node tools/on-node.mjs node --import ./libs/testing/src/processes/end-with-parent.mjs --import tsx tools/harness.ts all --fresh',
  cwd: resolve(import.meta.dirname, '../../../..'),
  url: `${baseURL}/healthz`,
  timeout: 300_000,
  env: { PORT: String(port), DATA_DIR: dataDir, ...env },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
});
