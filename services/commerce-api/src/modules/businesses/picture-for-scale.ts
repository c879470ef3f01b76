/** The widths, in pixels, in which the error picture of a business is made. */
const WIDTHS = [320, 640, 960];
/** The error picture's width on a phone's screen, in CSS pixels. */
const SHOWN_AT = 320;
const MADE_IN_WIDTHS = /^(\/pictures\/[\w-]+)\/\d+\.(webp|avif)$/;

/**
 * The address of a picture in the smallest width that is sharp on a screen. An address that is not one of our pictures in
 * several widths stays as it is.
 * @param screenScale physical pixels of one CSS pixel
 */
export function pictureForScale(address: string, screenScale: number): string {
  const [, folder, extension] = MADE_IN_WIDTHS.exec(address) ?? [];
  if (!folder) return address;
  const width = WIDTHS.find((one) => one >= SHOWN_AT * screenScale) ?? WIDTHS.at(-1);
  return `${folder}/${width}.${extension}`;
}
