/** The longest amount that anyone types: '1000.00'. */
const MAX_LENGTH = 8;

/**
 * A typed amount as a whole number of minor units, because the API takes a tip as a number; undefined if it is none.
 * @param minorPerMajor 100 for pounds and pence
 */
export function parseTip(typed: string, minorPerMajor: number): number | undefined {
  const text = typed.replace(/[£\s]/g, '').replace(',', '.');
  if (!/^\d+(\.\d{1,2})?$/.test(text) || text.length > MAX_LENGTH) return undefined;
  return Math.round(Number(text) * minorPerMajor);
}
