let last: string | undefined;

/** The previous page of this site, if any: within the in-app area, else by the referrer. */
export function previousPage(): string | undefined {
  if (last) return last;
  if (!document.referrer || !URL.canParse(document.referrer)) return undefined;
  const from = new URL(document.referrer);
  return from.origin === location.origin && from.pathname !== location.pathname
    ? from.pathname + from.search
    : undefined;
}

export function rememberPage(url: string): void {
  last = url;
}
