import type { Banner } from '@storefront/api/entities/banner';
import type { ReplyOf } from '@storefront/api/operation-types';
import { categoryOfPath } from '@storefront/routes/category-of-path';

type CategoryPlace = Pick<ReplyOf<'POST /catalogue/category-details'>, 'category' | 'parents' | 'children'>;

/** The first banner about a category, one above or one below it; a banner about no category fits every one. */
export function bannerFor(banners: readonly Banner[], place: CategoryPlace): Banner | undefined {
  const slugs = [place.category, ...place.parents, ...place.children].map(({ slug }) => slug);
  return banners.find(({ link }) => {
    const about = categoryOfPath(link);
    return !about || slugs.includes(about);
  });
}
