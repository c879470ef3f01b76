import { join, resolve } from 'node:path';
import { defineConfig } from '@playwright/test';

const root = resolve(import.meta.dirname, '../..');

/** Merges the reports of all browser suites into one; it runs no test. */
export default defineConfig({
  // The suites have different folders.
  testDir: root,
  reporter: [
    ['./owner-reporter.ts'],
    ['html', { outputFolder: join(process.env.REPORTS_DIR || join(root, 'reports'), 'browser'), open: 'never' }],
  ],
});
