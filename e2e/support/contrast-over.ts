import type { Locator } from '@playwright/test';

/**
 * The smallest contrast ratio of a text to the pixels behind its lines, such as those of a picture. The text is hidden
 * for one screenshot and must be within the viewport.
 */
export async function contrastOver(text: Locator): Promise<number> {
  const { lines, color } = await text.evaluate((element: HTMLElement) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { color } = getComputedStyle(element);
    element.style.color = 'transparent';
    return { color, lines: [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })) };
  });
  const page = text.page();
  const screenshot = (await page.screenshot({ scale: 'css', animations: 'disabled' })).toString('base64');
  await text.evaluate((element: HTMLElement) => {
    element.style.color = '';
  });
  // A page without a Content-Security-Policy reads the pixels.
  const reader = await page.context().newPage();
  const contrast = await reader.evaluate(
    async ({ lines, color, source }) => {
      const picture = new Image();
      picture.src = source;
      await picture.decode();
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const drawing = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
      drawing.drawImage(picture, 0, 0);
      const luminance = (channels: readonly number[]) => {
        const [r = 0, g = 0, b = 0] = channels.map((value) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const ink = luminance((color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));
      let smallest = 21;
      for (const { x, y, width, height } of lines) {
        const { data } = drawing.getImageData(x, y, Math.max(1, width), Math.max(1, height));
        for (let at = 0; at < data.length; at += 4) {
          const ground = luminance([...data.slice(at, at + 3)]);
          smallest = Math.min(smallest, (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
        }
      }
      return smallest;
    },
    { lines, color, source: `data:image/png;base64,${screenshot}` },
  );
  await reader.close();
  return contrast;
}
