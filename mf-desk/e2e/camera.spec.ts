import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { writeBarcodeVideo } from '@storefront/testing/browser/barcode-video';
import { chromiumLaunchOptions } from '@storefront/testing/browser/chromium';
import { test } from '@storefront/testing/neighbour-test';
import { deskUrl, logIn } from './support/desk';
import { placeOrder } from './support/place-order';
import { beginBatch, goToStop, press, stopNamed } from './support/walk';

const GALA = { item: 'gala-apples-4-pack', name: 'Gala apples, 4 pack', gtin: '9520001000010' };
const BRAEBURN = { item: 'braeburn-apples-12-pack', name: 'Braeburn apples, 12 pack' };

/** What the camera sees. */
const video = join(tmpdir(), `storefront-camera-${process.pid}.y4m`);
test.use({
  reuseContext: false,
  permissions: ['camera'],
  launchOptions: chromiumLaunchOptions([
    '--use-fake-device-for-media-stream',
    // A headless shell has no dialog in which to allow the camera.
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ]),
});

test.beforeAll(() => writeBarcodeVideo(video, GALA.gtin));
test.afterAll(() => rm(video));

// Chromium on Linux reads no barcodes itself, as Safari and Firefox do not, so the decoder is loaded.
test('the camera reads a pack’s barcode, once the decoder was loaded: the item is picked, and at another stop it is named as the wrong one', async ({
  page,
  request,
  baseURL,
}) => {
  const lines = [
    { item: GALA.item, quantity: 6 },
    { item: BRAEBURN.item, quantity: 12 },
  ];
  const number = await placeOrder(request, baseURL, { firstName: 'Cam', lines });
  await logIn(page, baseURL, 'camera', '/desk/pick');
  await page.goto(deskUrl(baseURL, '/desk/pick'));
  await beginBatch(page, [number]);

  await goToStop(page, BRAEBURN.name);
  await page.context().route('**/*.wasm', (route) => route.abort());
  await press(page, 'Scan');
  await expect(page.getByRole('alert')).toContainText('The camera reads no codes');
  await page.context().unroute('**/*.wasm');
  await press(page, 'Back');
  await press(page, 'Scan');
  await expect(page.getByRole('heading', { level: 1, name: 'Wrong item' })).toBeVisible();
  await expect(page.getByText(`This is ${GALA.name}.`)).toBeVisible();
  await press(page, `Pick ${GALA.name} now`);
  await expect(stopNamed(page, GALA.name)).toBeVisible();
  await press(page, 'Scan');
  await expect(stopNamed(page, BRAEBURN.name)).toBeVisible();
  await expect(page.getByRole('button', { name: `Undo: ${GALA.name}` })).toBeVisible();
});
