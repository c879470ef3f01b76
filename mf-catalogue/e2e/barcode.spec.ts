import { expect, type Page } from '@playwright/test';
import { expectNoAxeFindings } from '@storefront/testing/axe';
import { barcodeModules } from '@storefront/testing/browser/barcode-video';
import { test } from '@storefront/testing/neighbour-test';
import { store } from './support/shop';

const scanButton = (page: Page) => page.getByRole('button', { name: 'Scan a barcode' });

/** A phone whose camera sees a barcode; the tracks of the camera are in `tracks`. */
async function holdBarcode(page: Page, barcode: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(
    (modules) => {
      const tracks: MediaStreamTrack[] = [];
      Object.assign(window, { tracks });
      navigator.mediaDevices.enumerateDevices = async () => [{ kind: 'videoinput' } as MediaDeviceInfo];
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
        const picture = canvas.getContext('2d');
        const draw = () => {
          if (!picture) return;
          picture.fillStyle = 'white';
          picture.fillRect(0, 0, 640, 480);
          picture.fillStyle = 'black';
          for (const [at, module] of modules.entries()) if (module === 0) picture.fillRect(130 + at * 4, 120, 4, 240);
        };
        draw();
        const camera = canvas.captureStream();
        // A stream has a frame for each drawing.
        setInterval(draw, 100);
        tracks.push(...camera.getTracks());
        return camera;
      };
    },
    Array.from(await barcodeModules(barcode)),
  );
}

// Chromium on Linux reads no barcodes itself, as Safari and Firefox do not, so the decoder is loaded.
test('a phone’s camera finds an item by its barcode, and says if the shop does not sell it', async ({ page }) => {
  await holdBarcode(page, '9520001000010');
  await page.goto(`${store}/find`);
  await scanButton(page).click();
  await expect(page).toHaveURL(/\/menuItem\/gala-apples-4-pack$/);

  await holdBarcode(page, '5012345678900');
  await page.goto(`${store}/find`);
  await scanButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Scan a barcode' });
  await expect(dialog.getByRole('alert')).toContainText('Borough does not sell this item.');
  await expectNoAxeFindings(page);
  const states = () =>
    page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map((track) => track.readyState));
  expect(await states()).toEqual(['ended']);
  await dialog.getByRole('button', { name: 'Scan again' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expect.poll(states).toEqual(['ended', 'ended']);
  await page.keyboard.press('Escape');
  await expect(scanButton(page)).toBeFocused();
});

test('a device without a camera has no button for it, and only the search page may use the camera', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const policyOf = async (path: string) => (await page.goto(path))?.headers()['permissions-policy'];
  expect(await policyOf(store)).toContain('camera=()');
  expect(await policyOf(`${store}/find`)).toContain('camera=(self)');
  await page.waitForFunction(() => (window as { __hydrated?: boolean }).__hydrated);
  await expect(page.getByRole('search').getByRole('button').filter({ visible: true })).toHaveText(['']);
  await expect(scanButton(page)).toHaveCount(0);
});
