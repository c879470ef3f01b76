import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './browser/chromium';
import { chosenNeighbours, IGNORED_SPECS } from './neighbours/neighbours';
import { desktop, linkSettings, type SuiteMetadata } from './playwright-config';

/**
 * The suite of a remote in a repository of its own, on a running storefront. STOREFRONT_LINK is a link of `npm run
 * release -- link`, whose version every test is shown; STOREFRONT_URL alone tests what everyone is shown. NEIGHBOURS says
 * what the remote meets at a harness that STOREFRONT_URL names: contract doubles refuse what their contracts do not allow.
 * @param configUrl `import.meta.url` of the remote's playwright.config.ts
 */
export function publishedRemotePlaywright(configUrl: string): PlaywrightTestConfig {
  const root = dirname(fileURLToPath(configUrl));
  const link = linkSettings(join(root, 'test-results/link.json'));
  const neighbours = process.env.NEIGHBOURS ? chosenNeighbours() : 'published';
  const address = process.env.STOREFRONT_LINK ?? process.env.STOREFRONT_URL ?? 'http://localhost:4200';
  return defineConfig({
    testDir: join(root, 'e2e'),
    testIgnore: [...IGNORED_SPECS[neighbours]],
    metadata: { neighbours } satisfies Pick<SuiteMetadata, 'neighbours'>,
    outputDir: join(root, 'test-results'),
    fullyParallel: true,
    retries: 0,
    reporter: [['list'], ['json', { outputFile: join(root, 'reports/playwright.json') }]],
    ...(link && { globalSetup: link.globalSetup }),
    use: {
      baseURL: new URL(address).origin,
      viewport: desktop,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      screenshot: 'only-on-failure',
      launchOptions: chromiumLaunchOptions(),
      contextOptions: { reducedMotion: 'reduce' },
      ...(link && { storageState: link.storageState }),
    },
  });
}
