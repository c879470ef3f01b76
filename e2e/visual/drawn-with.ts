import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';

const record = join(import.meta.dirname, 'baselines/drawn-with.json');
const fonts = resolve(import.meta.dirname, '../../libs/ui/src/fonts');

/** What the baselines were drawn with. */
interface DrawnWith {
  readonly chromium: string;
  /** The digest of a picture of text, in the brands' fonts and the machine's own. */
  readonly text: string;
}

const FAMILIES = ['figtree-latin', 'newsreader-latin', 'instrument-sans-latin', 'Arial, sans-serif', 'Georgia, serif'];

/** What this machine draws with. */
async function thisMachine(browser: Browser): Promise<DrawnWith> {
  const page = await browser.newPage();
  const faces = ['figtree-latin', 'newsreader-latin', 'instrument-sans-latin'].map((name) => ({
    name,
    file: readFileSync(join(fonts, `${name}.woff2`)).toString('base64'),
  }));
  const picture = await page.evaluate(
    async ([fontFaces, families]) => {
      for (const { name, file } of fontFaces)
        document.fonts.add(await new FontFace(name, `url(data:font/woff2;base64,${file})`).load());
      const canvas = Object.assign(document.createElement('canvas'), { width: 390, height: 192 });
      const context = canvas.getContext('2d');
      for (const [line, family] of families.entries()) {
        if (!context) throw new Error('This browser has no canvas.');
        context.font = `17px ${family}`;
        context.fillText('Choose a time £27.75 Seeded farmhouse loaf', 4, 32 * (line + 1));
      }
      return canvas.toDataURL();
    },
    [faces, FAMILIES] as const,
  );
  await page.close();
  return { chromium: browser.version(), text: createHash('sha256').update(picture).digest('hex') };
}

/** Records that the baselines are drawn on this machine. */
export async function recordMachine(browser: Browser): Promise<void> {
  writeFileSync(record, `${JSON.stringify(await thisMachine(browser), null, 2)}\n`);
}

/** Why this machine's pictures cannot equal the baselines; undefined when they can. */
export async function machineDifference(browser: Browser): Promise<string | undefined> {
  const drawn = JSON.parse(readFileSync(record, 'utf8')) as DrawnWith;
  const here = await thisMachine(browser);
  if (here.text === drawn.text) return undefined;
  const browsers = here.chromium === drawn.chromium ? 'other fonts' : `Chromium ${here.chromium}`;
  return `The baselines were drawn with Chromium ${drawn.chromium}; this machine has ${browsers} and draws text differently. To draw them here: npm run test:visual -- --update-snapshots=all`;
}
