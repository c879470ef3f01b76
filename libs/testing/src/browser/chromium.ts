import { existsSync } from 'node:fs';

/** Among the system's browsers, the headless shell comes first because it uses a third less memory. */
const SYSTEM_PATHS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * The browser to test in: PLAYWRIGHT_CHROMIUM, else the system's, else Playwright's own.
 * @param args further command line arguments
 */
export function chromiumLaunchOptions(args: readonly string[] = []): { executablePath?: string; args: string[] } {
  const executablePath = [process.env.PLAYWRIGHT_CHROMIUM, ...SYSTEM_PATHS].find((path) => path && existsSync(path));
  return {
    ...(executablePath && { executablePath }),
    // Chromium refuses its own sandbox to root, which containers and CI run as.
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args],
  };
}
