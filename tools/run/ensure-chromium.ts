import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { runCommand } from './run-command';

/** Headless first: the same browser, a third smaller. */
const KNOWN_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The path of a browser for the tests: an installed one, Playwright's download, or Debian's package. */
export async function ensureChromium(root: string): Promise<string> {
  const there = () =>
    [process.env.PLAYWRIGHT_CHROMIUM, ...KNOWN_PATHS, chromium.executablePath()].find(
      (path) => path && existsSync(path),
    );
  const found = there();
  if (found) return found;
  console.log('Chromium is missing: downloading it with Playwright');
  await runCommand('npx', ['playwright', 'install', '--with-deps', 'chromium'], { cwd: root });
  const downloaded = there();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('Installing Debian’s chromium');
    await runCommand('apt-get', ['update', '-qq'], { cwd: root });
    // Older Debian releases only have the full browser.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await runCommand('apt-get', ['install', '-y', '-qq', name], { cwd: root });
      const installed = there();
      if (installed) return installed;
    }
  }
  throw new Error('The browser tests need Chromium. Install it with: npx playwright install --with-deps chromium');
}
