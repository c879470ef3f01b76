/** The first, the last and the pages around the current one, in order. */
export function nearbyPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((candidate) => candidate >= 1 && candidate <= pages);
  return [...new Set(near)].sort((a, b) => a - b);
}
