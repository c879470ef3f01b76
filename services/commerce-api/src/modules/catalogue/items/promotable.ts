import type { Business } from '../../businesses/businesses.repository';
import type { ItemFacts } from './items.repository';

/** Whether promotions must not show items high in fat, sugar or salt; by default this applies to grocers. */
export const restrictsHfss = ({ brand, settings }: Business): boolean => settings.restrictHfss ?? brand === 'grocery';

/** Whether an item may be shown on the home page, in a banner, or beside a basket or checkout. */
export const isPromotable = (business: Business, { hfss }: Pick<ItemFacts, 'hfss'>): boolean =>
  !(hfss && restrictsHfss(business));
