/** npm run record -- --base-url URL | --link LINK FILE: records a visit in a window, for the tests of remotes. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium, type LaunchOptions, type Page } from '@playwright/test';
import { errorMessage } from '@storefront/api/error-message';
import { chromiumLaunchOptions } from '@storefront/testing/browser/chromium';
import { phone } from '@storefront/testing/playwright-config';
import { maskVisit } from '@storefront/testing/visits/masking/mask-visit';
import { VisitRecorder } from '@storefront/testing/visits/recording/record-visit';
import { visitFile } from '@storefront/testing/visits/visit-file';
import { recordArguments } from './visits/record-arguments';

/** The headless shell has no window. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** A test cannot use a window: it drives the page at a port. */
function launchOptions(): LaunchOptions {
  const port = process.env.RECORD_PORT;
  if (port) return { headless: true, ...chromiumLaunchOptions([`--remote-debugging-port=${port}`]) };
  return { headless: false, ...(existsSync(SYSTEM_CHROMIUM) && { executablePath: SYSTEM_CHROMIUM }) };
}

/** @throws Error naming the command that installs what a window needs */
async function openWindow() {
  try {
    // Playwright would close the page first, which ends a visit.
    return await chromium.launch({ ...launchOptions(), handleSIGINT: false });
  } catch (error) {
    const message = errorMessage(error);
    if (/Executable doesn't exist/.test(message))
      throw new Error('A window needs the whole browser: npx playwright install chromium');
    if (/XServer|X server|ozone_platform/i.test(message)) throw new Error('There is no screen to open a window on.');
    throw new Error(message.split('\n')[0]);
  }
}

/** @param name of the URL in errors, because a link's pass is secret */
async function open(page: Page, url: string, name: string): Promise<void> {
  const reply = await page.goto(url).catch(() => undefined);
  if (!reply) throw new Error(`The storefront does not reply to ${name}.`);
  if (!reply.ok()) throw new Error(`The storefront replied ${reply.status()} to ${name}.`);
}

process.once('SIGINT', () => process.exit(130));
try {
  const { file, origin, link, path, keep } = recordArguments(process.argv.slice(2));
  const browser = await openWindow();
  const context = await browser.newContext({
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  const page = await context.newPage();
  // Before the recorder starts, because the link's pass is secret.
  if (link) await open(page, link, 'the link');
  const recorder = await VisitRecorder.start(page);
  await open(page, origin + path, origin + path);
  console.log('Shop in the window. Closing it ends the visit; Ctrl+C records nothing.');
  await page.waitForEvent('close', { timeout: 0 });
  const visit = maskVisit(recorder.visit(), keep);
  await browser.close();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, visitFile(visit));
  console.log(
    `${file} has ${visit.events.length} events and ${visit.calls.length} calls. Read it before you commit it.`,
  );
} catch (error) {
  console.error(errorMessage(error));
  process.exit(1);
}
