import type { Business } from '../businesses/businesses.repository';
import type { DealIndex, DealRow } from './deals.repository';
import type { ItemFacts } from './items.repository';

/** Whether items high in fat, sugar or salt stay out of what is put before shoppers unasked; a grocer's rule unless it says otherwise. */
const restrictsHfss = ({ brand, settings }: Business): boolean => settings.restrictHfss ?? brand === 'grocery';

/** What may stand on the home page, in a banner, beside a basket or a checkout. */
export const isPromotable = (business: Business, { hfss }: Pick<ItemFacts, 'hfss'>): boolean =>
  !(hfss && restrictsHfss(business));

/** A deal is put before shoppers when all of its items may be. */
export const promotableDeals = (business: Business, { all, withHfss }: DealIndex): DealRow[] =>
  all.filter(({ id }) => isPromotable(business, { hfss: withHfss.has(id) }));
