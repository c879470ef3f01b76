/** The part of the Navigation API that is used here; not every browser has it. */
interface HistoryEntries {
  readonly currentEntry?: { readonly index: number } | null;
  entries(): readonly { readonly url: string | null }[];
}

/**
 * The previous pages in order of relevance: the link's `from`, the session history (which includes in-app navigation),
 * and the document's referrer.
 */
export function previousPages(query: Readonly<Record<string, string>>): (string | null | undefined)[] {
  return [query.from, ...historyBefore(), document.referrer];
}

function historyBefore(): (string | null)[] {
  const { navigation } = window as { navigation?: HistoryEntries };
  const index = navigation?.currentEntry?.index ?? 0;
  return (navigation?.entries() ?? [])
    .slice(0, index)
    .reverse()
    .map(({ url }) => url);
}
