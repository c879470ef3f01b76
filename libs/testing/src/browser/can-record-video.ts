import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from '@playwright/test';

const require = createRequire(import.meta.url);

/**
 * Whether Playwright can record videos: its own ffmpeg comes with the browsers that it downloads, and with
 * `npx playwright install ffmpeg`, but not with the system's browsers.
 */
export function canRecordVideo(): boolean {
  const installed = chromium.executablePath().split(/[\\/]chromium[\w-]*-\d+[\\/]/)[0] ?? '';
  const core = createRequire(require.resolve('playwright')).resolve('playwright-core/package.json');
  const { browsers } = JSON.parse(readFileSync(join(dirname(core), 'browsers.json'), 'utf8')) as {
    browsers: readonly { readonly name: string; readonly revision: string }[];
  };
  const revision = browsers.find(({ name }) => name === 'ffmpeg')?.revision;
  return existsSync(join(installed, `ffmpeg-${revision}`));
}
