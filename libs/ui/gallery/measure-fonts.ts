import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromiumLaunchOptions } from '@storefront/testing/browser/chromium';
import { chromium } from 'playwright';

/**
 * Calculates the fallback faces of the themes. A text with English letter frequencies is set in the brand's font and in
 * the system font; the ratio of their widths is size-adjust, and the brand font's ascent and descent are divided by it.
 * Arial and Times New Roman are measured in Liberation, which has the same metrics. Paste the output into the theme.
 */
const fonts = join(import.meta.dirname, '../src/fonts');
const pairs = [
  { file: 'figtree-latin.woff2', weight: 400, system: 'Liberation Sans, Arial' },
  { file: 'figtree-latin.woff2', weight: 700, system: 'Liberation Sans, Arial' },
  { file: 'instrument-sans-latin.woff2', weight: 400, system: 'Liberation Sans, Arial' },
  { file: 'instrument-sans-latin.woff2', weight: 700, system: 'Liberation Sans, Arial' },
  { file: 'newsreader-latin.woff2', weight: 420, system: 'Liberation Serif, Times New Roman' },
];
const sample =
  'Search bread, milk, something for tea. Seeded farmhouse loaf, whole milk, free-range eggs and a jar of honey for the ' +
  'weekend. Delivery today between five and six, or collect it from the store near you at no cost. The basket is empty ' +
  'and there are eight slots left this evening; choose one that suits you and we will bring it to the door. £1.20 £14.75';

const browser = await chromium.launch(chromiumLaunchOptions());
const page = await browser.newPage();
await page.goto(pathToFileURL(join(fonts, 'figtree-LICENSE.txt')).href);
for (const { file, weight, system } of pairs) {
  const url = `url(${pathToFileURL(join(fonts, file)).href})`;
  const measured = await page.evaluate(
    async ({ url, weight, system, sample }) => {
      const face = new FontFace(`brand${weight}`, url, { weight: '300 900' });
      document.fonts.add(await face.load());
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      // No named functions here: the compiler's helper for names does not exist in the page.
      const [brand, fallback] = [`brand${weight}`, system].map((family) => {
        context.font = `${weight} 1000px ${family}`;
        return context.measureText(sample);
      });
      if (!brand || !fallback) throw new Error('nothing measured');
      const ratio = brand.width / fallback.width;
      return { ratio, ascent: brand.fontBoundingBoxAscent / 1000, descent: brand.fontBoundingBoxDescent / 1000 };
    },
    { url, weight, system, sample },
  );
  const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
  console.log(file, weight, {
    sizeAdjust: percent(measured.ratio),
    ascent: percent(measured.ascent / measured.ratio),
    descent: percent(measured.descent / measured.ratio),
  });
}
await browser.close();
