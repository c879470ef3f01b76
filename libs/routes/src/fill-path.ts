/** Query values; undefined ones are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/** Fills a pattern's `:name` parameters, which are encoded, and appends a query. */
export function fillPath(pattern: string, params: Readonly<Record<string, string>> = {}, query: Query = {}): string {
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  // Cast: URLSearchParams writes numbers as text by itself.
  return pairs.length ? `${path}?${new URLSearchParams(pairs as string[][])}` : path;
}
