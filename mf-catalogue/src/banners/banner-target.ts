/**
 * The path that a banner's link leads to, with the store filled in for ':storeSlug'; undefined for a banner without a
 * link or with one to another site.
 */
export function bannerTarget(link: string | null, storeSlug: string): string | undefined {
  if (!link || !/^\/(?![/\\])/.test(link)) return undefined;
  return link.replace(':storeSlug', encodeURIComponent(storeSlug));
}
