import type { SearchPart } from './search-data';

/** What a search page shows, by the end of its path. A term of the same spelling is no sub-page. */
export function searchPart(path: string): SearchPart {
  const [, part] = /\/search\/[^/]+\/(menu-items|categories|deals)$/.exec(path) ?? [];
  return (part as SearchPart | undefined) ?? 'all';
}
