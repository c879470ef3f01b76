import { existsSync } from 'node:fs';

/** The browser to test in: PLAYWRIGHT_CHROMIUM, else the system's, else Playwright's own. */
export function chromiumLaunchOptions(): { executablePath?: string; args: string[] } {
  const wanted = process.env.PLAYWRIGHT_CHROMIUM ?? '/usr/bin/chromium';
  return {
    ...(existsSync(wanted) && { executablePath: wanted }),
    // Chromium refuses its own sandbox to root, which containers and CI run as.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  };
}
