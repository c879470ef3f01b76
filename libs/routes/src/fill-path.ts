/** Values of a query; those that are undefined are left out. */
export type Query = Readonly<Record<string, string | number | undefined>>;

/** A path made of a pattern with `:name` for parameters, which are encoded, and of a query. */
export function fillPath(pattern: string, params: Readonly<Record<string, string>> = {}, query: Query = {}): string {
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  return pairs.length ? `${path}?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : path;
}
