import type { Banner } from '@storefront/api/entities/banner';

/** The path to which a banner leads, at a store; undefined for none, and for an address outside this storefront. */
export const bannerPath = ({ link }: Pick<Banner, 'link'>, storeSlug: string): string | undefined =>
  link && /^\/(?![/\\])/.test(link) ? link.replace(':storeSlug', encodeURIComponent(storeSlug)) : undefined;
