import { gtinOf } from '@storefront/api/gtin';

const DIGITS_ONLY = /^\d{8,14}$/;
/** The longest of them, with zeros before the shorter ones. */
const GTIN_LENGTH = 14;

/**
 * The 14 digits as which barcodes are compared: a UPC and the EAN with a zero before it are the same item. Also of a
 * shop's own code, whose check digit need not be right.
 * @returns undefined for anything but 8 to 14 digits
 */
export function barcodeOf(text: string): string | undefined {
  const digits = text.replaceAll(' ', '');
  return gtinOf(digits) ?? (DIGITS_ONLY.test(digits) ? digits.padStart(GTIN_LENGTH, '0') : undefined);
}
