/** The value of an option in minor units: '5' or '5.00'. @throws Error with what is wrong, for the operator */
export function minorOf(text: string, option: string): number {
  const [, whole, fraction = '00'] = /^(\d{1,6})(?:\.(\d{2}))?$/.exec(text) ?? [];
  if (whole === undefined) throw new Error(`--${option} takes an amount such as 5.00, not ${text}`);
  return Number(whole + fraction);
}

/** A whole number of at least `least`. @throws Error with what is wrong, for the operator */
export function wholeOf(text: string, name: string, least = 1): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least)) throw new Error(`${name} takes a whole number from ${least}, not ${text}`);
  return number;
}
