import type { StoreState } from '@storefront/bus/state.types';
import { checkThenAdd, otherPriceHere } from '@storefront/messages/catalogue';
import { fill } from '@storefront/messages/fill';
import { formatMoney } from '@storefront/money/format-money';
import type { LoadContext } from '@storefront/remote-kit/page.types';

/**
 * What a page says to a shopper who came from the search for stores with something to add: its price at this store, if
 * it is another than they saw (`?price-was=`), or that it is not added yet (`?check=`). Written by the server, because
 * few visits need it.
 */
export function arrivalNotice(
  { query, business }: Pick<LoadContext, 'query' | 'business'>,
  { name }: Pick<StoreState, 'name'>,
  price?: number,
): string | undefined {
  const { 'price-was': priceWas = '', check } = query;
  if (price !== undefined && /^\d{1,9}$/.test(priceWas) && Number(priceWas) !== price)
    return fill(otherPriceHere, formatMoney(price, business), name, formatMoney(Number(priceWas), business));
  return check ? fill(checkThenAdd, name) : undefined;
}
