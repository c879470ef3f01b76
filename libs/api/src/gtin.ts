/**
 * The number of a barcode: an EAN, UPC or GTIN of 8, 12, 13 or 14 digits, with spaces or without.
 * @returns its 14 digits, as which all of them are compared; undefined if it is none, or its check digit is wrong
 */
export function gtinOf(text: string): string | undefined {
  const digits = text.replaceAll(' ', '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return undefined;
  const padded = digits.padStart(14, '0');
  const sum = [...padded].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 ? padded : undefined;
}
