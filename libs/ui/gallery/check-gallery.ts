import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describeViolations, findAxeViolations } from '@storefront/testing/axe';
import { chromiumLaunchOptions } from '@storefront/testing/browser/chromium';
import { chromium } from 'playwright';
import { renderGallery } from './gallery';

/** Checks every page of the gallery on a phone and a desktop: accessibility, width and target sizes; dark, accessibility. */
const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
const browser = await chromium.launch(chromiumLaunchOptions());
const findings: string[] = [];

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  for (const file of renderGallery(folder)) {
    await page.goto(pathToFileURL(file).href);
    const where = `${basename(file)} at ${viewport.width}: `;
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, select, label:has(input)')].flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const inText = element.matches(
          'p a, strong a, .sf-notice__words a, .sf-card__name a, .sf-crumbs a, .sf-skip, .sf-field__label',
        );
        return width && !inText && (width < 43.5 || height < 43.5)
          ? [`${element.className || element.tagName} is ${Math.round(width)} x ${Math.round(height)}`]
          : [];
      }),
    );
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) findings.push(`${where}${over} px wider than the screen`);
    findings.push(...[...new Set(small)].map((target) => `${where}${target}, smaller than a finger`));
    findings.push(...describeViolations(await findAxeViolations(page)).map((finding) => where + finding));
    await page.emulateMedia({ colorScheme: 'dark' });
    findings.push(...describeViolations(await findAxeViolations(page)).map((finding) => `${where}dark, ${finding}`));
    await page.emulateMedia({ colorScheme: 'light' });
  }
  await page.close();
}
await browser.close();
rmSync(folder, { recursive: true });

for (const finding of findings) console.error(finding);
console.log(findings.length ? `${findings.length} findings` : 'The gallery has no findings in either brand.');
process.exitCode = findings.length ? 1 : 0;
