/** Two or more pages that are left out. */
interface Gap {
  readonly after: string;
}

/** The first, the last and the pages around the current one, in order, with the gaps between them. */
export function nearbyPages(page: number, pages: number): (number | Gap)[] {
  const candidates = [1, page - 1, page, page + 1, pages];
  // A gap of one page takes as much room as its number.
  if (page === 4) candidates.push(2);
  if (page === pages - 3) candidates.push(pages - 1);
  const near = [...new Set(candidates)].filter((each) => each >= 1 && each <= pages).sort((a, b) => a - b);
  return near.flatMap((each, at) => {
    const before = near[at - 1] ?? 0;
    return each - before > 1 ? [{ after: `after ${before}` }, each] : [each];
  });
}
