/** The available widths of a business's error picture, in pixels. */
const AVAILABLE_WIDTHS = [320, 640, 960];
/** The error picture's width on a phone, in CSS pixels. */
const PICTURE_CSS_WIDTH = 320;
const RESIZED_PICTURE = /^(\/pictures\/[\w-]+)\/\d+\.(webp|avif)$/;

/**
 * Chooses the smallest width of a picture that is sharp on the screen. Other addresses are returned unchanged.
 * @param screenScale physical pixels per CSS pixel
 */
export function pictureForScale(address: string, screenScale: number): string {
  const [, folder, extension] = RESIZED_PICTURE.exec(address) ?? [];
  if (!folder) return address;
  const width = AVAILABLE_WIDTHS.find((one) => one >= PICTURE_CSS_WIDTH * screenScale) ?? AVAILABLE_WIDTHS.at(-1);
  return `${folder}/${width}.${extension}`;
}
