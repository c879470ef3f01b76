import { join, relative, resolve } from 'node:path';
import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { chromiumLaunchOptions } from './browser/chromium';
import type { Neighbours } from './neighbours/neighbours';
import { removeInstallationSettings } from './storefront/remove-installation-settings';

/** What specs can read about the storefront under test in `testInfo.config.metadata`. */
export interface SuiteMetadata {
  /** The folder with the storefront's data and keys. */
  readonly dataDir: string;
  /** What a remote meets; unset where all remotes are shown. */
  readonly neighbours?: Neighbours;
}

export type SuiteOptions = {
  /** The name of the report: reports/playwright-<name>.json. */
  name: string;
  baseURL?: string;
  metadata?: SuiteMetadata;
  /** The suite's folder. */
  testDir: string;
} & Partial<PlaywrightTestConfig>;

/**
 * The Playwright configuration of every suite. Without retries, because a test that passes the second time has found a
 * fault. Neither its storefront nor its release commands find an installation that the environment names.
 */
export function storefrontPlaywright({ name, baseURL, testDir, use, ...rest }: SuiteOptions): PlaywrightTestConfig {
  removeInstallationSettings();
  const root = resolve(import.meta.dirname, '../../..');
  const reports = join(root, 'reports');
  const link = linkSettings(join(reports, 'link.json'));
  return defineConfig({
    ...(link && { globalSetup: link.globalSetup }),
    testDir,
    // A merged report has the files of each suite relative to its folder.
    tag: [`@${relative(root, testDir)}`, ...(process.env.TRACE === 'yes' ? ['@traced'] : [])],
    // jest's *.test.ts files are beside the code; browser suites are in e2e or end with spec.
    testMatch: ['**/*.spec.ts', '**/e2e/**/*.test.ts'],
    retries: 0,
    forbidOnly: Boolean(process.env.CI),
    reporter: [
      ['list'],
      ['json', { outputFile: join(reports, `playwright-${name}.json`) }],
      // `npm test` merges them into one report of all suites.
      ...(process.env.PLAYWRIGHT_BLOB_OUTPUT_FILE ? [['blob'] as const] : []),
    ],
    outputDir: 'test-results',
    ...rest,
    use: {
      baseURL,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      screenshot: 'only-on-failure',
      // Tracing adds a fifth to the run time, and a video prevents that tests share a browser context. A failure keeps
      // a screenshot and the accessibility tree without them.
      trace: process.env.TRACE === 'yes' ? 'retain-on-failure' : 'off',
      video: process.env.VIDEO === 'yes' ? 'retain-on-failure' : 'off',
      launchOptions: chromiumLaunchOptions(),
      // Reduced motion, so that tests need not wait for animations.
      contextOptions: { reducedMotion: 'reduce' },
      ...(link && { storageState: link.storageState }),
      ...use,
    },
  });
}

/**
 * The settings with which every test is shown the version of STOREFRONT_LINK, if it is set.
 * @param storageState the file that keeps the cookies of the link
 */
export const linkSettings = (storageState: string) =>
  process.env.STOREFRONT_LINK
    ? { globalSetup: join(import.meta.dirname, 'storefront/open-link.ts'), storageState }
    : undefined;

/** The two viewports in which every screen is tested. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };
