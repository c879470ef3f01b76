/** The text about items that could not be ordered again. */
export function missingText(missing: readonly { readonly name: string }[]): string | undefined {
  const names = missing.map(({ name }) => name);
  const last = names.pop();
  if (!last) return undefined;
  return names.length
    ? `${names.join(', ')} and ${last} are not available there now, so they were left out.`
    : `${last} is not available there now, so it was left out.`;
}

/**
 * The text about items that cost more than they did.
 * @param money formats an amount in minor units
 */
export function dearerText(
  dearer: readonly { readonly name: string; readonly before: number; readonly now: number }[],
  money: (minor: number) => string,
): string | undefined {
  if (!dearer.length) return undefined;
  return dearer.map(({ name, before, now }) => `${name} now costs ${money(now)}, not ${money(before)}.`).join(' ');
}
