/** A text as a cell of a CSV file, between quotation marks where it needs them. */
export const csvField = (text: string, delimiter = ','): string =>
  text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
