import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { phone, storefrontPlaywright } from '@storefront/testing/playwright-config';
import { harnessServer } from '@storefront/testing/storefront/harness-server';
import { remoteNames } from '../tools/run/packages/package-names';

/** E2E_URL and E2E_URL_LATHMERE select a running storefront to test; without them the suite starts one. */
const port = Number(process.env.E2E_PORT ?? 4500);
/** Fresh for every run: the server empties it at start. */
const dataDir = join(tmpdir(), `storefront-e2e-${port}`);
const baseURL = process.env.E2E_URL ?? `http://localhost:${port}`;

const remotes = remoteNames(fileURLToPath(new URL('..', import.meta.url)));

// The remotes' own suites, mf-*/e2e, run against the composed storefront, as shoppers see it. Specs in an `standalone`
// folder test missing neighbours and run only in the remote's own harness.
const remoteProjects = remotes.map((remote) => ({
  name: remote,
  testDir: `../${remote}/e2e`,
  testIgnore: ['**/standalone/**'],
  // New browser processes for each test cost a quarter of the time. Cookies, stored data and the cache are cleared
  // between tests; specs that grant permissions have a browser of their own.
  use: { viewport: phone, isMobile: true, hasTouch: true, reuseContext: true },
}));

export default storefrontPlaywright({
  name: 'e2e',
  testDir: import.meta.dirname,
  baseURL,
  metadata: { dataDir: process.env.E2E_DATA_DIR ?? dataDir },
  fullyParallel: true,
  // A third worker slows the others down by more than it does: the tests keep two cores busy.
  workers: 2,
  // It ends a hanging test and measures nothing: no result may depend on the machine's load.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  testMatch: ['**/*.spec.ts'],
  projects: [
    {
      name: 'phone',
      testIgnore: ['**/resilience/**', '**/visual/**', '**/skew/**'],
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reuseContext: true },
    },
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 }, reuseContext: true },
      // What differs on a wide screen. Tests of accessibility set both sizes.
      testMatch: ['**/shell/{header,home}.spec.ts', '**/journeys/{order,other-basket,remembers}.spec.ts'],
      grepInvert: /@phone-only/,
    },
    ...remoteProjects,
  ],
  ...(process.env.E2E_URL
    ? {}
    : {
        webServer: harnessServer({
          port,
          dataDir,
          baseURL,
          // One of its hosts is a production host; the others are not.
          env: { API_FAULTS: 'yes', PRODUCTION_HOSTS: 'fresh.localhost' },
        }),
      }),
});
