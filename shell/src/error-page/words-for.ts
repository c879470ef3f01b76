import type { Business } from '@storefront/remote-kit/business.types';
import { findServerLayout } from '@storefront/ui/themes/server-layout';

/** Whether a page is a shop's; staff hosts have a theme without a header. */
export const isShop = ({ brand }: Pick<Business, 'brand'>): boolean => findServerLayout(brand).header !== 'none';

/** The business's own words about errors, which are for its shoppers: staff get none of them. */
export const wordsFor = (business: Business): Business['copy'] => (isShop(business) ? business.copy : {});
