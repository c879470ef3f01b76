/** Writes the view to the URL without a new document, so that a reload or a link shows the same. */
export function writeQuery(changes: Readonly<Record<string, string | undefined>>): void {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changes))
    if (value) query.set(name, value);
    else query.delete(name);
  const search = query.toString();
  history.replaceState(history.state, '', search ? `?${search}` : location.pathname);
}
