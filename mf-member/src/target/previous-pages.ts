/** The part of the browser's Navigation API that is read here; not every browser has it. */
interface HistoryEntries {
  readonly currentEntry?: { readonly index: number } | null;
  entries(): readonly { readonly url: string | null }[];
}

/**
 * The pages before this one, the most telling first: the one that a link names with `from`, those of the history (which
 * knows moves that loaded no document), and the document's referrer.
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
