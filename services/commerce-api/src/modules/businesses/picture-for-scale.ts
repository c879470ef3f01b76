/** The widths, in pixels, in which the error picture of a business is made. */
const WIDTHS = [320, 640, 960];
/** The error picture's width on a phone's screen, in CSS pixels. */
const PICTURE_CSS_WIDTH = 320;
const RESIZED_PICTURE = /^(\/pictures\/[\w-]+)\/\d+\.(webp|avif)$/;

/**
 * The address of a picture in the smallest width that is sharp on a screen. An address that is not one of our pictures in
 * several widths stays as it is.
 * @param screenScale physical pixels of one CSS pixel
 */
export function pictureForScale(address: string, screenScale: number): string {
  const [, folder, extension] = RESIZED_PICTURE.exec(address) ?? [];
  if (!folder) return address;
  const width = WIDTHS.find((one) => one >= PICTURE_CSS_WIDTH * screenScale) ?? WIDTHS.at(-1);
  return `${folder}/${width}.${extension}`;
}
