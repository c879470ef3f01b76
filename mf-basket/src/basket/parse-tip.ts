/** The longest amount that anyone types: '1000.00'. */
const MAX_LENGTH = 8;

/**
 * A typed amount as a whole number of minor units, because the API takes a tip as a number; undefined if it is none.
 * @param minorPerMajor 100 for pounds and pence, 1 for yen
 */
export function parseTip(typed: string, minorPerMajor: number): number | undefined {
  const text = typed.replace(/[\p{Sc}\s]/gu, '').replace(',', '.');
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const places = String(minorPerMajor).length - 1;
  if (!whole || fraction.length > places || text.length > MAX_LENGTH) return undefined;
  return Number(whole + fraction.padEnd(places, '0'));
}
