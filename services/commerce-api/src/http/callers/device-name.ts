const browsers: readonly (readonly [name: string, pattern: RegExp])[] = [
  // Those that also name Chrome or Safari come first.
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const systems: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

const nameIn = (table: typeof browsers, userAgent: string) => table.find(([, pattern]) => pattern.test(userAgent))?.[0];

/**
 * Browser and system by a User-Agent header, such as 'Firefox on Windows': enough for people to recognise a device.
 * Nothing of the header itself is kept. Undefined when neither is known.
 */
export function deviceNameOf(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const names = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((name) => name !== undefined);
  return names.length > 0 ? names.join(' on ') : undefined;
}
