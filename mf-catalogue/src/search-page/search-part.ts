import type { SearchPart } from './search-data';

/** The kind of results, from the end of the path. A term with the same spelling is no sub-page. */
export function searchPart(path: string): SearchPart {
  const [, part] = /\/search\/[^/]+\/(menu-items|categories|deals)$/.exec(path) ?? [];
  return (part as SearchPart | undefined) ?? 'all';
}
