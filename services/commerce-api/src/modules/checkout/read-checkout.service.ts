import type { BodyOf, ReplyOf } from '@storefront/api/operation-types';
import type { Caller } from '../../http/operation.types';
import type { ServiceContext } from '../../service-context';
import { readOwnBasket } from '../basket/read-basket';
import type { Business } from '../businesses/businesses.repository';
import { storeDetails } from '../stores/stores.service';

/** What the steps of a checkout show before any script. @throws Problem basket_not_found */
export async function readCheckout(
  context: ServiceContext,
  business: Business,
  body: BodyOf<'POST /checkout/read'>,
  caller: Caller,
  now: Date,
): Promise<ReplyOf<'POST /checkout/read'>> {
  const basket = await readOwnBasket(context, business, body, caller, now);
  const { storeId } = basket;
  return { basket, store: storeId === null ? null : await storeDetails(context, business, { storeId }, now) };
}
