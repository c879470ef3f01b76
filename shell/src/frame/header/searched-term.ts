/**
 * The term of the search page that is shown: the segment after the path of the store's search.
 * @returns undefined on other pages
 */
export function searchedTerm(url: string, searchPath: string): string | undefined {
  const [path = ''] = url.split(/[?#]/);
  if (!path.startsWith(`${searchPath}/`)) return undefined;
  try {
    return decodeURIComponent(path.slice(searchPath.length + 1).split('/')[0] ?? '');
  } catch {
    return undefined;
  }
}
