/** The slug of the category that a path leads to, of its page or of an item in it; undefined for other paths. */
export const categoryOfPath = (path: string | null): string | undefined =>
  /^\/stores\/[^/?#]+\/category\/([^/?#]+)/.exec(path ?? '')?.[1];
