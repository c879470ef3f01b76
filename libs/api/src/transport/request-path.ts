import type { Method } from '../declaration/operation';

type Values = Record<string, unknown>;

/** Makes a method and a path from an operation's key, params and query. */
export function requestPath(key: string, params?: Values, query?: Values): { method: Method; path: string } {
  const space = key.indexOf(' ');
  const path = key.slice(space + 1).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one));
  }
  const text = search.toString();
  // Cast: every key of the table starts with a Method (OperationKey).
  return { method: key.slice(0, space) as Method, path: text ? `${path}?${text}` : path };
}
