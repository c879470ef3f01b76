import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { phone, storefrontPlaywright } from '@storefront/testing/playwright-config';
import { harnessServer } from '@storefront/testing/storefront/harness-server';

const port = Number(process.env.E2E_VISUAL_PORT ?? 4710);
const dataDir = join(tmpdir(), `storefront-visual-${port}`);
const baseURL = `http://localhost:${port}`;
process.env.E2E_PORT = String(port);

/** Compares screens of all packages in both brands with their baselines. No other test changes this storefront's data. */
export default storefrontPlaywright({
  name: 'visual',
  baseURL,
  metadata: { dataDir },
  testDir: import.meta.dirname,
  fullyParallel: true,
  workers: 2,
  expect: { timeout: 15_000, toHaveScreenshot: { stylePath: join(import.meta.dirname, 'stable.css') } },
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  // The documents' policy refuses the styles that leave things out.
  use: { viewport: { ...phone, height: 1080 }, isMobile: true, hasTouch: true, bypassCSP: true },
  webServer: harnessServer({ port, dataDir }),
});
