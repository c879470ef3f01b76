import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './browser/chromium';
import { chosenNeighbours, IGNORED_SPECS } from './neighbours/neighbours';
import { phone, storefrontPlaywright } from './playwright-config';

/**
 * A remote's own suite: starts the shell and the real back end with this remote, and with the neighbours that NEIGHBOURS
 * chooses: by default the other remotes themselves, because most specs use their pages.
 * @param remote the package's name
 * @param port the harness's port; E2E_PORT overrides it
 */
export function remotePlaywright(remote: string, port: number): PlaywrightTestConfig {
  // The harness and the workers inherit it.
  process.env.NEIGHBOURS ??= 'published';
  const own = Number(process.env.E2E_PORT ?? port);
  const baseURL = `http://localhost:${own}`;
  const dataDir = join(tmpdir(), `harness-${remote}-${own}`);
  const neighbours = chosenNeighbours();
  return storefrontPlaywright({
    name: neighbours === 'none' ? remote : `${remote}-${neighbours}`,
    baseURL,
    metadata: { dataDir, neighbours },
    testIgnore: [...IGNORED_SPECS[neighbours]],
    testDir: resolve(import.meta.dirname, '../../..', remote, 'e2e'),
    fullyParallel: true,
    // Two leave a tenth of two cores idle: some tests wait for the back end's clock, events or refusals.
    workers: 3,
    // It ends a hanging test and measures nothing, as in the composed suite.
    timeout: 240_000,
    expect: { timeout: 15_000 },
    use: {
      viewport: phone,
      isMobile: true,
      hasTouch: true,
      reuseContext: true,
      // The reset of a shared context passes a blank page. With a limit of one, the renderer process stays for the next
      // test: a new one costs 90 ms more CPU time. Documents of another site or context have processes of their own.
      launchOptions: chromiumLaunchOptions(['--renderer-process-limit=1']),
    },
    webServer: {
      command: `exec node tools/on-node.mjs node --import ./libs/testing/src/processes/end-with-parent.mjs --import tsx tools/harness.ts ${remote} --fresh`,
      cwd: resolve(import.meta.dirname, '../../..'),
      url: `${baseURL}/healthz`,
      timeout: 240_000,
      env: { API_FAULTS: 'yes', PORT: String(own), DATA_DIR: dataDir },
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  });
}
