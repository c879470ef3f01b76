/** The text about items that could not be ordered again. */
export function missingText(
  missing: readonly { readonly name: string; readonly quantity?: number }[],
): string | undefined {
  const names = missing.map(({ name, quantity }) => (quantity ? `${quantity} of ${name}` : name));
  const isOne = names.length === 1 && (missing[0]?.quantity ?? 1) === 1;
  const last = names.pop();
  if (!last) return undefined;
  return isOne
    ? `${last} is not available now, so it was left out.`
    : `${[names.join(', '), last].filter(Boolean).join(' and ')} are not available now, so they were left out.`;
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
