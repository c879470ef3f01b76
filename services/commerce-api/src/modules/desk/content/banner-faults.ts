import type { BannerValues } from '@storefront/api/entities/desk/desk-banner';
import type { ProblemField } from '@storefront/api/entities/problem';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../database/database.types';
import { categories } from '../../../database/schema/catalogue';
import { fault } from '../../businesses/settings-faults';
import type { BannerColumns } from './banner-values';
import { linkAnswers } from './link-answers';
import { hasPicture } from './pictures';
import { timeFaults } from './time-faults';

/**
 * What keeps a banner from being saved, by field. A link, a category or a picture that has not been changed is not
 * checked: an import may have removed what it names, and the words must still be corrected.
 */
export async function bannerFaults(
  db: Database,
  businessId: number,
  set: BannerValues,
  columns: BannerColumns,
  was: BannerValues | undefined,
): Promise<ProblemField[]> {
  const { link, categorySlug, image, placement } = set;
  const faults = timeFaults({ validFrom: set.validFrom, validUntil: set.validUntil }, [
    columns.validFrom,
    columns.validUntil,
  ]);
  if (categorySlug !== null && placement !== 'category')
    faults.push(fault('categorySlug', 'Only a banner on pages of categories has a category'));
  if (link !== null && link !== was?.link && !(await linkAnswers(db, businessId, link)))
    faults.push(fault('link', 'There is no page of the shop at this path'));
  if (image !== null && image !== was?.image && !(await hasPicture(db, businessId, image)))
    faults.push(fault('image', 'The business has no such picture'));
  if (categorySlug !== null && categorySlug !== was?.categorySlug) {
    const isOwn = and(eq(categories.businessId, businessId), eq(categories.slug, categorySlug));
    if ((await db.$count(categories, isOwn)) === 0) faults.push(fault('categorySlug', 'There is no such category'));
  }
  return faults;
}
