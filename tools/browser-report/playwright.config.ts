import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = resolve(import.meta.dirname, '../..');

/** Merges the reports of all browser suites into one; it runs no test. */
export default defineConfig({
  // The suites have different folders.
  testDir: root,
  reporter: [
    ['./owner-reporter.ts'],
    // PLAYWRIGHT_HTML_OUTPUT_DIR names its folder.
    ['html', { open: 'never' }],
  ],
});
