/** A value as text that is the same for the same value: PostgreSQL keeps an object's keys in an order of its own. */
export const canonicalJson = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  ) ?? '';
