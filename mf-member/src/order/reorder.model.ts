/** The text about items that could not be ordered again. */
export function missingText(missing: readonly { readonly name: string }[]): string | undefined {
  const names = missing.map(({ name }) => name);
  const last = names.pop();
  if (!last) return undefined;
  return names.length
    ? `${names.join(', ')} and ${last} are not available there now, so they were left out.`
    : `${last} is not available there now, so it was left out.`;
}
